// Laws of event rules, on random sets of rules: what is traced is what happens, writes lead there and back, dry runs
// change nothing, guards end everything, the order is that of orders and registration.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Json, listOf, objectOf } from "../../shared/base/json";
import { loadSingleFile } from "../../shared/dialects/gnosis/load/loadedPack";
import { sessionLevel } from "../../shared/dialects/gnosis/play/level";
import { publish } from "../../shared/dialects/gnosis/run/publish";
import { startSession } from "../../shared/dialects/gnosis/run/session";
import { createTracer } from "../../shared/engine/trace/tracer";
import { viewAt } from "../../shared/engine/trace/traceView";
import { type NaiveSession, naivePublish, naiveRegister } from "./naivePublish";
import { naiveText } from "./naiveScope";
import { event, loadFile, session, sessionFile } from "./randomSession";
import { recordCount, endAt, parentOf } from "../../shared/engine/trace/traceTree";

describe("event rules", () => {
  it("do what the specification says word by word", () => {
    fc.assert(
      fc.property(sessionFile, (file) => {
        const { start, surroundings, guards } = loadFile(file);
        let current = startSession(start);
        const naive: NaiveSession = {
          persistent: objectOf(file["persistent"]),
          ephemeral: objectOf(file["ephemeral"]),
          seed: Number(file["seed"]),
          rules: new Map(),
          numbered: 0,
          registered: 0,
          services: objectOf(file["services"]),
          subscribers: listOf(file["subscribers"]),
          ...guards,
        };
        for (const rule of listOf(file["rules"])) naiveRegister(naive, objectOf(rule));
        for (const each of listOf(file["events"])) {
          const { id, data, dryRun } = objectOf(each);
          const isDry = dryRun === true;
          const published = publish(
            current,
            surroundings,
            { id: naiveText(id), data: objectOf(data) },
            { guards, isDry },
          );
          const expected = naivePublish(naive, naiveText(id), objectOf(data), isDry);
          const { final, fired, calls, notMade, blocked } = published;
          expect({ payload: final.payload, fired, calls, notMade, blocked }).toEqual(expected);
          current = published.session;
          const { persistent, ephemeral, random } = current;
          expect({ persistent, ephemeral, random }).toEqual({
            persistent: naive.persistent,
            ephemeral: naive.ephemeral,
            random: naive.seed,
          });
        }
      }),
      { numRuns: 300 },
    );
  });

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
        expect(real.notMade).toEqual([]);
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
