// Rules that no session fires: what is reported of them, and what is not.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { findingsOf, rule } from "./checked.testing";

const RULES = "rules/a.json";

/** Findings with one of the codes that say that a rule does not run, as `code at: message`. */
function unfired(files: Readonly<Record<string, Json>>): readonly string[] {
  return findingsOf(files).flatMap(({ code, file, message }) =>
    code === "rule-never-fired" || code === "event-never-comes" ? [`${code} ${file}: ${message}`] : [],
  );
}

function never(why: string, id = "r"): string {
  return `rule-never-fired ${RULES}: No session fires "${id}": ${why}.`;
}

const EVENT: Json = { events: [{ id: "E" }] };
const FAILING: JsonObject = { path: "payload.n", op: "EXISTS" };
const FAILS: JsonObject = { conditions: [FAILING] };
const M: JsonObject = { path: "payload.m", op: "EXISTS" };
const WITH_M = { events: [{ id: "E", data: { m: 1 } }] };

const WITH_TEXT = { events: [{ id: "E", data: { m: "5" } }] };
const LIMIT: Json = { fromContext: "payload.limit", default: 1 };

/** An interceptor of the event E that sets `n`. */
function sets(id: string, executionOrder: number): JsonObject {
  return rule({ id, executionOrder, outcomes: [{ type: "SET", target: "n", value: 1 }] });
}

it("of none anything is reported while a mistake has a session come out otherwise", () => {
  const expected = { events: [{ id: "E", expect: { payload: { n: 1 } } }] };
  const rules = (operator: string): Json => [
    rule({ conditions: [{ path: "payload.n", op: operator }], outcomes: [{ type: "SET", target: "n", value: 1 }] }),
    rule({ id: "s", conditions: [{ path: "payload.m", op: "EXISTS" }] }),
  ];
  const files = (operator: string): Readonly<Record<string, Json>> => ({
    [RULES]: rules(operator),
    "sessions/s.json": expected,
  });
  expect(unfired(files("NOT_EXISTS"))).toEqual([never("its condition failed once, as payload.m was not there", "s")]);
  expect(unfired(files("NOT_EXIST"))).toEqual([]);
});

describe("a rule that no session fires", () => {
  it.each<readonly [string, Readonly<Record<string, Json>>, readonly string[]]>([
    [
      "has a condition that fails",
      { [RULES]: rule(FAILS), "sessions/s.json": EVENT },
      [never("its condition failed once, as payload.n was not there")],
    ],
    [
      "has a condition on a value that no event has",
      { [RULES]: rule(FAILS), "sessions/s.json": { events: [{ id: "E" }, { id: "E" }] } },
      [never("its condition failed 2 times, as payload.n was never there")],
    ],
    [
      "has a condition on a value that is another one",
      { [RULES]: rule({ conditions: [M, { ...M, op: "GT", value: 5 }] }), "sessions/s.json": WITH_M },
      [never("condition 2 failed once")],
    ],
    [
      "compares a text as a number",
      { [RULES]: rule({ conditions: [{ ...M, op: "GT", value: LIMIT }] }), "sessions/s.json": WITH_TEXT },
      [never("its condition failed once, as payload.m was not a number")],
    ],
    [
      "compares a number with a text",
      {
        [RULES]: [
          rule({ id: "s", outcomes: [{ type: "SET", target: "n", value: { fromContext: "payload.m" } }] }),
          rule({ conditions: [{ path: "payload.n", op: "EQUALS", value: "1" }] }),
        ],
        "sessions/s.json": WITH_M,
      },
      [never("its condition failed once, as payload.n was not a text")],
    ],
    [
      "looks for something in a number",
      { [RULES]: rule({ conditions: [{ ...M, op: "CONTAINS", value: LIMIT }] }), "sessions/s.json": WITH_M },
      [never("its condition failed once, as payload.m was not a text or a list")],
    ],
    [
      "has conditions of which now this and now that one fails",
      { [RULES]: rule({ conditions: [M, FAILING] }), "sessions/s.json": { events: [{ id: "E" }, ...WITH_M.events] } },
      [never("its conditions failed 2 times")],
    ],
    [
      "comes before the rule that sets what it looks at",
      {
        [RULES]: [rule({ conditions: [FAILING] }), sets("late", 30), sets("second", 20)],
        // The game may send it.
        "events.json": { E: { payload: { n: 1 } } },
        "sessions/s.json": EVENT,
      },
      [never('its condition failed once, as payload.n was not there: "second" sets it later')],
    ],
    ["is switched off", { [RULES]: rule({ enabled: false }), "sessions/s.json": EVENT }, [never("it is switched off")]],
    [
      "is not active",
      { [RULES]: [rule({}), rule({ id: "s" })], "sessions/s.json": { ...EVENT, ephemeral: { rules: ["s"] } } },
      [never("it is not active when its event comes")],
    ],
    [
      "waits for an event that no session publishes",
      { [RULES]: [rule({}), rule({ id: "s", trigger: "F" })], "events.json": { F: {} }, "sessions/s.json": EVENT },
      [never("its event never comes", "s")],
    ],
  ])("%s", (_title, files, expected) => expect(unfired(files)).toEqual(expected));

  it("is reported once where another finding says why", () => {
    const files = { [RULES]: [rule({}), rule({ id: "s", trigger: "G" })], "sessions/s.json": EVENT };
    expect(unfired(files).map((text) => text.split(" ")[0])).toEqual(["event-never-comes"]);
    const misspelt = rule({ conditions: [{ path: "payload.n", op: "EXIST" }] });
    expect(unfired({ [RULES]: misspelt, "sessions/s.json": EVENT })).toEqual([]);
  });

  it("is not reported where a condition of its own has a finding", () => {
    for (const condition of [
      { path: "payload.n", op: "GT", value: "1" },
      { op: "CHANCE_PERCENT", value: 0 },
      { path: "calculations.lft", op: "EQUALS", value: 1 },
    ]) {
      expect(unfired({ [RULES]: rule({ conditions: [condition] }), "sessions/s.json": EVENT })).toEqual([]);
    }
  });

  it("is not reported where its event would come from a rule that is not fired either", () => {
    const first = rule({ ...FAILS, category: "OBSERVER", outcomes: [{ type: "FIRE_EVENT", target: "F" }] });
    const files = { [RULES]: [first, rule({ id: "s", trigger: "F" })], "sessions/s.json": EVENT };
    expect(unfired(files)).toEqual([never("its condition failed once, as payload.n was not there")]);
  });

  it("is not reported when an event that comes later fires it, though an earlier one is not as expected", () => {
    const events = [{ id: "E", expect: { denied: true } }, { id: "F" }];
    expect(unfired({ [RULES]: [rule({}), rule({ id: "s", trigger: "F" })], "sessions/s.json": { events } })).toEqual(
      [],
    );
  });
});

describe("a session with rules of its own", () => {
  const own = { rules: [rule({ id: "own", trigger: "O" })], events: [{ id: "O" }] };

  it("says nothing of the pack's rules, which it does not load", () => {
    expect(unfired({ [RULES]: rule({}), "sessions/s.json": own })).toEqual([]);
    expect(unfired({ [RULES]: rule({}), "sessions/s.json": own, "events.json": { E: {}, O: {} } })).toEqual([]);
  });

  it("says it of the rules of a file that it lists", () => {
    const files = { [RULES]: rule({}), "more/b.json": {}, "sessions/s.json": { files: [RULES], ...EVENT } };
    expect(unfired(files)).toEqual([]);
    const other = { files: [RULES], events: [{ id: "O" }], rules: own.rules };
    expect(unfired({ [RULES]: rule({}), "sessions/s.json": other })).toEqual([
      `event-never-comes ${RULES}: Nothing publishes the event "E": no rule, no session, and events.json does not name it.`,
    ]);
  });
});
