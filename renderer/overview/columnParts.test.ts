import * as fc from "fast-check";
import { expect, it } from "vitest";
import { columnParts } from "./columnParts";

it("draws the wanted columns in order, with one gap for each stretch of others", () => {
  expect(columnParts([5, 4, 1], 8, 44)).toEqual([
    { column: null, width: 44 },
    { column: 1, width: 44 },
    { column: null, width: 88 },
    { column: 4, width: 44 },
    { column: 5, width: 44 },
    { column: null, width: 88 },
  ]);
  expect(columnParts([], 0, 44)).toEqual([]);
});

it("is as wide as all columns, whatever is drawn, and draws no column that there is not", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -2, max: 40 })), fc.nat(30), (drawn, count) => {
      const parts = columnParts(drawn, count, 10);
      expect(parts.reduce((sum, { width }) => sum + width, 0)).toBe(count * 10);
      const columns = parts.flatMap(({ column }) => (column === null ? [] : [column]));
      const wanted = new Set(drawn.filter((column) => column >= 0 && column < count));
      expect(columns).toEqual([...wanted].sort((a, b) => a - b));
      // Gaps do not touch.
      expect(parts.some(({ column }, index) => column === null && parts[index + 1]?.column === null)).toBe(false);
    }),
  );
});
