// Which places of a board are selected together after a click or a key, as cells and files are elsewhere; the first is
// where a range begins. Pure.
import { clamp } from "../../../shared/base/clamp";
import { type BoardView, type Position, entityIn, isSamePosition } from "../../../shared/base/boardView";
import type { Point } from "../../board/viewport";
import { describePlace } from "../table/describePlace";
import { type TableLayout, spotAt, spotOf } from "../table/layout";

export type PlaceSelection = readonly Position[];

/** Returns the selection with a place added, or taken away again. */
export function togglePlace(selection: PlaceSelection, place: Position): PlaceSelection {
  const others = selection.filter((each) => !isSamePosition(each, place));
  return others.length === selection.length ? [place, ...selection] : others;
}

/**
 * Returns the places between the first that is selected and another one: all in the rectangle between them. Of a network,
 * whose places lie in no rows, the other one is added.
 */
export function extendedTo(layout: TableLayout, selection: PlaceSelection, place: Position): PlaceSelection {
  const [first] = selection;
  if (first === undefined) return [place];
  if (layout.kind === "nodes") return withPlaces(selection, [place]);
  const [left, right] = [Math.min(first[0], place[0]), Math.max(first[0], place[0])];
  const [top, bottom] = [Math.min(first[1], place[1]), Math.max(first[1], place[1])];
  const inside = layout.spots
    .map(({ position }) => position)
    .filter(([x, y]) => x >= left && x <= right && y >= top && y <= bottom);
  return [first, ...inside.filter((each) => !isSamePosition(each, first))];
}

/**
 * Returns the places of the rectangle between two points, in units of the layout; the one where it begins is the first.
 * The places under its corners are in it, however little of them it has.
 */
export function placesBetween(layout: TableLayout, from: Point, to: Point): PlaceSelection {
  const [start, end] = [middleAt(layout, from), middleAt(layout, to)];
  const [left, right] = [Math.min(start.x, end.x) - ROUNDING, Math.max(start.x, end.x) + ROUNDING];
  const [top, bottom] = [Math.min(start.y, end.y) - ROUNDING, Math.max(start.y, end.y) + ROUNDING];
  const inside = layout.spots.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
  const nearness = ({ x, y }: Point): number => (x === start.x && y === start.y ? 0 : 1);
  return inside.toSorted((one, other) => nearness(one) - nearness(other)).map(({ position }) => position);
}

const ROUNDING = 1e-6;

/** Where the place under a point has its middle; the point itself where there is none. Beside the board is its edge. */
function middleAt(layout: TableLayout, { x, y }: Point): Point {
  const inside = { x: clamp(x, 0, layout.width), y: clamp(y, 0, layout.height) };
  return layout.spots[spotAt(layout, inside)] ?? inside;
}

/** Returns a selection with further places. */
export function withPlaces(selection: PlaceSelection, places: PlaceSelection): PlaceSelection {
  return [...selection, ...places.filter((place) => !isSelected(selection, place))];
}

/** Returns the selected places that a board has: it may have become smaller since they were selected. */
export function selectedOn(layout: TableLayout, selection: PlaceSelection): PlaceSelection {
  return selection.every((place) => spotOf(layout, place) >= 0)
    ? selection
    : selection.filter((place) => spotOf(layout, place) >= 0);
}

/** Returns the places on which something stands. */
export function occupiedPlaces({ spots }: TableLayout, board: BoardView): PlaceSelection {
  return spots.map(({ position }) => position).filter(([x, y]) => entityIn(board, y * board.width + x) !== null);
}

/** Where each of several places comes to. */
export type PlaceMoves = readonly (readonly [from: Position, to: Position])[];

/**
 * Returns where the selected places come to when one of them is moved to another: all as far. Null where one would leave
 * the board. Of a network only the one moves.
 */
export function movedTogether(
  layout: TableLayout,
  selection: PlaceSelection,
  from: Position,
  to: Position,
): PlaceMoves | null {
  if (layout.kind === "nodes" || !isSelected(selection, from)) return [[from, to]];
  const moves = selection.map((place) => [place, [place[0] + to[0] - from[0], place[1] + to[1] - from[1]]] as const);
  return moves.every(([, place]) => spotOf(layout, place) >= 0) ? moves : null;
}

/** Returns whether the same places are selected, in whatever order. */
export function isSameSelection(one: PlaceSelection, other: PlaceSelection): boolean {
  return one.length === other.length && one.every((place) => isSelected(other, place));
}

/** Returns what is selected in words: what stands on a place, or how many they are. */
export function selectionWords(board: BoardView, selection: PlaceSelection): string {
  const [first] = selection;
  if (first === undefined) return "";
  return selection.length === 1 ? describePlace(board, first) : `${selection.length} places`;
}

export function isSelected(selection: PlaceSelection, place: Position): boolean {
  return selection.some((each) => isSamePosition(each, place));
}
