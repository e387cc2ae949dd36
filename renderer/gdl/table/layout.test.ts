import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Places } from "../../../shared/base/boardView";
import { type TableLayout, spotAt, spotOf, spotTowards, tableLayout, withMoved } from "./layout";

const chess: Places = { width: 8, height: 8, geometry: { kind: "squares", up: true, names: "a1" } };
const hexagon: Places = {
  width: 3,
  height: 3,
  geometry: {
    kind: "hexes",
    origin: [1, 1],
    absent: [
      [0, 0],
      [2, 2],
    ],
  },
};
const network: Places = {
  width: 5,
  height: 1,
  geometry: { kind: "nodes", names: ["a", "b", "c", "d", "e"], at: null, edges: [[0, 1, false]] },
};

function named(layout: TableLayout, x: number, y: number): readonly number[] {
  return layout.spots[spotAt(layout, { x, y })]?.position.slice() ?? [];
}

test("a spot that is dragged is elsewhere, and nothing else is", () => {
  const layout = tableLayout(network);
  const moved = withMoved(layout, { spot: 2, at: { x: 9, y: 7 } });
  expect(moved.spots[2]).toEqual({ position: [2, 0], x: 9, y: 7 });
  expect(moved.spots.toSpliced(2, 1)).toEqual(layout.spots.toSpliced(2, 1));
  expect({ ...moved, spots: [] }).toEqual({ ...layout, spots: [] });
  expect(withMoved(layout, { spot: 5, at: { x: 9, y: 7 } })).toBe(layout);
});

test("squares that count upwards have their first row at the foot; others at the top", () => {
  const layout = tableLayout(chess);
  expect([layout.width, layout.height]).toEqual([8, 8]);
  expect(named(layout, 0.5, 7.5)).toEqual([0, 0]);
  expect(named(layout, 7.9, 0.1)).toEqual([7, 7]);
  expect(named(tableLayout({ width: 3, height: 2 }), 0.5, 0.5)).toEqual([0, 0]);
});

test("hexes that the board does not have are left out", () => {
  const layout = tableLayout(hexagon);
  expect(layout.spots).toHaveLength(7);
  expect(spotOf(layout, [0, 0])).toBe(-1);
  expect(layout.width).toBeCloseTo(3);
});

test("a point outside of every place is none", () => {
  expect(spotAt(tableLayout(chess), { x: -0.1, y: 3 })).toBe(-1);
  expect(spotAt(tableLayout(network), { x: 0, y: 0 })).toBe(-1);
  expect(spotAt(tableLayout({ width: 0, height: 0 }), { x: 0, y: 0 })).toBe(-1);
});

test("arrows go from place to place, and stay at the edge", () => {
  const layout = tableLayout(chess);
  const e2 = spotOf(layout, [4, 1]);
  expect(layout.spots[spotTowards(layout, e2, { x: 0, y: -1 })]?.position).toEqual([4, 2]);
  expect(layout.spots[spotTowards(layout, e2, { x: 1, y: 0 })]?.position).toEqual([5, 1]);
  expect(spotTowards(layout, spotOf(layout, [0, 0]), { x: 0, y: 1 })).toBe(-1);
});

test("the middle of every place is in that place, on the table, and found by its position", () => {
  const boards = fc.oneof(
    fc.record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) }),
    fc.constantFrom(chess, hexagon, network),
    fc.integer({ min: 1, max: 6 }).map((width): Places => {
      return { width, height: width, geometry: { kind: "hexes", origin: [0, 0], absent: [] } };
    }),
  );
  fc.assert(
    fc.property(boards, (board) => {
      const layout = tableLayout(board);
      for (const [number, spot] of layout.spots.entries()) {
        expect(spotAt(layout, spot)).toBe(number);
        expect(spotOf(layout, spot.position)).toBe(number);
        expect(spot.x >= 0 && spot.x <= layout.width && spot.y >= 0 && spot.y <= layout.height).toBe(true);
      }
    }),
  );
});
