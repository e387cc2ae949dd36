import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { builtCli } from "../scripts/prepare/cliPackage.mts";
import { ran } from "./command.testing";

const projectRoot = path.resolve(__dirname, "..");
const samplePack = path.join(projectRoot, "sample-packs/flag-worlds");
/** The bundled program, as it is installed: it starts in a tenth of the time. */
let program = "";
beforeAll(async () => {
  program = await builtCli();
}, 180_000);

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process. Starting the program for each takes many times as long as what it does. */
async function cliHere(args: readonly string[]): Promise<Ended> {
  const { code, output, errors } = await ran(...args);
  return { code, stdout: output, stderr: errors };
}

/** Runs the program, as its user does, in a folder, the project's own by default, and waits for its end. */
function cli(args: readonly string[], input = "", cwd = projectRoot): Promise<Ended> {
  return run([program, ...args], input, cwd);
}

function run(args: readonly string[], input: string, cwd: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, INIT_CWD: cwd } });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(input);
  });
}

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A copy of the sample pack as DIR/flag-worlds, with changed texts; gives DIR. */
function packsFolder(changes: Readonly<Record<string, (text: string) => string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-cli-"));
  folders.push(folder);
  const pack = path.join(folder, "flag-worlds");
  cpSync(samplePack, pack, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    writeFileSync(path.join(pack, file), change(readFileSync(path.join(pack, file), "utf8")));
  }
  return folder;
}

const move = (direction: string): object => ({ action: "move", direction });
const FIRST_LEVEL = ["right", "right", "down", "down", "right", "right", "down"].map(move);

describe("the command line", () => {
  it("explains itself", async () => {
    const { code, stdout } = await cli(["--help"]);
    expect(code).toBe(0);
    for (const command of ["check PACK", "solve PACK", "replay --packs DIR", "trace PACK LEVEL"])
      expect(stdout).toContain(command);
  });

  it.each([
    ["nothing", []],
    ["an unknown command", ["polish"]],
    ["a folder that is not there", ["check", "no/such/pack"]],
    ["a folder that is no pack", ["check", path.join(projectRoot, "shared")]],
    ["a folder of packs that is not there", ["replay", "--packs", "no/such/packs"]],
    ["a level that is not there", ["trace", samplePack, "fw_999"]],
    ["a rule that is not there", ["trace", samplePack, "fw_001", "--why", "torch_burn"]],
    ["a turn that is not there", ["trace", samplePack, "fw_001", "--step", "8"]],
  ])("ends with 2 and a sentence when given %s", async (_, args) => {
    const { code, stdout, stderr } = await cli(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});

describe("the script behind npm run cli", () => {
  it("takes paths from where its user is, wherever that is", async () => {
    const script = path.join(projectRoot, "scripts/run.mjs");
    const { code, stdout, stderr } = await run([script, "cli", "check", "flag-worlds"], "", packsFolder());
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("10 of 10 levels win");
  });
});

describe("check", () => {
  it("finds nothing wrong with the sample pack", async () => {
    const { code, stdout } = await cli(["check", samplePack]);
    expect(stdout).toMatch(/fw_001 +wins in 7 moves/);
    expect(stdout).toContain("0 errors");
    expect(code).toBe(0);
  });

  it("lists a mistake as JSON without the solutions that fail because of it", async () => {
    const folder = packsFolder({
      "game.json": (text) => text.replace('["liquid", "walkable"]', '["likuid", "walkable"]'),
    });
    const { code, stdout } = await cli(["check", "flag-worlds", "--json"], "", folder);
    const [pack] = (JSON.parse(stdout) as { packs: { findings: { code: string }[]; levels: { status: string }[] }[] })
      .packs;
    const codes = new Set(pack!.findings.map((finding) => finding.code));
    expect(codes).toContain("unknown-tag");
    expect(codes).not.toContain("solution-broken");
    expect(pack!.levels.map(({ status }) => status)).toContain("does-not-win");
    expect(code).toBe(1);
  });

  it("reports as JSON, path as given, files relative to the pack", async () => {
    const folder = packsFolder({
      "levels/fw_001.json": (text) => text.replace('"position": [4, 3]', '"position": [4, 0]'),
      "levels/fw_003.json": (text) => text.replace("}", "},"),
    });
    const { code, stdout } = await cli(["check", "flag-worlds", "--json"], "", folder);
    expect(code).toBe(1);
    const report = JSON.parse(stdout) as { packs: Record<string, unknown>[] };
    expect(Object.keys(report)).toEqual(["packs"]);
    expect(report.packs).toHaveLength(1);
    const [pack] = report.packs as [{ findings: object[]; levels: object[] }];
    expect(Object.keys(pack)).toEqual(["path", "profile", "findings", "levels"]);
    expect(pack).toMatchObject({ path: "flag-worlds", profile: "dsl-0.5" });
    const [first] = pack.levels;
    expect(first).toEqual({ id: "fw_001", title: "First Steps", status: "does-not-win", moves: 7 });
    expect(pack.findings).toContainEqual(
      expect.objectContaining({ code: "solution-broken", severity: "error", file: "levels/fw_001.json" }),
    );
    const syntax = pack.findings.filter((finding) => "file" in finding && finding.file === "levels/fw_003.json");
    expect(syntax).toContainEqual({
      code: expect.any(String) as string,
      severity: "error",
      message: expect.any(String) as string,
      file: "levels/fw_003.json",
      line: expect.any(Number) as number,
      column: expect.any(Number) as number,
      endLine: expect.any(Number) as number,
      endColumn: expect.any(Number) as number,
      fixes: expect.any(Array) as readonly object[],
    });
  });

  it("reports a file that is no text at its start", async () => {
    const folder = packsFolder();
    writeFileSync(path.join(folder, "flag-worlds/levels/fw_003.json"), Buffer.from([0x7b, 0xff, 0xfe, 0x7d]));
    const { code, stdout } = await cliHere(["check", path.join(folder, "flag-worlds")]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/fw_003\.json:1:1: error: .+ \[unreadable-file\]$/m);
  });

  it("tells of a rule that no solution fires, which is no failure", async () => {
    const rule = '{ "id": "idle_hands", "on": "avatar_entered", "where": { "position": [0, 0] }, "then": [] }';
    const folder = packsFolder({ "game.json": (text) => text.replace('"rules": [', `"rules": [\n    ${rule},`) });
    const { code, stdout } = await cliHere(["check", path.join(folder, "flag-worlds")]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /game\.json:\d+:\d+: information: No solution fires "idle_hands": .+ \[rule-never-fired\]$/m,
    );
  });

  it("tells of the move in which a cascade is cut off, and of the rule that would have fired", async () => {
    const links = ["turn", "one", "two", "three", "four"];
    const rules = links.slice(1).map((name, index) => {
      const where = { event: { param: "variable", equals: links[index] } };
      const on = index === 0 ? { on: "avatar_entered" } : { on: "variable_changed", where };
      return JSON.stringify({ id: `count_${name}`, ...on, then: [{ increment_variable: { name } }] });
    });
    const folder = packsFolder({
      "game.json": (text) => text.replace('"rules": [', `"rules": [\n    ${rules.join(",\n    ")},`),
    });
    const { code, stdout } = await cli(["check", "flag-worlds"], "", folder);
    const where = String.raw`^flag-worlds[/\\]levels[/\\]fw_001\.json:\d+:\d+: warning: `;
    expect(stdout).toMatch(
      new RegExp(
        `${where}In move 1 \\(move right\\) the cascade .+; "count_four" would .+ \\[cascade-cut-off\\]$`,
        "m",
      ),
    );
    expect(code).toBe(0);
  });

  it("names the place of a finding as file:line:column", async () => {
    const folder = packsFolder({ "levels/fw_003.json": (text) => text.replace("}", "},") });
    const { code, stdout } = await cli(["check", "flag-worlds"], "", folder);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^flag-worlds[/\\]levels[/\\]fw_003\.json:\d+:\d+: error: .+ \[[a-z-]+\]$/m);
  });

  it.each([
    ["wins-early", 7, (text: string) => addMove(text)],
    ["illegal-action", 3, (text: string) => replaceMove(text, 3, '{ "action": "fly" }')],
  ])("tells of a path that is %s at which step", async (status, step, change) => {
    const folder = packsFolder({ "levels/fw_001.json": change });
    const { stdout } = await cliHere(["check", path.join(folder, "flag-worlds"), "--json"]);
    const { packs } = JSON.parse(stdout) as { packs: { levels: { id: string }[] }[] };
    expect(packs[0]!.levels.find(({ id }) => id === "fw_001")).toMatchObject({ status, step });
  });
});

/** The first level with one more move after the winning one. */
function addMove(text: string): string {
  return text.replace(
    /(\{ "action": "move", "direction": "down" \})(\s*\],)/,
    '$1, { "action": "move", "direction": "up" }$2',
  );
}

function replaceMove(text: string, step: number, move: string): string {
  let count = 0;
  return text.replaceAll(/\{ "action": "move", "direction": "\w+" \}/g, (found) => {
    count += 1;
    return count === step ? move : found;
  });
}

describe("compare", () => {
  it("names the levels that play differently and the moves that show it", async () => {
    const limit = '"loseConditions": [{ "type": "max_actions", "config": { "limit": 2 } }], "goals":';
    const folder = packsFolder({ "levels/fw_001.json": (text) => text.replace('"goals":', limit) });
    const { code, stdout } = await cli(["compare", "flag-worlds"], "", folder);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^fw_001 {2}differs on its solution after: move right, move right: the level is lost .* as published, not over as dsl-0\.5$/m,
    );
    expect(stdout).not.toContain("fw_002");
  });
});

describe("replay", () => {
  const line = (value: object): string => `${JSON.stringify(value)}\n`;

  it("answers each walk with a digest and the events' types for each step", async () => {
    const walk = { pack: "flag-worlds", level: "fw_001", walk: "gold", actions: FIRST_LEVEL };
    const { code, stdout } = await cli(["replay", "--packs", path.dirname(samplePack)], line(walk));
    expect(code).toBe(0);
    const answer = JSON.parse(stdout) as { initial: string; steps: { won: boolean; events: string[] }[] };
    expect(Object.keys(answer)).toEqual(["pack", "level", "walk", "initial", "steps"]);
    expect(answer).toMatchObject({ pack: "flag-worlds", level: "fw_001", walk: "gold" });
    expect(answer.initial).toMatch(/^[0-9a-f]{16}$/);
    expect(answer.steps.map(({ won }) => won)).toEqual([...Array.from({ length: 6 }, () => false), true]);
    expect(answer.steps[0]).toEqual({
      accepted: true,
      won: false,
      lost: false,
      digest: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      events: ["avatar_exited", "avatar_entered", "turn_ended"],
    });
  });

  it("answers a walk in the profile asked for", async () => {
    const walk = { pack: "flag-worlds", level: "fw_001", walk: 1, actions: FIRST_LEVEL };
    const packs = ["replay", "--packs", path.dirname(samplePack)];
    for (const profile of ["published", "dsl-0.5"]) {
      const { code, stdout } = await cli([...packs, "--profile", profile], line(walk));
      expect(code).toBe(0);
      expect(stdout).toContain('"walk":1');
    }
  });

  it("answers what cannot be replayed with an error, and goes on", async () => {
    const good = { pack: "flag-worlds", level: "fw_001", walk: "w", actions: [] };
    const input = [
      "{broken\n",
      line([]),
      line({ pack: "flag-worlds", level: 3 }),
      line({ ...good, pack: "nowhere" }),
      line({ ...good, pack: "../flag-worlds" }),
      line({ ...good, level: "fw_999" }),
      line({ ...good, actions: "up" }),
      line({ ...good, actions: [{ direction: "up" }] }),
      "\n",
      line(good),
    ].join("");
    const { code, stdout, stderr } = await cli(["replay", "--packs", path.dirname(samplePack)], input);
    const answers = stdout
      .trimEnd()
      .split("\n")
      .map((text) => JSON.parse(text) as { error?: string; steps?: unknown[] });
    expect(answers.map(({ error }) => typeof error)).toEqual([
      ...Array.from({ length: 8 }, () => "string"),
      "undefined",
    ]);
    expect(answers.at(-1)!.steps).toEqual([]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  });

  it("replays a thousand walks in one go", async () => {
    const walk = line({ pack: "flag-worlds", level: "fw_001", walk: "many", actions: FIRST_LEVEL });
    const { code, stdout } = await cli(["replay", "--packs", path.dirname(samplePack)], walk.repeat(1000));
    const answers = stdout.trimEnd().split("\n");
    expect(code).toBe(0);
    expect(answers).toHaveLength(1000);
    expect(new Set(answers).size).toBe(1);
  });
});

describe("trace", () => {
  it("prints every turn of the recorded solution as a tree", async () => {
    const { code, stdout } = await cli(["trace", samplePack, "fw_001"]);
    expect(code).toBe(0);
    expect(stdout).toContain("avatar_entered");
    expect(stdout.match(/^\S.*$/gm)!.length).toBeGreaterThanOrEqual(8);
  });
});

describe("trace --compare", () => {
  const other = (change: (game: string) => string): string =>
    path.join(packsFolder({ "game.json": change }), "flag-worlds");

  it("names the turn and the rule at which another version of the pack parts, and how the boards differ", async () => {
    const edited = other((game) => game.replace('"hasItem": "torch"', '"hasItem": "lamp"'));
    const { code, stdout } = await cli(["trace", samplePack, "fw_003", "--compare", edited]);
    expect(code).toBe(1);
    const lines = stdout.split("\n");
    expect(lines[0]).toBe(`The runs diverge in turn 14; here: won after 15 moves, ${edited}: 15 moves, not over.`);
    expect(lines[1]).toContain("here: pass 1 · rule torch_burns fired for move_blocked at (4,2)");
    expect(lines[2]).toContain("if avatar {hasItem: lamp}: does not hold (found");
    expect(lines[3]).toBe("after turn 14: move down:");
    expect(lines).toContain(`  objects at (4,2): empty here, wood ${edited}`);
    expect(lines).toContain("  only here: object_removed at (4,2) {kind: wood, animation: burning}");
    const before = await cliHere(["trace", samplePack, "fw_003", "--compare", edited, "--step", "13"]);
    expect(before.stdout).toContain("after turn 13: move right: the same");
  });

  it("tells when a profile plays the same, and refuses what cannot be compared", async () => {
    const same = await cli(["trace", samplePack, "fw_001", "--compare", "published"]);
    expect(same).toEqual({ code: 0, stdout: "The runs are the same: won after 7 moves.\n", stderr: "" });
    for (const args of [["dsl-0.9"], ["published", "--step", "99"]]) {
      expect((await cliHere(["trace", samplePack, "fw_001", "--compare", ...args])).code).toBe(2);
    }
  });
});

describe("format", () => {
  it("brings files into the house style, once, and changes nothing that is played", async () => {
    const folder = packsFolder({ "levels/fw_001.json": (text) => JSON.stringify(JSON.parse(text)) });
    const file = path.join(folder, "flag-worlds/levels/fw_001.json");
    const checked = await cli(["format", "flag-worlds/", "--check"], "", folder);
    expect(checked.code).toBe(1);
    expect(checked.stdout).toContain(path.normalize("flag-worlds/levels/fw_001.json"));
    const { code } = await cli(["format", "flag-worlds"], "", folder);
    expect(code).toBe(0);
    expect(readFileSync(file, "utf8")).toMatch(/^\{\n {2}"id": "fw_001",\n/);
    expect(await cli(["format", "flag-worlds", "--check"], "", folder)).toEqual({ code: 0, stdout: "", stderr: "" });
    expect((await cli(["check", "flag-worlds"], "", folder)).stdout).toContain("10 of 10 levels win");
  });

  it("names a file that cannot be read", async () => {
    const folder = packsFolder({});
    writeFileSync(path.join(folder, "flag-worlds/levels/fw_001.json"), Buffer.from([0x7b, 0xff, 0xfe]));
    const { code, stderr } = await cli(["format", "flag-worlds", "--check"], "", folder);
    expect(code).toBe(1);
    expect(stderr).toMatch(/fw_001\.json: .*UTF-8/);
    const solved = await cli(["solve", "flag-worlds", "fw_002"], "", folder);
    expect(solved.stderr).toMatch(/^levels.fw_001\.json: .*UTF-8/);
    const refused = await cli(["solve", "flag-worlds", "fw_001"], "", folder);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/^levels.fw_001\.json: .*UTF-8[^]*The pack has no level "fw_001"/);
  });

  it("leaves a text that does not parse as it is, and says so", async () => {
    const folder = packsFolder({ "levels/fw_001.json": (text) => text.replace("}", "},") });
    const file = path.join(folder, "flag-worlds/levels/fw_001.json");
    const before = readFileSync(file, "utf8");
    const { code, stderr } = await cli(["format", "flag-worlds"], "", folder);
    expect(code).toBe(1);
    expect(stderr).toContain("fw_001.json: A text that is not valid JSON");
    expect(readFileSync(file, "utf8")).toBe(before);
  });
});
