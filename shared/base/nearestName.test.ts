import { expect, test } from "vitest";
import { nearestName } from "./nearestName";

test.each([
  ["torhc", ["torch", "rock"], "torch"],
  ["Objects", ["objects", "ground"], "objects"],
  ["metal_crat", ["metal_crate", "metal"], "metal_crate"],
  ["xyz", ["rock", "torch"], null],
  ["up", ["down", "left"], null],
  ["rock", ["rock"], null],
  ["", ["a", "rock"], "a"],
  ["wat", ["wood", "waterfall", "water"], "water"],
  ["wa", ["was", "water"], "was"],
  ["w", ["water"], null],
])("%s among %j means %s", (name, names, expected) => {
  expect(nearestName(name, names)).toBe(expected);
});
