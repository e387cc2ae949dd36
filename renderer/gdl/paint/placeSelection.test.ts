import { expect, test } from "vitest";
import type { Position } from "../../../shared/base/boardView";
import { tableLayout } from "../table/layout";
import { extendedTo, isSameSelection, movedTogether, placesBetween, togglePlace, withPlaces } from "./placeSelection";

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

test("a selection is the same in another order, and another one with one place more or less", () => {
  expect(isSameSelection(selection, selection.toReversed())).toBe(true);
  expect(isSameSelection(selection, selection.slice(1))).toBe(false);
  expect(isSameSelection(selection, [...selection, [0, 0]])).toBe(false);
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

test("a rectangle that is dragged has the places under its corners and between them, the first of them first", () => {
  expect(placesBetween(SQUARES, { x: 2.9, y: 1.1 }, { x: 1.9, y: 0.9 })).toEqual([
    [2, 1],
    [1, 0],
    [2, 0],
    [1, 1],
  ]);
  expect(placesBetween(SQUARES, { x: 3.5, y: 3.5 }, { x: 9, y: 9 })).toEqual([[3, 3]]);
  const { spots } = NODES;
  const [a, b] = [spots[0]!, spots[1]!];
  // Of a network it may begin where no node is.
  expect(placesBetween(NODES, { x: a.x - 0.6, y: a.y - 0.6 }, { x: a.x + 0.6, y: a.y + 0.6 })).toEqual([[0, 0]]);
  expect(placesBetween(NODES, b, a)).toContainEqual([0, 0]);
  expect(
    withPlaces(selection, [
      [2, 1],
      [3, 3],
    ]),
  ).toEqual([...selection, [3, 3]]);
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
