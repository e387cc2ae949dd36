import { expect, test } from "vitest";
import { addTo, addToSet, groupedBy } from "./groups";

test("an item is added to the list of its key", () => {
  const groups = new Map([["a", [1]]]);
  addTo(groups, "a", 2);
  addTo(groups, "b", 3);
  expect([...groups]).toEqual([
    ["a", [1, 2]],
    ["b", [3]],
  ]);
});

test("an item is added to the set of its key once", () => {
  const sets = new Map([["a", new Set([1])]]);
  for (const item of [2, 1]) addToSet(sets, "a", item);
  addToSet(sets, "b", 3);
  expect([...sets]).toEqual([
    ["a", new Set([1, 2])],
    ["b", new Set([3])],
  ]);
});

test("keys come in the order of their first items, and items in their own", () => {
  const groups = groupedBy(["crate", "key", "cup", "kite"], (word) => word.charAt(0));
  expect([...groups]).toEqual([
    ["c", ["crate", "cup"]],
    ["k", ["key", "kite"]],
  ]);
});

test("a key that a prototype has is a key like any other", () => {
  expect(groupedBy(["constructor"], (word) => word).get("constructor")).toEqual(["constructor"]);
  expect(groupedBy([], String).size).toBe(0);
});
