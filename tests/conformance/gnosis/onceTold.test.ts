// What follows from a mistake in a rule is not reported beside it.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { applyEdits } from "../../../shared/text/edit";
import { codesOf, findingsOf, rule } from "./checked.testing";

const RULES = "rules/a.json";

function outcome(value: JsonObject, more: JsonObject = {}): Readonly<Record<string, Json>> {
  return { [RULES]: rule({ outcomes: [value], ...more }) };
}

it.each<readonly [string, Readonly<Record<string, Json>>]>([
  ["misspelt-binding /outcomes/0/value/from", outcome({ type: "MATH_ADD", target: "n", value: { from: "payload.m" } })],
  ["unknown-field /outcomes/0/amount", outcome({ type: "MATH_ADD", target: "n", amount: 1 })],
  ["unknown-field /conditions/0/gt", { [RULES]: rule({ conditions: [{ path: "payload.n", gt: 1 }] }) }],
  [
    "outcome-of-other-category /outcomes/0/type",
    {
      [RULES]: rule({
        trigger: "FACT_E",
        outcomes: [{ type: "FIRE_EVENT", target: "F", value: {} }],
      }),
      "events.json": { FACT_E: {} },
    },
  ],
  [
    "outcome-of-other-category /outcomes/0/type",
    outcome({ type: "CALL_SERVICE", target: "A.b" }, { category: "OBSERVER" }),
  ],
])("%s is the one finding", (finding, files) => {
  expect(codesOf(files)).toEqual([finding]);
});

it("a condition whose operator is a field gets the operator as such", () => {
  const [finding] = findingsOf({ [RULES]: rule({ conditions: [{ path: "payload.n", gt: 1 }] }) });
  expect(finding?.fixes?.[0]?.changes[0]?.edits[0]?.text).toBe('"op": "GT", "value"');
});

it("the first event of a session that comes out otherwise is one finding, with fixes for it and for all", () => {
  const expect_ = { payload: { n: 2 }, denied: true, events: ["F"] };
  const session = { events: [{ id: "E", data: {} }, ...[1, 2].map(() => ({ id: "E", data: {}, expect: expect_ }))] };
  const files = { [RULES]: rule({ outcomes: [{ type: "SET", target: "n", value: 1 }] }), "sessions/s.json": session };
  const findings = findingsOf(files);
  expect(findings.map(({ code, at, message }) => `${code} ${at} ${message}`)).toEqual([
    "expectation-differs /events/1/expect/payload/n Expected 2, but it is 1. There are 2 more differences.",
  ]);
  const after = (fix: number): unknown => {
    const edits = findings[0]?.fixes?.[fix]?.changes[0]?.edits ?? [];
    const { events } = JSON.parse(applyEdits(JSON.stringify(session), edits)) as typeof session;
    return events.map((each) => ("expect" in each ? each.expect : null));
  };
  const happened = { payload: { n: 1 }, denied: false, events: [] };
  expect(findings[0]?.fixes?.map(({ title }) => title)).toEqual([
    "Expect what happened",
    "Expect what happened in the whole session",
  ]);
  expect(after(0)).toEqual([null, happened, expect_]);
  expect(after(1)).toEqual([null, happened, happened]);
});

describe("what a session expects", () => {
  const sets = (target: string, value: Json): JsonObject => ({ type: "SET", target, value });
  const warned: JsonObject = { type: "SET", target: "m", valeu: 3 };
  const files = (value: number): Readonly<Record<string, Json>> => ({
    [RULES]: rule({ outcomes: [sets("n", value), warned] }),
    "sessions/s.json": { events: [{ id: "E", data: {}, expect: { payload: { n: 2 } } }] },
  });

  it("is told beside a warning that does not change it", () => {
    expect(codesOf(files(1))).toEqual([
      "unknown-field /outcomes/1/valeu",
      "expectation-differs /events/0/expect/payload/n",
    ]);
    expect(codesOf(files(2))).toEqual(["unknown-field /outcomes/1/valeu"]);
  });

  it("is told beside a note on a path that nothing gives, where no other name may be meant", () => {
    const noted = sets("gone", { fromContext: "persistent.trees.1.rings" });
    const rules = rule({ outcomes: [sets("n", 1), noted] });
    const state = { "state/persistent.json": { trees: [{ rings: 4 }] } };
    expect(codesOf({ ...files(1), ...state, [RULES]: rules })).toEqual(
      expect.arrayContaining([
        "unknown-state-path /outcomes/1/value/fromContext",
        "expectation-differs /events/0/expect/payload/n",
      ]),
    );
  });

  it("says that a dry run makes no calls", () => {
    const call = { type: "CALL_SERVICE", target: "Audio.Play", value: {} };
    const session = (dryRun: boolean) => ({
      events: [{ id: "E", data: {}, dryRun, expect: { calls: ["Audio.Play"] } }],
    });
    const told = (dryRun: boolean): readonly string[] =>
      findingsOf({
        [RULES]: rule({ category: "TRIGGER", outcomes: [call] }),
        "sessions/s.json": session(dryRun),
      }).map(({ message }) => message);
    expect(told(true)).toEqual(["Expected Audio.Play, but a dry run makes no calls."]);
    expect(told(false)).toEqual([]);
  });

  it("is not told beside the mistake that changes it", () => {
    const mistaken = rule({ outcomes: [{ type: "SET", target: "n", valeu: 2 }] });
    expect(codesOf({ ...files(2), [RULES]: mistaken })).toEqual(["unknown-field /outcomes/0/valeu"]);
  });
});

/** Fires an event when another one comes. */
function chain(id: string, trigger: string, target: string): JsonObject {
  return rule({ id, category: "OBSERVER", trigger, outcomes: [{ type: "FIRE_EVENT", target }] });
}

const KNOWN = { "events.json": { E: {}, F: {}, G: {}, H: {} } };
const E_COMES = { "sessions/s.json": { events: [{ id: "E", data: {} }] } };

it.each<readonly [string, readonly JsonObject[], readonly string[]]>([
  ["the first of a chain", [rule({}), chain("f", "F", "G"), chain("g", "G", "H")], ["rule-never-fired /1/id"]],
  ["the first of a circle", [rule({}), chain("f", "F", "G"), chain("g", "G", "F")], ["rule-never-fired /1/id"]],
  [
    "each that waits for an event of its own",
    [rule({}), rule({ id: "f", trigger: "F" }), rule({ id: "g", trigger: "G" })],
    ["rule-never-fired /1/id", "rule-never-fired /2/id"],
  ],
  [
    "the outcome that is skipped",
    [
      rule({
        category: "OBSERVER",
        outcomes: [{ type: "FIRE_EVENT", target: "F", value: { n: { fromContext: "payload.n" } } }],
      }),
      chain("f", "F", "G"),
    ],
    ["outcome-skipped /0/outcomes/0"],
  ],
])("of rules that no session fires, %s is reported", (_what, rules, findings) => {
  const codes = codesOf({ [RULES]: rules, ...KNOWN, ...E_COMES });
  expect(codes.filter((each) => !/^(event-unheard|cascade-endless)/.test(each))).toEqual(findings);
});

it("rules after what a stub or a subscriber publishes follow as well", () => {
  const call = (id: string, trigger: string): JsonObject =>
    rule({ id, category: "TRIGGER", trigger, outcomes: [{ type: "CALL_SERVICE", target: "A.b", value: {} }] });
  const rules = [rule({}), call("f", "F"), rule({ id: "g", trigger: "G" }), rule({ id: "h", trigger: "H" })];
  const services = {
    services: { "A.b": { publish: [{ id: "G", data: {} }] } },
    subscribers: [{ event: "G", publish: [{ id: "H", data: {} }] }],
  };
  expect(codesOf({ [RULES]: rules, "services.json": services, ...KNOWN, ...E_COMES })).toEqual([
    "rule-never-fired /1/id",
  ]);
});

it("outcomes that lack the same member of an event are one note, with the others beside it", () => {
  const rules = [
    rule({ outcomes: [{ type: "MATH_ADD", target: "n", value: 1 }] }),
    rule({ id: "s", outcomes: [{ type: "MATH_MULTIPLY", target: "payload.n", value: 2 }] }),
    rule({ id: "t", outcomes: [{ type: "SET", target: "m", value: { fromContext: "payload.n" } }] }),
    rule({ id: "u", outcomes: [{ type: "MATH_ADD", target: "k", value: 1 }] }),
  ];
  const skipped = findingsOf({ [RULES]: rules, ...E_COMES }).filter(({ code }) => code === "outcome-skipped");
  expect(skipped.map(({ at, related }) => [at, related.length])).toEqual([
    ["/0/outcomes/0", 2],
    ["/3/outcomes/0", 0],
  ]);
});

describe("a rule whose key in a map is not its id is one finding", () => {
  const first = (files: Readonly<Record<string, Json>>): readonly string[] =>
    findingsOf(files).map(({ code, severity, at, fixes }) => `${severity} ${code} ${at} ${fixes?.[0]?.title}`);

  it.each<readonly [string, Json]>([
    ["after", { r: rule({}), k: rule({}) }],
    ["before", { k: rule({}), r: rule({}) }],
  ])("with another rule of that id %s it", (_where, rules) => {
    expect(first({ [RULES]: rules })).toEqual(['error duplicate-rule-id /k/id Change the id to "k"']);
  });

  it("with a list that names the key", () => {
    expect(first({ [RULES]: { k: rule({}) }, "state/ephemeral.json": { rules: ["k"] } })).toEqual([
      'error key-not-id /k Change the id to "k"',
    ]);
    expect(first({ [RULES]: { k: rule({}) }, "state/ephemeral.json": { rules: ["r"] } })).toEqual([
      'warning key-not-id /k Change the key to "r"',
    ]);
  });
});
