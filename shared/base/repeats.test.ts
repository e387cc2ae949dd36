import { expect, it } from "vitest";
import { withoutRepeats } from "./repeats";

it.each([
  [[], []],
  [["a"], ["a"]],
  [
    ["a", "b", "b", "b", "a"],
    ["a", "b (3 times)", "a"],
  ],
])("lists %j without repeats", (texts, expected) => {
  expect(withoutRepeats(texts)).toEqual(expected);
});
