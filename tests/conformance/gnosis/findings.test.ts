// The findings of packs of event rules: those of the published examples, and each kind once.
import { describe, expect, it } from "vitest";
import { buildPackSource } from "../../../shared/dialects/models";
import { languageOf } from "../../../shared/dialects/registry";
import { withFixes } from "../../../shared/language/fixes";
import { createCoverageCounter } from "../../../shared/host/checks/coverage";
import { playedFindings } from "../../../shared/host/checks/playedFindings";
import { levelEntries } from "../../../shared/host/checks/solutions";
import { diagnose, withPlayed } from "../../../shared/host/checks/diagnose";
import type { LocatedFinding } from "../../../shared/findings/finding";
import type { Json, JsonObject } from "../../../shared/base/json";
import { applyEdits } from "../../../shared/text/edit";

const MANIFEST = { "manifest.json": { dialect: "gnosis", title: "T" } };

function findingsOf(files: Readonly<Record<string, Json>>): readonly LocatedFinding[] {
  const texts = Object.entries({ ...MANIFEST, ...files }).map(([path, value]) => ({
    path,
    text: JSON.stringify(value),
  }));
  return Object.values(diagnose(buildPackSource(texts, [], []), null).byFile).flat();
}

function codesOf(files: Readonly<Record<string, Json>>): readonly string[] {
  return findingsOf(files).map(({ code, at }) => `${code} ${at ?? ""}`);
}

const RULES = "rules/a.json";
/** What a rule does that has nothing else to do. */
const DONE: readonly JsonObject[] = [{ type: "SET", target: "seen", value: true }];
/** An outcome that uses the calculation c. */
const USED: JsonObject = { type: "SET", target: "n", value: { fromContext: "calculations.c" } };

describe("the published examples of rules", () => {
  const sword = {
    id: "iron_sword_boost",
    category: "INTERCEPTOR",
    trigger: "COMBAT_DEAL_DAMAGE",
    conditions: [{ path: "payload.damageType", op: "EQUALS", value: "PHYSICAL" }],
    outcomes: [{ type: "MATH_ADD", target: "amount", value: 5 }],
  };
  const multiplier = { category: "INTERCEPTOR", outcomes: [{ type: "MATH_MULTIPLY", target: "amount", value: 1.5 }] };
  const achievement = {
    category: "OBSERVER",
    conditions: [{ path: "persistent.stats.kills", op: "EQUALS", value: 100 }],
    outcomes: [{ type: "FIRE_EVENT", target: "achievement.unlock", value: { id: "centurion" } }],
  };
  const sound = {
    category: "TRIGGER",
    outcomes: [{ type: "CALL_SERVICE", target: "Audio.PlaySfx", value: { clipId: "click_01" } }],
  };
  const chance = { op: "CHANCE_PERCENT", value: 15 };
  const calculations = [
    { name: "base_damage", fromContext: "payload.amount" },
    { name: "total_bonus", op: "*", args: [{ fromContext: "persistent.player.strength" }, 0.5] },
    {
      name: "final_damage",
      op: "+",
      args: [{ fromContext: "calculations.base_damage" }, { fromContext: "calculations.total_bonus" }],
    },
  ];
  const outcome = {
    type: "SET",
    target: "modifiedAmount",
    value: { fromContext: "calculations.final_damage", scale: 1.1, round: "ceil" },
  };
  const around = { id: "r", category: "INTERCEPTOR", trigger: "E", outcomes: DONE };
  const examples: readonly (readonly [string, JsonObject, readonly string[]])[] = [
    ["a whole rule", sword, []],
    ["a multiplier without id and trigger", multiplier, ["missing-field /trigger", "rule-incomplete "]],
    [
      "an achievement without id and trigger",
      achievement,
      ["missing-field /trigger", "rule-incomplete ", "event-unheard /outcomes/0/target"],
    ],
    ["a sound without id and trigger", sound, ["missing-field /trigger", "rule-incomplete "]],
    ["a chance", { ...around, conditions: [chance] }, []],
    ["calculations with an outcome", { ...around, calculations, outcomes: [outcome] }, []],
    [
      "an outcome without its calculations",
      { ...around, outcomes: [outcome] },
      ["unknown-calculation /outcomes/0/value/fromContext"],
    ],
  ];
  it.each(examples)("%s", (_title, rule, codes) => {
    expect(codesOf({ [RULES]: rule }).toSorted()).toEqual(codes.toSorted());
  });
});

describe("findings", () => {
  const rule = (parts: JsonObject): JsonObject => ({
    id: "r",
    category: "INTERCEPTOR",
    trigger: "E",
    outcomes: DONE,
    ...parts,
  });
  const condition = (parts: JsonObject): Readonly<Record<string, Json>> => ({
    [RULES]: rule({ conditions: [{ path: "payload.n", op: "GT", value: 1, ...parts }] }),
  });
  const kinds: readonly (readonly [string, Readonly<Record<string, Json>>])[] = [
    ["unknown-operator /conditions/0/op", condition({ op: "EQUAL" })],
    ["alias /conditions/0/op", condition({ op: ">" })],
    ["number-or-text /conditions/0/value", condition({ value: "5" })],
    ["unknown-root /conditions/0/path", condition({ path: "payloads.n" })],
    ["unknown-parameter /conditions/0/path", condition({ path: "parameters.p" })],
    ["chance-range /conditions/0/value", condition({ op: "CHANCE_PERCENT", value: 150 })],
    [
      "chance-first /conditions/0",
      {
        [RULES]: rule({
          conditions: [
            { op: "CHANCE_PERCENT", value: 5 },
            { path: "payload.n", op: "EXISTS" },
          ],
        }),
      },
    ],
    ["unknown-category /category", { [RULES]: rule({ category: "INTERCEPT" }) }],
    ["unknown-math /calculations/0/op", { [RULES]: rule({ calculations: [{ name: "c", op: "^", args: [1, 2] }] }) }],
    ["wrong-type /calculations/0/op", { [RULES]: rule({ calculations: [{ name: "c", op: 1 }], outcomes: [USED] }) }],
    [
      "wrong-type /calculations/0/op",
      { [RULES]: rule({ calculations: [{ name: "c", op: null, args: ["a"] }], outcomes: [USED] }) },
    ],
    [
      "wrong-arguments /calculations/0/args",
      { [RULES]: rule({ calculations: [{ name: "c", op: "SUB", args: [5] }] }) },
    ],
    [
      "calculation-too-late /calculations/0/fromContext",
      {
        [RULES]: rule({
          calculations: [
            { name: "c", fromContext: "calculations.d" },
            { name: "d", value: 1 },
          ],
        }),
      },
    ],
    [
      "outcome-of-other-category /outcomes/0/type",
      { [RULES]: rule({ outcomes: [{ type: "FIRE_EVENT", target: "E" }] }) },
    ],
    [
      "target-not-payload /outcomes/0/target",
      { [RULES]: rule({ outcomes: [{ type: "SET", target: "ephemeral.n" }] }) },
    ],
    [
      "service-target /outcomes/0/target",
      { [RULES]: rule({ category: "TRIGGER", outcomes: [{ type: "CALL_SERVICE", target: "Audio" }] }) },
    ],
    ["fact-intercepted /trigger", { [RULES]: rule({ trigger: "FACT_DONE" }) }],
    ["rule-incomplete /trigger", { [RULES]: rule({ trigger: "" }) }],
    ["wrong-arguments /calculations/0/name", { [RULES]: rule({ calculations: [{ name: "", value: 1 }] }) }],
    ["missing-file /rules", { "manifest.json": { dialect: "gnosis", rules: "rulez" }, [RULES]: rule({}) }],
    ["event-without-id /events/0/id", { [RULES]: rule({}), "sessions/s.json": { events: [{ id: "" }, { id: "E" }] } }],
    [
      "event-without-id /subscribers/0/publish/0/id",
      { "services.json": { subscribers: [{ event: "E", publish: [{ id: "" }] }] } },
    ],
    [
      "event-without-id /outcomes/0/target",
      { [RULES]: rule({ category: "OBSERVER", outcomes: [{ type: "FIRE_EVENT", target: "" }] }) },
    ],
    ["event-without-id /subscribers/0/event", { "services.json": { subscribers: [{ event: "" }] } }],
    ["service-target /services/Audio", { "services.json": { services: { Audio: {} } } }],
    ["service-target /services/A.", { "sessions/s.json": { services: { "A.": {}, "A.b": {} } } }],
    ["duplicate-rule-id /1/id", { [RULES]: [rule({}), rule({ trigger: "F" })] }],
    ["key-not-id /k", { [RULES]: { k: rule({}) } }],
    ["order-tie /1/executionOrder", { [RULES]: [rule({ executionOrder: 5 }), rule({ id: "s", executionOrder: 5 })] }],
    ["unknown-active-rule /rules/0", { [RULES]: rule({}), "state/ephemeral.json": { rules: ["s"] } }],
    ["event-never-comes /trigger", { [RULES]: rule({}), "events.json": { F: {} } }],
    [
      "event-unheard /outcomes/0/target",
      { [RULES]: rule({ category: "OBSERVER", outcomes: [{ type: "FIRE_EVENT", target: "F" }] }) },
    ],
    [
      "cascade-endless /outcomes/0/target",
      { [RULES]: rule({ category: "OBSERVER", outcomes: [{ type: "FIRE_EVENT", target: "E" }] }) },
    ],
    [
      "unknown-state-path /conditions/0/path",
      { ...condition({ path: "persistent.x" }), "state/persistent.json": { y: 1 } },
    ],
    ["missing-file /domains/0", { [RULES]: rule({}), "rules/index.json": { domains: ["b.json", "a.json"] } }],
    [
      "expectation-differs /events/0/expect/payload/n",
      {
        [RULES]: rule({ outcomes: [{ type: "SET", target: "n", value: 1 }] }),
        "sessions/s.json": { events: [{ id: "E", data: {}, expect: { payload: { n: 2 } } }] },
      },
    ],
    [
      "outcome-skipped /outcomes/0",
      {
        [RULES]: rule({ outcomes: [{ type: "MATH_ADD", target: "n", value: 1 }] }),
        "sessions/s.json": { events: [{ id: "E", data: {} }] },
      },
    ],
    [
      "loop-blocked /outcomes/0",
      {
        [RULES]: rule({
          category: "OBSERVER",
          conditions: [{ path: "payload.n", op: "NOT_EXISTS" }],
          outcomes: [{ type: "FIRE_EVENT", target: "E" }],
        }),
        "sessions/s.json": { events: [{ id: "E", data: {} }] },
      },
    ],
  ];
  it.each(kinds)("%s", (expected, files) => expect(codesOf(files)).toEqual([expected]));
});

describe("fixes", () => {
  const fixed = (files: Readonly<Record<string, Json>>): string | undefined => {
    const [finding] = findingsOf(files);
    const edits = finding?.fixes?.[0]?.changes.find(({ file }) => file === RULES)?.edits;
    return edits === undefined ? undefined : applyEdits(JSON.stringify(files[RULES]), edits);
  };
  const rule = (parts: JsonObject): JsonObject => ({
    id: "r",
    category: "INTERCEPTOR",
    trigger: "E",
    outcomes: DONE,
    ...parts,
  });
  it("write the canonical operator, the nearest name, a number for its text", () => {
    expect(fixed({ [RULES]: rule({ conditions: [{ path: "payload.n", op: "==", value: 1 }] }) })).toContain(
      '"op":"EQUALS"',
    );
    expect(fixed({ [RULES]: rule({ conditions: [{ path: "paylod.n", op: "EXISTS" }] }) })).toContain(
      '"path":"payload.n"',
    );
    expect(fixed({ [RULES]: rule({ conditions: [{ path: "payload.n", op: "GT", value: "5" }] }) })).toContain(
      '"value":5',
    );
  });
  /** The pack's texts after the last fix of the only finding with this code. */
  const afterFix = (code: string, files: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> => {
    const texts = Object.entries({ ...MANIFEST, ...files }).map(([path, value]) => ({
      path,
      text: JSON.stringify(value),
    }));
    const pack = buildPackSource(texts, [], []);
    const located = Object.values(diagnose(pack, null).byFile).flat();
    const [finding] = withFixes(
      languageOf(pack),
      pack,
      located.filter((each) => each.code === code),
    );
    const fix = finding?.fixes?.at(-1);
    return Object.fromEntries(
      (fix?.changes ?? []).map(({ file, edits }) => [
        file,
        JSON.parse(applyEdits(pack.files.get(file)?.text ?? "", edits)) as Json,
      ]),
    );
  };
  it.each<readonly [string, Readonly<Record<string, Json>>, Readonly<Record<string, unknown>>]>([
    [
      "calculation-too-late",
      {
        [RULES]: rule({
          calculations: [
            { name: "a", value: 1 },
            { name: "c", fromContext: "calculations.d" },
            { name: "d", value: 1 },
          ],
        }),
      },
      { [RULES]: { calculations: [{ name: "a" }, { name: "d" }, { name: "c" }] } },
    ],
    [
      "chance-first",
      {
        [RULES]: [
          rule({
            conditions: [
              { op: "CHANCE_PERCENT", value: 5 },
              { path: "payload.n", op: "EXISTS" },
            ],
          }),
        ],
      },
      { [RULES]: [{ conditions: [{ op: "EXISTS" }, { op: "CHANCE_PERCENT" }] }] },
    ],
    ["key-not-id", { [RULES]: { k: rule({}) } }, { [RULES]: { r: { id: "r" } } }],
    [
      "event-never-comes",
      { [RULES]: rule({}), "events.json": { Other: {} } },
      { "events.json": { E: { payload: {} } } },
    ],
    [
      "unknown-state-path",
      {
        [RULES]: rule({ conditions: [{ path: "persistent.stats.kills", op: "GT", value: 1 }] }),
        "state/persistent.json": { stats: {} },
      },
      { "state/persistent.json": { stats: { kills: 0 } } },
    ],
    [
      "unknown-parameter",
      { [RULES]: rule({ conditions: [{ path: "parameters.p", op: "GT", value: 1 }] }) },
      { [RULES]: { parameters: { p: 0 } } },
    ],
    [
      "cascade-endless",
      { [RULES]: rule({ category: "OBSERVER", outcomes: [{ type: "FIRE_EVENT", target: "E" }] }) },
      { [RULES]: { enabled: false } },
    ],
    ["duplicate-rule-id", { [RULES]: [rule({}), rule({ trigger: "F" })] }, { [RULES]: [{ id: "r" }, { id: "r_2" }] }],
  ])("of %s", (code, files, expected) => {
    const after = afterFix(code, files);
    expect(after).toMatchObject(expected);
    // What is fixed is no finding any more.
    expect(codesOf({ ...files, ...after }).filter((each) => each.startsWith(`${code} `))).toEqual([]);
  });

  it("expect what happened", () => {
    const session = { events: [{ id: "E", data: {}, expect: { payload: { n: 2 }, events: ["F"] } }] };
    const files = { [RULES]: rule({ outcomes: [{ type: "SET", target: "n", value: 1 }] }), "sessions/s.json": session };
    const edits = findingsOf(files).flatMap(
      ({ fixes = [] }) => fixes[0]?.changes.flatMap((change) => change.edits) ?? [],
    );
    expect(JSON.parse(applyEdits(JSON.stringify(session), edits))).toEqual({
      events: [{ id: "E", data: {}, expect: { payload: { n: 1 }, events: [] } }],
    });
  });
  it("let a rule run only when the number that it changes is there", () => {
    const files = {
      [RULES]: rule({ outcomes: [{ type: "MATH_ADD", target: "n", value: 1 }] }),
      "sessions/s.json": { events: [{ id: "E", data: {} }] },
    };
    expect(fixed(files)?.replaceAll(/\s/g, "")).toContain('"conditions":[{"path":"payload.n","op":"EXISTS"}]');
  });
});

describe("one mistake", () => {
  const rule = { id: "r", category: "INTERCEPTOR", trigger: "E", outcomes: DONE };
  it.each<readonly [string, Json, string]>([
    ["a list", [rule, rule], "duplicate-rule-id /1/id"],
    ["a rule without an event", [rule, { ...rule, id: "s", trigger: "" }], "rule-incomplete /1/trigger"],
  ])("in %s is told once, also when sessions are played", (_title, rules, expected) => {
    const files = { ...MANIFEST, [RULES]: rules, "sessions/s.json": { events: [{ id: "E" }] } };
    const texts = Object.entries(files).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
    const pack = buildPackSource(texts, [], []);
    const diagnosis = diagnose(pack, null);
    const levels = levelEntries(pack, diagnosis.compilation.game);
    const counted = levels.flatMap((entry) => createCoverageCounter().count(entry) ?? []);
    const byFile = withPlayed(diagnosis, playedFindings(pack, levels, [], counted));
    expect((byFile[RULES] ?? []).map(({ code, at }) => `${code} ${at ?? ""}`)).toEqual([expected]);
  });
});

describe("long chains of events", () => {
  const chain = (length: number, last: string): Json =>
    Array.from({ length }, (_, index) => ({
      id: `r${index}`,
      category: "OBSERVER",
      trigger: `E${index}`,
      outcomes: [{ type: "FIRE_EVENT", target: index === length - 1 ? last : `E${index + 1}` }],
    }));
  const endless = (rules: Json): readonly LocatedFinding[] =>
    findingsOf({ [RULES]: rules }).filter(({ code }) => code === "cascade-endless");

  it("end by themselves, however long they are", () => {
    expect(endless(chain(10_000, "over"))).toEqual([]);
  });

  it("that lead back are told by name, long ones in part", () => {
    expect(endless(chain(2, "E0")).map(({ message }) => message)).toEqual([
      "This never ends by itself: E0 → E1 → E0. No rule on the way has a condition.",
      "This never ends by itself: E1 → E0 → E1. No rule on the way has a condition.",
    ]);
    const [first] = endless(chain(500, "E0"));
    expect(first?.message).toContain("E0 → E1 → E2 → E3 → E4 → E5 → E6 → E7 → E8 → E9 → 490 more → E0.");
  });
});
