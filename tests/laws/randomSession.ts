// Random sessions of event rules, for laws: a few events, paths and services, so that rules meet often.
import * as fc from "fast-check";
import type { Json, JsonObject } from "../../shared/base/json";
import { type LoadedSession, loadSingleFile } from "../../shared/dialects/gnosis/load/loadedPack";

const EVENTS = ["A", "B", "C"] as const;
const PATHS = [
  "payload.n",
  "payload.t",
  "payload.deep.n",
  "persistent.n",
  "ephemeral.last",
  "calculations.c",
  "parameters.p",
  "payload.list.0",
  "payload.list[0]",
  "Persistent.n",
  "payload",
  "ephemeral.rules",
  "args.n",
  "nope",
];

export const event = fc.constantFrom(...EVENTS);
const path = fc.constantFrom(...PATHS);
const scalar: fc.Arbitrary<Json> = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constantFrom("a", "ab", true, null));
const binding: fc.Arbitrary<Json> = fc.record(
  {
    fromContext: fc.oneof({ weight: 20, arbitrary: path }, fc.constant(7)),
    default: scalar,
    scale: fc.constantFrom(2, 0.5, 1.1, -0.3),
    round: fc.constantFrom("floor", "ceil", "round", "odd", true),
  },
  { requiredKeys: ["fromContext"] },
);
const value: fc.Arbitrary<Json> = fc.oneof(
  scalar,
  binding,
  fc.dictionary(fc.constantFrom("n", "t"), fc.oneof(scalar, binding)),
  fc.array(scalar, { maxLength: 2 }),
);
const condition = fc.record(
  {
    path,
    op: fc.constantFrom("EQUALS", "NE", "EXISTS", "NOT_EXISTS", "CONTAINS", "GT", "LTE", "CHANCE_PERCENT", "??"),
    value: fc.oneof(value, fc.integer({ min: 0, max: 100 })),
  },
  { requiredKeys: ["path", "op"] },
);
const argument = fc.oneof({ weight: 4, arbitrary: fc.oneof(fc.integer({ min: -7, max: 9 }), binding) }, value);
const calculation = fc.oneof(
  fc.record({
    name: fc.constantFrom("c", "d"),
    op: fc.constantFrom("+", "SUB", "*", "/", "%", "rem", "DICE", "??"),
    args: fc.array(argument, { minLength: 1, maxLength: 3 }),
  }),
  fc.record(
    { name: fc.constantFrom("c", "d"), fromContext: path, default: argument, scale: fc.constantFrom(0.25, -1.1) },
    { requiredKeys: ["name", "fromContext"] },
  ),
  fc.record({ name: fc.constantFrom("c", "d"), value }),
);
const target = fc.constantFrom("n", "t", "deep.n", "list.0", "list.9", "payload.n", "ephemeral.n", "__proto__.n", "");
const outcome = fc.oneof(
  fc.record({ type: fc.constantFrom("SET", "MATH_ADD", "MATH_MULTIPLY"), target, value }),
  fc.record({ type: fc.constant("FIRE_EVENT"), target: event, value: fc.dictionary(fc.constantFrom("n", "t"), value) }),
  fc.record({
    type: fc.constant("CALL_SERVICE"),
    target: fc.constantFrom("S.F", "S.G", "Rule.RemoveRuleById", "S"),
    value: fc.oneof(value, fc.constant({ ruleId: "r1" })),
  }),
  fc.record({
    type: fc.constant("CALL_SERVICE"),
    target: fc.constant("Rule.AddRule"),
    value: fc.record({
      definition: fc.record({
        id: fc.constantFrom("r0", "new"),
        category: fc.constant("INTERCEPTOR"),
        trigger: event,
        outcomes: fc.constant([{ type: "SET", target: "n", value: 1 }]),
      }),
    }),
  }),
);
const rule = fc.record(
  {
    category: fc.constantFrom("INTERCEPTOR", "OBSERVER", "TRIGGER", "observer"),
    trigger: event,
    executionOrder: fc.integer({ min: 0, max: 30 }),
    enabled: fc.boolean(),
    parameters: fc.constant({ p: 3 }),
    calculations: fc.array(calculation, { maxLength: 2 }),
    conditions: fc.array(condition, { maxLength: 2 }),
    outcomes: fc.array(outcome, { maxLength: 3 }),
  },
  { requiredKeys: ["category", "trigger", "outcomes"] },
);
/** The file of a session with rules of its own. */
export const sessionFile: fc.Arbitrary<JsonObject> = fc
  .record({
    rules: fc.array(rule, { maxLength: 8 }),
    seed: fc.integer({ min: 0, max: 5 }),
    events: fc.array(
      fc.record({
        id: event,
        data: fc.constantFrom<JsonObject>({}, { n: 2, t: "ab", list: [1] }),
        dryRun: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ rules, seed, events }) => {
    return {
      rules: rules.map((each, index) => ({ ...each, id: `r${index}` })),
      seed,
      events,
      limits: { depth: 6, events: 40 },
      persistent: { n: 4 },
      ephemeral: { rules: rules.map((_, index) => `r${index}`) },
      services: {
        "S.F": { set: [{ path: "ephemeral.last", value: { fromContext: "args" } }], publish: [{ id: "C" }] },
      },
      subscribers: [{ event: "B", set: [{ path: "persistent.seen.b", value: { fromContext: "payload.n" } }] }],
    };
  });

/** Loads a session's file as if it stood alone. */
export function loadFile(file: JsonObject): LoadedSession {
  return loadSingleFile("s.json", { has: () => false, value: () => file, jsonFilesIn: () => [] });
}

export const session: fc.Arbitrary<LoadedSession> = sessionFile.map(loadFile);
