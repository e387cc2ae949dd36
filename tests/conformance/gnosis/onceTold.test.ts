// What follows from a mistake in a rule is not reported beside it.
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { applyEdits } from "../../../shared/text/edit";
import { codesOf, findingsOf, rule } from "./checked.testing";

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

it("the first event of a session that comes out otherwise is one finding, with fixes for it and for all", () => {
  const expect_ = { payload: { n: 2 }, denied: true, events: ["F"] };
  const session = { events: [{ id: "E", data: {} }, ...[1, 2].map(() => ({ id: "E", data: {}, expect: expect_ }))] };
  const files = { [RULES]: rule({ outcomes: [{ type: "SET", target: "n", value: 1 }] }), "sessions/s.json": session };
  const findings = findingsOf(files);
  expect(findings.map(({ code, at, message }) => `${code} ${at} ${message}`)).toEqual([
    "expectation-differs /events/1/expect/payload/n Expected 2, but it is 1. 2 other things of this event differ.",
  ]);
  const after = (fix: number): unknown => {
    const edits = findings[0]?.fixes?.[fix]?.changes[0]?.edits ?? [];
    const { events } = JSON.parse(applyEdits(JSON.stringify(session), edits)) as typeof session;
    return events.map((each) => ("expect" in each ? each.expect : null));
  };
  const happened = { payload: { n: 1 }, denied: false, events: [] };
  expect(findings[0]?.fixes?.map(({ title }) => title)).toEqual([
    "Expect what happened",
    "Expect what happened in the whole session",
  ]);
  expect(after(0)).toEqual([null, happened, expect_]);
  expect(after(1)).toEqual([null, happened, happened]);
});
