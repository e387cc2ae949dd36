import { expect, it } from "vitest";
import { watchedText } from "./watchedText";

it.each([
  ["a condition that holds", true, "holds"],
  ["one that does not", false, "does not hold"],
  ["an expression", "7", "7"],
  ["one that was not answered yet", undefined, "…"],
  ["one that the language does not have", null, "no condition of the language"],
])("%s is told by its answer", (_, answer, text) => expect(watchedText(null, null, answer)).toBe(text));

it("a refused condition is told by what is wrong with it, where that is known", () => {
  expect(watchedText(null, 'There is no function "cuont".', null)).toBe('There is no function "cuont".');
});

it("a cell, a field or a count is told by its value", () => {
  expect(watchedText("water", null, undefined)).toBe("water");
});
