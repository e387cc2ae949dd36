import { expect, test } from "vitest";
import { nameOfSameWords, namesAsNear, nearestName } from "./nearestName";

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
  ["x", ["+", "*", "y"], null],
  ["X", ["x"], "x"],
  ["opening", ["open", "closed"], "open"],
  ["opened_by_all", ["open"], null],
  ["doors_open", ["door", "doors"], null],
  ["naß", ["nase", "nass"], "nass"],
  ["fluegel", ["flug", "Flügel"], "Flügel"],
  ["celik", ["Çelik", "relik"], "Çelik"],
  ["木", ["本", "林"], null],
])("%s among %j means %s", (name, names, expected) => {
  expect(nearestName(name, names)).toBe(expected);
});

test.each([
  ["target", ["targetKind", "targetTag"], ["targetKind", "targetTag"]],
  ["exit1Position", ["exitPosition", "exit2Position"], ["exitPosition", "exit2Position"]],
  ["targetKnd", ["targetKind", "targetTag"], ["targetKind"]],
  ["wat", ["waterfall", "wood"], ["waterfall"]],
  ["xyz", ["rock", "torch"], []],
])("%s among %j may mean %j", (name, names, expected) => {
  expect(namesAsNear(name, names)).toEqual(expected);
});

test.each([
  ["clear_path", ["path", "path_clear"], "path_clear"],
  ["kindTarget", ["target", "targetKind"], "targetKind"],
  ["path", ["clear", "path"], null],
  ["^", ["+", "-"], null],
])("%s has the words of one of %j: %s", (name, names, expected) => {
  expect(nameOfSameWords(name, names)).toBe(expected);
});
