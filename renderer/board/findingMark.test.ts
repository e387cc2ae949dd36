// The mark in the corner of a cell, as it is clicked.
import { expect, it } from "vitest";
import { isOnFindingMark } from "./findingMark";

it.each([
  ["the corner of a large cell", [0.9, 0.1], 64, true],
  ["the middle of a large cell", [0.5, 0.5], 64, false],
  ["another corner", [0.1, 0.1], 64, false],
  ["beside it", [0.7, 0.1], 64, false],
  ["the corner of a small cell", [0.7, 0.3], 24, true],
  ["a cell that is hardly larger than its mark", [0.7, 0.3], 18, false],
] as const)("%s", (_where, spot, pitch, isOn) => {
  expect(isOnFindingMark(spot, pitch)).toBe(isOn);
});
