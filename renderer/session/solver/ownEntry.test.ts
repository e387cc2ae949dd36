import { expect, test } from "vitest";
import { ownEntry } from "./ownEntry";

test("a level called like a member of every object has no entry until it is given one", () => {
  expect(ownEntry({}, "constructor")).toBeUndefined();
  expect(ownEntry({ constructor: 1 }, "constructor")).toBe(1);
  expect(ownEntry({ a: 2 }, "a")).toBe(2);
});
