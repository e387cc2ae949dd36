import { expect, test } from "vitest";
import { isLost } from "./replacedRecord";

const path = (letters: string) => Array.from(letters, (action) => ({ action }));

test.each([
  ["", "a", false],
  ["ab", "a", true],
  ["ab", "c", true],
  ["ab", "abc", false],
  ["ab", "acb", false],
  ["ab", "ba", true],
])("recorded moves %j give way to %j: %j", (before, now, expected) => {
  expect(isLost(path(before), path(now))).toBe(expected);
});
