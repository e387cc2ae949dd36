// Interceptors that wait for what a later one sets.
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { findingsOf, rule } from "./checked.testing";

const SETTER = rule({ id: "block", outcomes: [{ type: "SET", target: "result", value: "blocked" }] });

function reader(parts: JsonObject, op = "EQUALS"): JsonObject {
  const conditions = [{ path: "payload.result", op, value: "blocked" }];
  return rule({ id: "pierce", conditions, outcomes: [{ type: "SET", target: "force", value: 2 }], ...parts });
}

function told(rules: readonly JsonObject[], more: Readonly<Record<string, Json>> = {}): readonly string[] {
  const files = { "rules/r.json": [...rules], "events.json": { E: { payload: { force: 1 } } }, ...more };
  return findingsOf(files).flatMap(({ code, at, message, fixes = [] }) =>
    code === "read-too-early" ? `${at} ${message} ${fixes[0]?.title}` : [],
  );
}

const EARLY = 'This never holds: "block", which gives the event "result", runs later. Run it after "block"';

it("an interceptor that needs what only a later one gives is reported", () => {
  expect(told([SETTER, reader({ executionOrder: 1 })])).toEqual([`/1/conditions/0/path ${EARLY}`]);
  expect(told([reader({}, "EXISTS"), SETTER])).toEqual([`/0/conditions/0/path ${EARLY}`]);
  // Of several the one that gives what is asked for.
  const other = rule({ id: "other", executionOrder: 3, outcomes: [{ type: "SET", target: "result", value: "hit" }] });
  expect(told([other, SETTER, reader({ executionOrder: 1 })])).toEqual([`/2/conditions/0/path ${EARLY}`]);
});

it("one that does without it, runs after it, or may get it from elsewhere is not", () => {
  expect(told([SETTER, reader({})])).toEqual([]);
  expect(told([reader({}, "NOT_EQUALS"), SETTER])).toEqual([]);
  expect(told([reader({}, "NOT_EXISTS"), SETTER])).toEqual([]);
  expect(told([reader({}), SETTER], { "events.json": { E: { payload: { result: "hit" } } } })).toEqual([]);
  expect(told([reader({}), SETTER], { "state/ephemeral.json": { rules: ["block", "pierce"] } })).toEqual([]);
  expect(told([reader({ category: "OBSERVER", outcomes: [] }), SETTER])).toEqual([]);
  const first = rule({ id: "first", executionOrder: 1, outcomes: [{ type: "SET", target: "result", value: "hit" }] });
  expect(told([first, reader({ executionOrder: 2 }), SETTER])).toEqual([]);
});
