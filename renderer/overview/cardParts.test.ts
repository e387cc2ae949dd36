import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type CardLine, cardParts } from "./cardParts";

const HEIGHT = 100;
const GAP = 8;
const PADDING = 12;

/** Returns lines of 100 pixels, as a list shows them. */
function lines(...indices: readonly number[]): readonly CardLine[] {
  return indices.map((index) => {
    const start = PADDING + index * (HEIGHT + GAP);
    return { index, start, end: start + HEIGHT };
  });
}

function measures(count: number, columns: number) {
  const total = Math.ceil(count / columns);
  return { count, columns, height: 2 * PADDING + total * HEIGHT + (total - 1) * GAP, padding: PADDING, gap: GAP };
}

it("draws the cards of the lines that are wanted, and a gap for each stretch of others", () => {
  expect(cardParts(lines(1, 2, 4), measures(14, 3))).toEqual([
    { height: HEIGHT },
    { card: 3, line: 1 },
    { card: 4, line: 1 },
    { card: 5, line: 1 },
    { card: 6, line: 2 },
    { card: 7, line: 2 },
    { card: 8, line: 2 },
    { height: HEIGHT },
    { card: 12, line: 4 },
    { card: 13, line: 4 },
  ]);
});

it("leaves no gap where all lines are drawn", () => {
  expect(cardParts(lines(0, 1), measures(4, 3))).toEqual(
    [0, 1, 2, 3].map((card) => ({ card, line: card < 3 ? 0 : 1 })),
  );
});

it("is as high as all lines, whichever are drawn", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.nat(59)),
      (count, columns, some) => {
        const all = measures(count, columns);
        const last = Math.ceil(count / columns) - 1;
        const drawn = [...new Set(some.filter((line) => line <= last))].sort((a, b) => a - b);
        const parts = cardParts(lines(...drawn), all);
        const rows = parts.flatMap((part) =>
          "height" in part ? [part.height] : part.card % columns === 0 ? [HEIGHT] : [],
        );
        const height = rows.reduce((sum, row) => sum + row, 0) + (rows.length - 1) * GAP + 2 * PADDING;
        expect(height).toBe(all.height);
      },
    ),
  );
});
