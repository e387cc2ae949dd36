import { expect, test } from "vitest";
import { turnsText } from "./turnsText";

test.each([
  [[0], "at loading"],
  [[3], "in turn 3"],
  [[0, 1], "at loading and in turn 1"],
  [[1, 2], "in turns 1 and 2"],
  [[1, 2, 3, 5], "in turns 1 to 3 and 5"],
  [[0, 1, 3, 4, 7, 8, 9], "at loading and in turns 1, 3, 4 and 7 to 9"],
])("%j are named %s", (turns, text) => {
  expect(turnsText(turns)).toBe(text);
});
