import { expect, test } from "vitest";
import type { Position } from "../../../shared/base/boardView";
import { tableLayout } from "../table/layout";
import { extendedTo, movedTogether, togglePlace } from "./placeSelection";

const SQUARES = tableLayout({ width: 4, height: 4 });
const NODES = tableLayout({
  width: 3,
  height: 1,
  geometry: { kind: "nodes", names: ["a", "b", "c"], edges: [], at: null },
});
const selection: readonly Position[] = [
  [1, 1],
  [2, 1],
];

test("a place is added and taken away again; a range then begins at it", () => {
  const added = togglePlace(selection, [0, 3]);
  expect(added).toEqual([[0, 3], ...selection]);
  expect(togglePlace(added, [0, 3])).toEqual(selection);
});

test("a range is the rectangle from the first place, which stays the first", () => {
  expect(extendedTo(SQUARES, selection, [0, 2])).toEqual([
    [1, 1],
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(extendedTo(SQUARES, [], [3, 3])).toEqual([[3, 3]]);
  expect(extendedTo(NODES, [[0, 0]], [2, 0])).toEqual([
    [0, 0],
    [2, 0],
  ]);
});

test("selected places move together, and not off the board", () => {
  expect(movedTogether(SQUARES, selection, [2, 1], [2, 2])).toEqual([
    [
      [1, 1],
      [1, 2],
    ],
    [
      [2, 1],
      [2, 2],
    ],
  ]);
  expect(movedTogether(SQUARES, selection, [2, 1], [0, 1])).toBeNull();
  expect(movedTogether(SQUARES, selection, [0, 0], [0, 1])).toEqual([
    [
      [0, 0],
      [0, 1],
    ],
  ]);
});
