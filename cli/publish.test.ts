import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type Printed, ran } from "./command.testing";

const SAMPLE = path.resolve(__dirname, "../sample-packs/seed-rules");

/** Runs the command on the sample with these arguments. */
function run(...args: readonly string[]): Promise<Printed> {
  return runOn(SAMPLE, ...args);
}

function runOn(pack: string, ...args: readonly string[]): Promise<Printed> {
  return ran("publish", pack, ...args);
}

it("publishes an event of a pack", async () => {
  const payload = '{"amount": 10, "damageType": "PHYSICAL"}';
  const { code, output } = await run("--event", "COMBAT_DEAL_DAMAGE", "--payload", payload, "--json");
  expect([code, JSON.parse(output)]).toEqual([
    0,
    {
      final: { id: "COMBAT_DEAL_DAMAGE", payload: { amount: 15, damageType: "PHYSICAL" }, denied: false },
      fired: [],
      calls: [],
      blocked: 0,
      changes: [],
    },
  ]);
});

it("publishes the events of a session", async () => {
  const { output } = await run("--session", "4-centurion", "--json");
  expect(JSON.parse(output)).toMatchObject({
    fired: [{ id: "achievement.unlock", payload: { id: "centurion" } }],
    calls: [{ service: "Audio", function: "PlaySfx", parameters: { clipId: "centurion" } }],
    changes: [{ path: "ephemeral.lastKill", before: null, after: "rat" }],
  });
});

it("runs a map of rules in the order in which it is written, whatever their names", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const rule = (type: string, value: number) =>
    JSON.stringify({ category: "INTERCEPTOR", trigger: "E", outcomes: [{ type, target: "n", value }] });
  const rules = `{"10": ${rule("MATH_ADD", 5)}, "9": ${rule("MATH_MULTIPLY", 2)}}`;
  const session = { id: "s", events: [{ id: "E", data: { n: 10 }, expect: { payload: { n: 30 } } }] };
  writeFileSync(path.join(folder, "manifest.json"), '{"dialect": "gnosis"}');
  for (const name of ["rules", "sessions"]) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, "rules/a.json"), rules);
  writeFileSync(path.join(folder, "sessions/s.json"), JSON.stringify(session));
  const { output } = await runOn(folder, "--session", "s", "--json");
  expect(JSON.parse(output)).toMatchObject({ final: { payload: { n: 30 } } });
  const checked = await ran("check", folder, "--json");
  expect(JSON.parse(checked.output)).toMatchObject({ packs: [{ findings: [], levels: [{ status: "wins" }] }] });
});

it("takes a session's file in a pack, with the pack's rules", async () => {
  const { output } = await runOn(path.join(SAMPLE, "sessions/1-iron-sword.json"), "--json");
  expect(JSON.parse(output)).toMatchObject({ final: { payload: { amount: 10, damageType: "FIRE" } } });
});

it("makes no call and keeps no state in a dry run", async () => {
  const { output } = await run("--session", "4-centurion", "--dry-run", "--json");
  expect(JSON.parse(output)).toMatchObject({ calls: [], changes: [], fired: [{ id: "achievement.unlock" }] });
});

it("lists the calls that a dry run would make", async () => {
  const { output } = await run("--session", "4-centurion", "--dry-run", "--json");
  const call = { service: "Audio", function: "PlaySfx", parameters: { clipId: "centurion" } };
  expect(JSON.parse(output)).toMatchObject({ calls: [], notMade: [call] });
  const lines = (await run("--session", "4-centurion", "--dry-run")).output.split("\n");
  expect(lines).toContain('  would call Audio.PlaySfx {"clipId":"centurion"}');
  expect(lines.filter((line) => line.startsWith("  called"))).toEqual([]);
});

it("prints for people without --json", async () => {
  const { output } = await run("--session", "4-centurion");
  expect(output.split("\n")[1]).toBe('  fired achievement.unlock {"id":"centurion"}');
});

it("says what a limit left out", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "s.json");
  const copy = { path: "persistent.copy", value: { fromContext: "persistent.list" } };
  const subscribers = [{ event: "E", set: [copy, copy] }];
  writeFileSync(
    file,
    JSON.stringify({ subscribers, persistent: { list: Array(60_000).fill(0) }, events: [{ id: "E" }] }),
  );
  const why = "The persistent state would become too large.";
  const { output } = await runOn(file, "--json");
  expect(JSON.parse(output)).toMatchObject({ leftOut: [{ why, times: 2 }] });
  expect((await runOn(file)).output).toBe(`E {}\n  left out: ${why} (2 times)\n`);
});

it("says how much was skipped, and lists each outcome once for each reason when asked", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "s.json");
  const rules = [
    { id: "r", category: "INTERCEPTOR", trigger: "E", outcomes: [{ type: "MATH_ADD", target: "a", value: 1 }] },
  ];
  const subscribers = [{ event: "E", set: [{ path: "ephemeral.n", value: { fromContext: "payload.n" } }] }];
  const events = [{ id: "E" }, { id: "E" }];
  writeFileSync(file, JSON.stringify({ rules, subscribers, events }));
  expect((await runOn(file)).output).toBe("E {}\nE {}\n  skipped 4 outcomes: --skipped lists them\n");
  expect(JSON.parse((await runOn(file, "--json")).output)).not.toHaveProperty("skipped");
  expect((await runOn(file, "--skipped")).output).toBe(
    "E {}\nE {}\n  skipped MATH_ADD a of r: The target is not a number. (2 times)\n" +
      "  skipped /subscribers/0/set/0: Its value has an invalid binding: payload.n is not there. (2 times)\n",
  );
  expect(JSON.parse((await runOn(file, "--skipped", "--json")).output)).toMatchObject({
    skipped: [
      { rule: "r", outcome: 0, what: "MATH_ADD a", why: "The target is not a number.", times: 2 },
      { at: "/subscribers/0/set/0", why: "Its value has an invalid binding: payload.n is not there.", times: 2 },
    ],
  });
});

it.each([
  [["--session", "nobody"], /it has 1-iron-sword/],
  [[], /no event to publish/],
  [["--payload", "{}"], /needs --event/],
  [["--event", "A", "--payload", "[]"], /JSON object/],
  [["--event", "A", "--payload", `{"a": ${"[".repeat(50_000)}${"]".repeat(50_000)}}`], /nested .* 256 deep/],
])("refuses %j", async (args, reason) => {
  const { code, errors } = await run(...args);
  expect([code, errors]).toEqual([2, expect.stringMatching(reason)]);
});

it("prints what each event of a session comes to, one after the other", async () => {
  const dungeon = path.resolve(__dirname, "../sample-packs/dungeon");
  const { output } = await runOn(dungeon, "--session", "6-shop");
  expect(output.split("\n").filter((line) => line.startsWith("REQUEST_SHOP_BUY"))).toHaveLength(2);
});

it("says what can be published where nothing is asked for", async () => {
  const { code, errors } = await run();
  expect(code).toBe(2);
  expect(errors).toContain("Its sessions are 1-iron-sword, ");
  expect(errors).toContain("Its rules wait for COMBAT_DEAL_DAMAGE, ");
});

it("says that a pack is in another language", async () => {
  const chess = path.resolve(__dirname, "../sample-packs/chess");
  const { code, errors } = await runOn(chess);
  expect([code, errors]).toEqual([2, `${chess} has no event rules; its language is Board game.\n`]);
});

it("refuses a folder that is no pack, and says where a broken text is wrong", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const empty = await runOn(folder, "--event", "HIT");
  expect([empty.code, empty.errors]).toEqual([
    2,
    `${folder} is not a pack: it has neither manifest.json nor game.json.\n`,
  ]);
  const file = path.join(folder, "broken.json");
  writeFileSync(file, '{\n  "rules": [,]\n}');
  const broken = await runOn(file, "--event", "HIT");
  expect(broken.code).toBe(1);
  expect(broken.errors).toMatch(/broken\.json:2:13: /);
  expect(broken.errors.trim().split("\n")).toHaveLength(1);
});

it("says that nothing waits for an event, with the nearest name", async () => {
  const { code, errors } = await run("--event", "COMBAT_DEAL_DAMGE");
  expect([code, errors]).toEqual([
    0,
    'Nothing waits for the event "COMBAT_DEAL_DAMGE". Did you mean "COMBAT_DEAL_DAMAGE"?\n',
  ]);
});
