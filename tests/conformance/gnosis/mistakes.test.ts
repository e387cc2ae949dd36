// Mistakes that authors of event rules make: each is one finding at its place, and what is right is none.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { codesOf, findingsOf, fixedFile, rule } from "./checked.testing";

const RULES = "rules/a.json";
const N = { path: "payload.n", op: "EXISTS" };

type Files = Readonly<Record<string, Json>>;

function conditions(...list: readonly JsonObject[]): Files {
  return { [RULES]: rule({ conditions: list }) };
}

function outcome(value: JsonObject, more: JsonObject = {}): Files {
  return { [RULES]: rule({ outcomes: [value], ...more }) };
}

/** A calculation that the rule uses. */
function calculation(parts: JsonObject): Files {
  const value = { fromContext: "calculations.c" };
  const calculations = [{ name: "c", ...parts }];
  return { [RULES]: rule({ calculations, outcomes: [{ type: "SET", target: "n", value }] }) };
}

function call(target: string, value?: Json): Files {
  const outcomes = [{ type: "CALL_SERVICE", target, ...(value === undefined ? {} : { value }) }];
  return { [RULES]: rule({ category: "TRIGGER", outcomes }) };
}

function stub(reaction: Json): Files {
  return { "services.json": { services: { "A.b": reaction } } };
}

const EXAMPLE: Files = { "events.json": { E: { payload: { amount: 1, kind: "a" } } } };

/** An event whose payload has a value of each type. */
const STRIKE: Files = {
  "events.json": { E: { payload: { kind: "FIRE", armour: 2, traits: ["ice"], allowed: false } } },
  "state/persistent.json": { time: "night" },
};
const strike = (path: string, op: string, value: Json): Files => ({ ...STRIKE, ...conditions({ path, op, value }) });

describe("a mistake", () => {
  it.each<readonly [string, Files]>([
    ["number-or-text /conditions/0/value", conditions({ path: "payload.n", op: "GT", value: true })],
    ["number-or-text /conditions/0/value", conditions({ path: "payload.n", op: "LTE", value: null })],
    ["number-or-text /conditions/0/value", conditions({ op: "CHANCE_PERCENT", value: [5] })],
    ["value-missing /conditions/0", conditions({ path: "payload.n", op: "GT" })],
    ["path-missing /conditions/0", conditions({ op: "EQUALS", value: 1 })],
    ["unknown-field /conditions/0/valeu", conditions({ path: "payload.n", op: "GT", valeu: 1 })],
    ["ignored-field /conditions/0/value", conditions({ ...N, value: false })],
    ["chance-fixed /conditions/0/value", conditions({ op: "CHANCE_PERCENT", value: 0 })],
    ["empty-name /conditions/0/path", conditions({ ...N, path: "payload..n" })],
    ["text-like-path /conditions/0/value", conditions({ path: "payload.n", op: "EQUALS", value: "payload.m" })],
    ["empty-name /outcomes/0/target", outcome({ type: "SET", target: "n.", value: 1 })],
    ["value-missing /outcomes/0", outcome({ type: "MATH_ADD", target: "n" })],
    ["number-or-text /outcomes/0/value", outcome({ type: "MATH_ADD", target: "n", value: null })],
    ["text-like-path /outcomes/0/value", outcome({ type: "SET", target: "n", value: "persistent.a.b" })],
    [
      "misspelt-binding /outcomes/0/value/fromcontext",
      outcome({ type: "SET", target: "n", value: { fromcontext: "payload.m" } }),
    ],
    [
      "misspelt-binding /outcomes/0/value/m/defualt",
      outcome({ type: "SET", target: "n", value: { m: { fromContext: "payload.m", defualt: 1 } } }),
    ],
    [
      "number-or-text /outcomes/0/value/m/scale",
      outcome({ type: "SET", target: "n", value: { m: { fromContext: "payload.m", scale: "2" } } }),
    ],
    [
      "misspelt-binding /outcomes/0/value/m/round",
      outcome({ type: "SET", target: "n", value: { m: { fromContext: "payload.m", round: "flor" } } }),
    ],
    ["wrong-arguments /calculations/0/args/1", calculation({ op: "/", args: [{ fromContext: "payload.n" }, 0] })],
    ["wrong-arguments /calculations/0/args", calculation({ op: "DICE", args: [0.2, 0.8] })],
    ["number-or-text /calculations/0/args/0", calculation({ op: "+", args: [true] })],
    ["unknown-field /calculations/0/arg", calculation({ op: "+", arg: [1] })],
    ["wrong-type /calculations/0/args", calculation({ op: "+", args: 1 })],
    ["ignored-field /calculations/0/round", calculation({ op: "+", args: [1], round: "floor" })],
    ["ignored-field /calculations/0/value", calculation({ fromContext: "payload.n", value: 1 })],
    ["unused-calculation /calculations/0/name", { [RULES]: rule({ calculations: [{ name: "c", value: 1 }] }) }],
    ["wrong-type /0/id", { [RULES]: [rule({ id: 12 })] }],
    ["call-without-effect /outcomes/0/value", call("Rule.AddRule", { rule: rule({}) })],
    ["call-without-effect /outcomes/0", call("Rule.RemoveRuleById")],
    ["call-without-effect /outcomes/0/value/ruleId", call("Rule.RemoveRuleById", { ruleId: 5 })],
    [
      "call-without-effect /outcomes/0/value/definition",
      call("Rule.AddRule", { definition: rule({ id: "s", trigger: "" }) }),
    ],
    [
      "unknown-operator /outcomes/0/value/definition/conditions/0/op",
      call("Rule.AddRule", { definition: rule({ id: "s", conditions: [{ ...N, op: "EXIST" }] }) }),
    ],
    ["unknown-service /outcomes/0/target", call("Rule.RemoveRule", { ruleId: "r" })],
    [
      "unknown-service /outcomes/0/target",
      { ...call("Ui.Tost", {}), "services.json": { services: { "Ui.Toast": {} } } },
    ],
    ["state-write-target /services/A.b/set/0/path", stub({ set: [{ path: "ephemral.n", value: 1 }] })],
    ["state-write-target /services/A.b/set/0/path", stub({ set: [{ path: "ephemeral", value: 1 }] })],
    [
      "misspelt-binding /services/A.b/publish/0/data/n/defualt",
      stub({ publish: [{ id: "E", data: { n: { fromContext: "args.n", defualt: 1 } } }] }),
    ],
    [
      "unknown-payload-member /conditions/0/path",
      { ...EXAMPLE, ...conditions({ path: "payload.kidn", op: "EQUALS", value: 1 }) },
    ],
    [
      "unknown-payload-member /outcomes/0/target",
      { ...EXAMPLE, ...outcome({ type: "MATH_ADD", target: "ammount", value: 1 }) },
    ],
    ["value-never-given /conditions/0/value", strike("payload.kind", "EQUALS", "Fire")],
    ["value-never-given /conditions/0/value", strike("persistent.time", "NOT_EQUALS", "nigth")],
    [
      "value-of-other-type /0/conditions/0/value",
      {
        ...STRIKE,
        [RULES]: [
          rule({ conditions: [{ path: "payload.allowed", op: "EQUALS", value: "false" }] }),
          rule({ id: "s", outcomes: [{ type: "SET", target: "price", value: { fromContext: "persistent.time" } }] }),
        ],
      },
    ],
    ["value-of-other-type /conditions/0/value", strike("payload.armour", "EQUALS", "2")],
    ["value-of-other-type /conditions/0/value", strike("payload.allowed", "NOT_EQUALS", "false")],
    ["value-of-other-type /conditions/0/value", strike("payload.traits", "EQUALS", "ice")],
    ["value-of-other-type /conditions/0/value", strike("payload.traits", "CONTAINS", 3)],
    ["value-of-other-type /conditions/0/value", strike("payload.armour", "CONTAINS", "ice")],
    ["value-of-other-type /conditions/0/value", strike("payload.kind", "GT", 0)],
    ["value-missing /conditions/0", conditions({ path: "payload.n", op: "EQUALS" })],
    [
      "unknown-payload-member /outcomes/0/target",
      { ...STRIKE, ...outcome({ type: "SET", target: "alowed", value: true }) },
    ],
    [
      "unknown-payload-member /outcomes/0/value/armuor",
      {
        ...STRIKE,
        ...outcome({ type: "FIRE_EVENT", target: "E", value: { armuor: 1 } }, { category: "OBSERVER", trigger: "F" }),
        "sessions/s.json": { events: [{ id: "F" }] },
      },
    ],
    [
      "unknown-payload-member /outcomes/0/value/amonut",
      {
        ...call("A.b", { amonut: 1 }),
        ...stub({ set: [{ path: "ephemeral.n", value: { fromContext: "args.amount" } }] }),
      },
    ],
    ["chance-range /conditions/0/value", conditions({ op: "CHANCE_PERCENT", value: 0.1 })],
    [
      "unlisted-file /domains",
      { [RULES]: rule({}), "rules/b.json": rule({ id: "s" }), "rules/index.json": { domains: ["a.json"] } },
    ],
    [
      "event-unheard /events/0/id",
      {
        [RULES]: rule({ trigger: "REQUEST_A" }),
        "events.json": { REQUEST_A: {} },
        "sessions/s.json": { events: [{ id: "REQEST_A" }] },
      },
    ],
    [
      "event-never-comes /subscribers/0/event",
      { ...EXAMPLE, "events.json": { FACT_A: {} }, "services.json": { subscribers: [{ event: "FACTA" }] } },
    ],
    [
      "payload-not-object /outcomes/0/value",
      {
        "events.json": { E: {}, F: {} },
        ...outcome({ type: "FIRE_EVENT", target: "F", value: "x" }, { category: "OBSERVER" }),
      },
    ],
  ])("%s", (expected, files) => expect(codesOf(files)).toEqual([expected]));
});

describe("conditions that never hold together", () => {
  const a = (op: string, value?: Json): JsonObject => ({
    path: "payload.a",
    op,
    ...(value === undefined ? {} : { value }),
  });
  const self = { fromContext: "payload.a" };
  it.each<readonly [string, readonly JsonObject[]]>([
    ["two values", [a("EQUALS", 1), a("EQUALS", 2)]],
    ["a value and its negation", [a("NOT_EQUALS", "x"), a("EQUALS", "x")]],
    ["bounds without a number between", [a("GT", 5), a("LT", 5)]],
    ["bounds that meet but for one", [a("GTE", 5), a("LT", 5)]],
    ["a number beyond a bound", [a("LT", 5), a("EQUALS", 5)]],
    ["a text within bounds", [a("GT", 1), a("EQUALS", "x")]],
    ["missing and there", [a("NOT_EXISTS"), { ...a("EXISTS"), path: "Payload.a" }]],
    ["missing and compared", [a("EQUALS", null), a("GT", 1)]],
    [
      "the same place in a list",
      [
        { ...a("EQUALS", 1), path: "payload.l[0]" },
        { ...a("EQUALS", 2), path: "payload.l.0" },
      ],
    ],
  ])("%s", (_title, list) => expect(codesOf(conditions(...list))).toEqual(["never-holds /conditions/1"]));

  it("or one that compares a path with itself", () => {
    expect(codesOf(conditions(a("GT", self)))).toEqual(["never-holds /conditions/0"]);
  });

  it.each<readonly [string, readonly JsonObject[]]>([
    ["bounds that meet", [a("GTE", 5), a("LTE", 5)]],
    ["a value within bounds", [a("GT", 1), a("EQUALS", 2), a("LTE", 2)]],
    ["missing and not a value", [a("NOT_EXISTS"), a("NOT_EQUALS", "x")]],
    ["a list that contains two values", [a("CONTAINS", 1), a("CONTAINS", 2)]],
    ["other paths", [a("EQUALS", 1), { ...a("EQUALS", 2), path: "payload.b" }]],
    ["what is read when the rule runs", [a("EQUALS", 1), a("EQUALS", { fromContext: "payload.b" })]],
    ["itself with a scale", [a("GT", { ...self, scale: 0.5 })]],
  ])("are not: %s", (_title, list) => expect(codesOf(conditions(...list))).toEqual([]));
});

describe("no mistake", () => {
  const again = { name: "c", op: "+", args: [{ fromContext: "calculations.c" }, 1] };
  const total = { type: "SET", target: "n", value: { fromContext: "calculations.c" } };
  const watcher = rule({ id: "s", category: "OBSERVER", outcomes: [{ type: "FIRE_EVENT", target: "G" }] });
  it.each<readonly [string, Files]>([
    [
      "a calculation that is made again of itself",
      { [RULES]: rule({ calculations: [{ name: "c", value: 1 }, again], outcomes: [total] }) },
    ],
    [
      "an object with a name like a binding's",
      outcome({ type: "SET", target: "n", value: { from: "the sword", context: "payload" } }),
    ],
    ...["trigger", "category", "id", "outcomes"].map((id): readonly [string, Files] => [
      `a rule called "${id}" in a map`,
      { [RULES]: { [id]: rule({ id, outcomes: [{ type: "SET", target: "n", value: 1 }] }) } },
    ]),
    ["another value", strike("payload.kind", "EQUALS", "PHYSICAL")],
    [
      "a value that a rule computes",
      {
        ...STRIKE,
        [RULES]: [
          rule({ conditions: [{ path: "payload.armour", op: "EQUALS", value: "thick" }] }),
          rule({ id: "s", outcomes: [{ type: "SET", target: "armour", value: { fromContext: "persistent.time" } }] }),
        ],
      },
    ],
    ["a member that may be missing", { ...EXAMPLE, ...conditions({ path: "payload.kinds", op: "EXISTS" }) }],
    [
      "members with other numbers",
      {
        ...EXAMPLE,
        "events.json": { E: { payload: { slot1: 1 } } },
        ...conditions({ path: "payload.slot2", op: "EQUALS", value: 1 }),
      },
    ],
    [
      "a member of a payload that is a binding",
      {
        [RULES]: [
          rule({ trigger: "F", conditions: [{ path: "payload.kinds", op: "EQUALS", value: 1 }] }),
          rule({
            id: "s",
            category: "OBSERVER",
            outcomes: [{ type: "FIRE_EVENT", target: "F", value: { fromContext: "payload" } }],
          }),
          rule({ id: "t", category: "OBSERVER", outcomes: [{ type: "FIRE_EVENT", target: "F", value: { kind: 1 } }] }),
        ],
      },
    ],
    [
      "a function without a stub",
      { ...call("Audio.PlaySfx", {}), "services.json": { services: { "Audio.StopSfx": {} } } },
    ],
    [
      "an event that only an added rule fires",
      {
        [RULES]: [
          rule({
            id: "a",
            category: "TRIGGER",
            outcomes: [{ type: "CALL_SERVICE", target: "Rule.AddRule", value: { definition: watcher } }],
          }),
          rule({ id: "g", trigger: "G" }),
        ],
        "events.json": { E: {} },
      },
    ],
    [
      "an event that only an added rule hears",
      {
        [RULES]: [
          rule({
            id: "a",
            category: "TRIGGER",
            outcomes: [
              { type: "CALL_SERVICE", target: "Rule.AddRule", value: { definition: rule({ id: "s", trigger: "G" }) } },
            ],
          }),
          rule({ id: "g", category: "OBSERVER", outcomes: [{ type: "FIRE_EVENT", target: "G" }] }),
        ],
      },
    ],
    [
      "a file that only a session lists",
      {
        [RULES]: rule({}),
        "rules/b.json": rule({ id: "s" }),
        "rules/index.json": { domains: ["a.json"] },
        "sessions/s.json": { files: ["rules/b.json"] },
      },
    ],
  ])("is %s", (_title, files) => expect(codesOf(files)).toEqual([]));
});

describe("the fix", () => {
  const set = (value: Json): Files => outcome({ type: "SET", target: "n", value });
  it.each<readonly [string, Files, Json]>([
    ["renames a field to fromContext", set({ formContext: "payload.m" }), set({ fromContext: "payload.m" })],
    ["reads the value at a path", set("payload.m"), set({ fromContext: "payload.m" })],
    ["takes a dot out", conditions({ ...N, path: "payload..n" }), conditions(N)],
    [
      "writes the canonical operator",
      conditions({ path: "payload.n", op: "=", value: 1 }),
      conditions({ path: "payload.n", op: "EQUALS", value: 1 }),
    ],
    [
      "completes the type of an outcome",
      outcome({ type: "ADD", target: "n", value: 1 }),
      outcome({ type: "MATH_ADD", target: "n", value: 1 }),
    ],
    [
      "puts the only root in front of a path",
      { ...EXAMPLE, ...conditions({ path: "kind", op: "EXISTS" }) },
      conditions({ path: "payload.kind", op: "EXISTS" }),
    ],
    [
      "changes the name of a calculation, and not its root",
      {
        [RULES]: rule({
          calculations: [{ name: "abc", value: 1 }],
          outcomes: [{ type: "SET", target: "n", value: { fromContext: "calculations.ab" } }],
        }),
      },
      {
        [RULES]: rule({
          calculations: [{ name: "abc", value: 1 }],
          outcomes: [{ type: "SET", target: "n", value: { fromContext: "calculations.abc" } }],
        }),
      },
    ],
  ])("%s", (_title, files, expected) => expect(fixedFile(files, RULES)).toEqual((expected as JsonObject)[RULES]));

  it("lists a file of rules", () => {
    const files = { [RULES]: rule({}), "rules/b.json": rule({ id: "s" }), "rules/index.json": { domains: ["a.json"] } };
    expect(fixedFile(files, "rules/index.json")).toEqual({ domains: ["a.json", "b.json"] });
  });
});

it("an outcome that is skipped because of a mistake is not reported twice", () => {
  const value = { fromContext: "paylod.m" };
  const files = { ...outcome({ type: "SET", target: "n", value }), "sessions/s.json": { events: [{ id: "E" }] } };
  expect(findingsOf(files).map(({ code }) => code)).toEqual(["unknown-root"]);
});

describe("the fix of a typical mistake", () => {
  it.each<readonly [string, Files, JsonObject]>([
    [
      "a path without its root",
      conditions({ path: "allowed", op: "EXISTS" }),
      rule({ conditions: [{ path: "payload.allowed", op: "EXISTS" }] }),
    ],
    [
      "an operator in words",
      calculation({ op: "minus", args: [2, 1] }),
      calculation({ op: "-", args: [2, 1] })[RULES] as JsonObject,
    ],
    [
      "an outcome of another category",
      { [RULES]: { ...(call("A.b")[RULES] as JsonObject), category: "OBSERVER" } },
      call("A.b")[RULES] as JsonObject,
    ],
    [
      "true or false in quotes",
      conditions({ path: "payload.allowed", op: "NOT_EQUALS", value: "false" }),
      rule({ conditions: [{ path: "payload.allowed", op: "NOT_EQUALS", value: false }] }),
    ],
  ])("%s", (_title, files, expected) => expect(fixedFile(files, RULES)).toEqual(expected));
});

it("a misspelt value of the state is found beside a default, too", () => {
  const value = { fromContext: "persistent.target.armor", default: 0 };
  const files = { ...outcome({ type: "SET", target: "n", value }), "state/persistent.json": { target: { armour: 3 } } };
  const [finding, ...others] = findingsOf(files);
  expect(others).toEqual([]);
  expect(finding?.message).toBe(
    'Neither the persistent state of the pack nor a session has "target.armor". Did you mean "armour"?',
  );
  expect(JSON.stringify(fixedFile(files, RULES))).toContain("persistent.target.armour");
});
