import { expect, it } from "vitest";
import { fittingWords, stepWidth } from "./stepText";

const shown = (words: string): string => fittingWords(words, stepWidth(words.length));

it("a step is as wide as its words need, within bounds", () => {
  expect([0, 10, 12, 15, 500].map(stepWidth)).toEqual([88, 88, 96, 117, 144]);
});

it("words that still do not fit keep their beginning and their end", () => {
  expect(["Start", "move right", "flood_orange"].map(shown)).toEqual(["Start", "move right", "flood_orange"]);
  expect(shown("diagonal_swap up_left")).toBe("diagonal_… up_left");
  expect(fittingWords("flood_orange_and_green", 88)).toBe("flood…reen");
  expect(fittingWords("🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊", 88)).toBe("🦊🦊🦊🦊🦊…🦊🦊🦊🦊");
});
