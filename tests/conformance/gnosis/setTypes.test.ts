// Values that interceptors set in quotes.
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { findingsOf, rule } from "./checked.testing";

function told(value: Json, ...compared: readonly Json[]): readonly string[] {
  const setter = rule({ outcomes: [{ type: "SET", target: "passed", value }] });
  const readers = compared.map((each, index): JsonObject => ({
    id: `reader ${index}`,
    category: "OBSERVER",
    trigger: "E",
    conditions: [{ path: "payload.passed", op: "EQUALS", value: each }],
    outcomes: [{ type: "FIRE_EVENT", target: "F", value: {} }],
  }));
  const files = { "rules/r.json": [setter, ...readers], "events.json": { E: { payload: {} }, F: {} } };
  return findingsOf(files).map(({ code, at, fixes = [] }) => `${code} ${at} ${fixes[0]?.title}`);
}

it("a text that says true, false or a number is one finding, where it is set", () => {
  expect(told("true", true)).toEqual(["value-of-other-type /0/outcomes/0/value Change to true"]);
  expect(told("3", 3, 4)).toEqual(["value-of-other-type /0/outcomes/0/value Change to 3"]);
});

it("one that is compared with a text, or with nothing, has none", () => {
  expect(told("true", "true").join(" ")).not.toContain("outcomes");
  expect(told("true", true, "true").join(" ")).not.toContain("outcomes");
  expect(told("3")).toEqual([]);
  expect(told(true, true)).toEqual([]);
});
