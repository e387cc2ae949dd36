// What one publish may do, and that nothing is left out in silence (spec B5: what is skipped is told, nothing throws).
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { sessionLevel } from "../../../shared/dialects/gnosis/play/level";
import { eventReport } from "../../../shared/dialects/gnosis/presentation/eventReport";
import { buildPackSource } from "../../../shared/dialects/models";
import { tracedTurns } from "../../../shared/engine/play/tracedTurns";
import { diagnose } from "../../../shared/host/checks/diagnose";
import { findingsOf } from "./checked.testing";
import { interceptor, payloadOf, play, sessionOf } from "./sessions";

const add = (target: string): JsonObject => ({ type: "MATH_ADD", target, value: 1 });
const set = (target: string, value: Json): JsonObject => ({ type: "SET", target, value });

/** The lines of the console on what was left out in the first event of a session. */
function leftOut(value: JsonObject): readonly string[] {
  const level = sessionLevel(sessionOf(value), "session.json", "s");
  const [, turn] = Array.from(tracedTurns(level, level.solution));
  return turn === undefined ? [] : eventReport(turn, level.debug).leftOut.map(({ text }) => text);
}

/** Rules that look at a list of 90,000 values again and again: more than one publish may do. */
const LONG_WORK: JsonObject = {
  rules: Array.from({ length: 60 }, (_, index) =>
    interceptor(`r${index}`, {
      conditions: [{ path: "persistent.list", op: "CONTAINS", value: -1 }],
      outcomes: [set("found", true)],
    }),
  ).concat(interceptor("last", { outcomes: [set("last", true)] })),
  persistent: { list: Array.from({ length: 90_000 }, (_, index) => index) },
  events: [{ id: "E" }],
};

/** A service that is to write more than a state may hold. */
const TOO_MUCH_STATE: JsonObject = {
  rules: [{ id: "t", category: "TRIGGER", trigger: "E", outcomes: [{ type: "CALL_SERVICE", target: "S.Copy" }] }],
  persistent: { list: Array.from({ length: 60_000 }, (_, index) => index) },
  services: { "S.Copy": { set: [{ path: "persistent.copy", value: { fromContext: "persistent.list" } }] } },
  events: [{ id: "E" }],
};

describe("numbers that are overwritten", () => {
  it("do not make a payload larger, however often that happens", () => {
    const outcomes = Array.from({ length: 100_000 }, () => add("amount"));
    expect(payloadOf([interceptor("many", { outcomes })], { amount: 0 })).toEqual({ amount: 100_000 });
    const rules = Array.from({ length: 20_000 }, (_, index) => interceptor(`r${index}`, { outcomes: [add("a.b")] }));
    expect(payloadOf(rules, { a: { b: 0 } })).toEqual({ a: { b: 20_000 } });
  });

  it("are written in a payload that is as large as a payload may be", () => {
    const list = Array.from({ length: 250_000 }, (_, index) => index);
    expect(payloadOf([interceptor("one", { outcomes: [add("n"), set("new", 1), add("n")] })], { n: 1, list })).toEqual({
      n: 3,
      list,
    });
  });

  it("go on after an outcome that would have made the payload too large", () => {
    const list = { fromContext: "persistent.list" };
    const outcomes = [set("a", list), set("b", list), set("c", list), add("n"), set("a", 1), set("c", 2)];
    const persistent = { list: Array.from({ length: 80_000 }, () => 0) };
    const { b, ...rest } = payloadOf([interceptor("i", { outcomes })], { n: 1 }, { persistent });
    expect([(b as readonly Json[]).length, rest]).toEqual([80_000, { n: 2, a: 1, c: 2 }]);
  });
});

describe("a value that is larger than one that rules may make", () => {
  const list = Array.from({ length: 110_000 }, (_, index) => index);
  let deep: Json = 1;
  for (let level = 0; level < 210; level += 1) deep = [deep];

  it.each<readonly [string, Json]>([
    ["long", list],
    ["deep", deep],
  ])("is compared as any other: a %s one", (_what, value) => {
    const compared = (op: string, expected: Json): JsonObject =>
      payloadOf(
        [interceptor("i", { conditions: [{ path: "payload.v", op, value: expected }], outcomes: [set("v", true)] })],
        { v: value },
      );
    expect(compared("EQUALS", { fromContext: "payload.v" })).toEqual({ v: true });
    expect(compared("NOT_EQUALS", { fromContext: "payload.v" })).toEqual({ v: value });
    expect(compared("EQUALS", { fromContext: "payload.w", default: { fromContext: "payload.v" } })).toEqual({
      v: true,
    });
  });

  it("is told when an outcome may not write it", () => {
    const outcomes = [set("copy", { fromContext: "payload.list" })];
    const result = play({ rules: [interceptor("i", { outcomes })], events: [{ id: "E", data: { list } }] });
    expect(result.final.payload).toEqual({ list });
    expect(result.leftOut).toEqual([{ why: "The payload would become too large.", times: 1 }]);
  });
});

describe("what a limit leaves out is told", () => {
  it("when one publish does too much", () => {
    const why = "One event may do 4,000,000 steps of work: what comes after them did not happen.";
    const result = play(LONG_WORK);
    expect(result.final.payload).toEqual({});
    expect([result.blocked, result.leftOut]).toEqual([0, [{ why, times: 1 }]]);
    expect(leftOut(LONG_WORK)).toEqual([`cut off: ${why}`]);
    const level = sessionLevel(sessionOf(LONG_WORK), "session.json", "s");
    expect(level.step(level.start(null), level.solution[0]!, null).budgetSpent).toBe(true);
  });

  it("when a state would become too large", () => {
    const why = "The persistent state would become too large.";
    const result = play(TOO_MUCH_STATE);
    expect([result.changes, result.leftOut]).toEqual([[], [{ why, times: 1 }]]);
    expect(leftOut(TOO_MUCH_STATE)).toEqual([`persistent.copy is not written: ${why}`]);
  });

  it("nothing is told when all happened", () => {
    const result = play({ rules: [interceptor("i", { outcomes: [add("n")] })], events: [{ id: "E", data: { n: 1 } }] });
    expect("leftOut" in result).toBe(false);
  });
});

describe("what a stub or a subscriber cannot do is told", () => {
  const services = {
    "S.F": {
      set: [
        { path: "persistent.a", value: { fromContext: "args.none" } },
        { path: "persistent.n.deep", value: 1 },
        { path: "persistent.b", value: 1 },
      ],
      publish: [{ id: "X", data: { fromContext: "args.none" } }, { id: "E" }],
    },
  };
  const rules = [{ id: "t", category: "TRIGGER", trigger: "E", outcomes: [{ type: "CALL_SERVICE", target: "S.F" }] }];
  const file: JsonObject = { rules, persistent: { n: 5 }, limits: { depth: 1 }, events: [{ id: "E" }] };

  it("in the console", () => {
    expect(leftOut({ ...file, services })).toEqual([
      "persistent.a is not written: Its value has an invalid binding: args.none is not there.",
      'persistent.n.deep is not written: "n" is a number: nothing can be written into it.',
      "X is not published: Its value has an invalid binding: args.none is not there.",
    ]);
  });

  it.each<readonly [string, JsonObject, string]>([
    ["in the file of the services", { "services.json": { services }, "sessions/s.json": file }, "services.json"],
    ["in the session", { "sessions/s.json": { ...file, services } }, "sessions/s.json"],
  ])("as findings %s", (_title, files, place) => {
    const texts = Object.entries({ "manifest.json": { dialect: "gnosis", title: "T" }, ...files }).map(
      ([path, value]) => ({ path, text: JSON.stringify(value) }),
    );
    const { byFile } = diagnose(buildPackSource(texts, [], []), null);
    expect((byFile[place] ?? []).map(({ code, at }) => `${code} ${at ?? ""}`)).toEqual([
      "outcome-skipped /services/S.F/set/0",
      "outcome-skipped /services/S.F/set/1",
      "outcome-skipped /services/S.F/publish/0",
      "loop-blocked /services/S.F/publish/1",
    ]);
  });
});

it("a rule that fires its own event is told in few words, however often it ran", () => {
  const outcomes = [{ type: "FIRE_EVENT", target: "E", value: {} }];
  const again = { id: "again", category: "OBSERVER", trigger: "E", outcomes };
  const events = [{ id: "E", data: {}, expect: { events: ["E"] } }];
  const messages = findingsOf({ "rules/a.json": [again], "sessions/s.json": { events } }).map(({ message }) => message);
  expect(messages).toContain(
    "In session s this event was not published. Blocked: the limit of 32 events inside of one another is reached.",
  );
  expect(messages).toContain("Expected E, but the events are E (31 times).");
  const twice = { ...again, outcomes: [...outcomes, ...outcomes, ...outcomes] };
  const found = findingsOf({ "rules/a.json": [twice], "sessions/s.json": { events: [{ id: "E", data: {} }] } });
  expect(found.filter(({ code }) => code === "loop-blocked")).toHaveLength(1);
  const level = sessionLevel(
    sessionOf({ rules: [twice], limits: { events: 1 }, events: [{ id: "E" }] }),
    "s.json",
    "s",
  );
  const [, turn] = Array.from(tracedTurns(level, level.solution));
  expect(eventReport(turn!, level.debug).rules.map(({ text }) => text)).toEqual([
    "rule again ran → FIRE_EVENT E skipped (3 times)",
  ]);
});
