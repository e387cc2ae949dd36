// Laws of event rules, on random sets of rules: what is traced is what happens, writes lead there and back, dry runs
// change nothing, guards end everything, the order is that of orders and registration.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../shared/base/json";
import { type LoadedSession, loadSingleFile } from "../../shared/dialects/gnosis/load/loadedPack";
import { sessionLevel } from "../../shared/dialects/gnosis/play/level";
import { publish } from "../../shared/dialects/gnosis/run/publish";
import { startSession } from "../../shared/dialects/gnosis/run/session";
import { createTracer } from "../../shared/engine/trace/tracer";
import { viewAt } from "../../shared/engine/trace/traceView";
import { recordCount, endAt, parentOf } from "../../shared/engine/trace/traceTree";

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
  "nope",
];

const event = fc.constantFrom(...EVENTS);
const path = fc.constantFrom(...PATHS);
const scalar: fc.Arbitrary<Json> = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constantFrom("a", "ab", true, null));
const binding: fc.Arbitrary<Json> = fc.record(
  {
    fromContext: path,
    default: scalar,
    scale: fc.constantFrom(2, 0.5),
    round: fc.constantFrom("floor", "ceil", "round"),
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
const calculation = fc.record({
  name: fc.constantFrom("c", "d"),
  op: fc.constantFrom("+", "*", "/", "%", "DICE", "??"),
  args: fc.array(value, { maxLength: 3 }),
});
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
const session: fc.Arbitrary<LoadedSession> = fc
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
    const file = {
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
    const values = { has: () => false, value: () => file as Json, jsonFilesIn: () => [] };
    return loadSingleFile("s.json", values);
  });

describe("event rules", () => {
  it("do the same with and without a trace, whose writes lead there and back", () => {
    fc.assert(
      fc.property(session, (loaded) => {
        const level = sessionLevel(loaded, "s.json", "s");
        let state = level.start(null);
        for (const action of level.solution) {
          const tracer = createTracer();
          const traced = level.step(state, action, tracer);
          const plain = level.step(state, action, null);
          expect(level.key(traced.state)).toBe(level.key(plain.state));
          expect({ ...traced, state: null }).toEqual({ ...plain, state: null });
          expect(level.key(level.fromKey(level.key(plain.state)))).toBe(level.key(plain.state));
          const trace = tracer.trace();
          const before = level.view(state);
          const after = level.view(plain.state);
          const outcome = { accepted: true, events: [], won: false, lost: false, loseReason: null, goals: [] };
          const turn = { action, ...outcome, shape: before, before, after, trace };
          const last = recordCount(trace) - 1;
          expect(viewAt(turn, last).state).toEqual(after.state);
          expect(viewAt({ ...turn, before: after }, last).state).toEqual(after.state);
          for (let record = 1; record <= last; record += 1) {
            const around = parentOf(trace, record);
            expect(around >= 0 && endAt(trace, record) <= endAt(trace, around)).toBe(true);
          }
          state = plain.state;
        }
      }),
      { numRuns: 300 },
    );
  });

  it("change nothing in a dry run, and end", () => {
    fc.assert(
      fc.property(session, event, ({ start, surroundings, guards }, id) => {
        const begun = startSession(start);
        const before = JSON.stringify([begun.persistent, begun.ephemeral, begun.random]);
        const dry = publish(begun, surroundings, { id, data: { n: 1 } }, { guards, isDry: true });
        expect(dry.session).toBe(begun);
        expect(dry.calls).toEqual([]);
        const real = publish(begun, surroundings, { id, data: { n: 1 } }, { guards });
        expect(JSON.stringify([begun.persistent, begun.ephemeral, begun.random])).toBe(before);
        expect(real.fired.length).toBeLessThan(guards.events);
        expect(real.final.payload).toEqual(dry.final.payload);
        // Publishing again from the same session comes to the same.
        expect(publish(begun, surroundings, { id, data: { n: 1 } }, { guards }).fired).toEqual(real.fired);
      }),
      { numRuns: 300 },
    );
  });

  it("run in the order of their orders, and of equal ones in that of registration", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { maxLength: 12 }), (orders) => {
        const rules = orders.map((order, index) => ({
          id: `r${index}`,
          category: "OBSERVER",
          trigger: "A",
          outcomes: [{ type: "FIRE_EVENT", target: `r${index}` }],
          ...(order === null ? {} : { executionOrder: order }),
        }));
        const values = { has: () => false, value: () => ({ rules, events: [] }) as Json, jsonFilesIn: () => [] };
        const { start, surroundings } = loadSingleFile("s.json", values);
        const { fired } = publish(startSession(start), surroundings, { id: "A", data: {} });
        let numbered = 0;
        const given = orders.map((order, index) => ({ index, order: order ?? 10 * (numbered += 1) }));
        // A naive sort: the least order first, of equal ones the first.
        const expected: string[] = [];
        while (given.length > 0) {
          const least = given.reduce((best, each) => (each.order < best.order ? each : best));
          expected.push(`r${least.index}`);
          given.splice(given.indexOf(least), 1);
        }
        expect(fired.map(({ id }) => id)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it("stay small and quick when a payload is put into itself again and again", () => {
    const grow = {
      category: "OBSERVER",
      trigger: "A",
      id: "grow",
      outcomes: [0, 1].map(() => ({
        type: "FIRE_EVENT",
        target: "A",
        value: { a: { fromContext: "payload" }, b: { fromContext: "payload" } },
      })),
    };
    const nest = {
      category: "INTERCEPTOR",
      trigger: "A",
      id: "nest",
      outcomes: Array.from({ length: 60 }, () => ({
        type: "SET",
        target: "x",
        value: [{ fromContext: "payload" }, { fromContext: "payload" }],
      })),
    };
    const values = {
      has: () => false,
      value: () => ({ rules: [grow, nest], events: [{ id: "A", data: {} }] }) as Json,
      jsonFilesIn: () => [],
    };
    const { start, surroundings } = loadSingleFile("s.json", values);
    const { final } = publish(startSession(start), surroundings, { id: "A", data: { n: 1 } });
    expect(JSON.stringify(final.payload).length).toBeLessThan(10_000_000);
  });
});
