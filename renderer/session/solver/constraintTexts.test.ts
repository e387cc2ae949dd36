import { expect, it } from "vitest";
import { constraintsFrom, constraintsText } from "./constraintTexts";

const LEVELS = {
  one: [{ must: true, what: { kind: "rule", rule: "burn" } }],
  two: [{ must: false, what: { kind: "event", event: "removed", where: { position: [2, 1] } } }],
} as const;

it("gives back the constraints of each level", () => {
  expect(constraintsFrom(constraintsText(LEVELS) ?? "")).toEqual(LEVELS);
});

it("keeps nothing of levels without constraints", () => {
  expect(constraintsText({ ...LEVELS, one: [], two: [] })).toBeNull();
  expect(constraintsText({ ...LEVELS, two: [] })).toBe(JSON.stringify({ one: LEVELS.one }));
});

it.each([undefined, "", "{", "[]", "1", '{"one": 1}', '{"one": [{"must": "yes"}]}'])(
  "reads nothing from %s",
  (text) => {
    expect(constraintsFrom(text)).toEqual({});
  },
);
