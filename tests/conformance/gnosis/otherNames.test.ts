// Names that are none, and what is offered for them.
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { findingsOf, rule } from "./checked.testing";

const RULES = "rules/a.json";

type Files = Readonly<Record<string, Json>>;

function using(parts: JsonObject, name: string): Files {
  const value = { fromContext: `calculations.${name}` };
  const calculations = [{ name: "c", ...parts }];
  return { [RULES]: rule({ calculations, outcomes: [{ type: "SET", target: "n", value }] }) };
}

function condition(op: string): Files {
  return { [RULES]: rule({ conditions: [{ path: "payload.n", op, value: 1 }] }) };
}

const CALL: Files = {
  [RULES]: rule({ category: "TRIGGER", outcomes: [{ type: "CALL_SERVICE", target: "AB", value: {} }] }),
  "services.json": { services: { "A.B": {} } },
};

it.each<readonly [string, Files, string]>([
  ["a calculation", using({ op: "x", args: [1, 2] }, "c"), "*"],
  ["a comparison", condition("GREATER_THAN"), "GT"],
  ["a comparison in words", condition("is not"), "NOT_EQUALS"],
  ["a call", CALL, "A.B"],
])("an operator or a function of another name is offered: of %s", (_what, files, offered) => {
  expect(findingsOf(files).map(({ fixes }) => fixes?.[0]?.title)).toEqual([`Change to "${offered}"`]);
});

it("a name without a near one is reported with those that there are", () => {
  const [finding] = findingsOf(using({ value: 1 }, "total"));
  expect(finding?.message).toBe('The rule has no calculation "total". There is "c".');
});
