import * as fc from "fast-check";
import { expect, it } from "vitest";
import { partitionPoint } from "./partitionPoint";

it("is where the items that fail begin", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (numbers, bound) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      expect(partitionPoint(sorted, (each) => each < bound)).toBe(sorted.filter((each) => each < bound).length);
    }),
  );
});
