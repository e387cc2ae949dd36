// What follows from a mistake in a rule is not reported beside it.
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { codesOf, rule } from "./checked.testing";

const RULES = "rules/a.json";

function outcome(value: JsonObject, more: JsonObject = {}): Readonly<Record<string, Json>> {
  return { [RULES]: rule({ outcomes: [value], ...more }) };
}

it.each<readonly [string, Readonly<Record<string, Json>>]>([
  ["misspelt-binding /outcomes/0/value/from", outcome({ type: "MATH_ADD", target: "n", value: { from: "payload.m" } })],
  ["unknown-field /outcomes/0/amount", outcome({ type: "MATH_ADD", target: "n", amount: 1 })],
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
