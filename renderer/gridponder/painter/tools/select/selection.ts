// Sets of selected cells: joined, taken away, the region of a kind, in words. Pure.
import { type BoardView, type Position, entityAt } from "../../../../../shared/base/boardView";
import type { SelectMode } from "../gesture";
import { allCells, boundsOf } from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import { isAmong } from "../../../../board/decorations";
import { distinct, floodCells, rectangleCells } from "../cells";

/** The selection after a rectangle has been added to it, taken from it or put in its place; on the board only. */
export function selectedCells(
  view: BoardView,
  before: readonly Position[],
  mode: SelectMode,
  [from, to]: readonly [Position, Position],
): readonly Position[] {
  return combined(before, mode, onBoard(view, rectangleCells(from, to)));
}

/** Returns a selection with cells added, taken away or put in its place. */
export function combined(
  before: readonly Position[],
  mode: SelectMode,
  cells: readonly Position[],
): readonly Position[] {
  if (mode === "replace") return cells;
  if (mode === "add") return distinct([...before, ...cells]);
  const gone = new Set(cells.map(String));
  return before.filter((cell) => !gone.has(String(cell)));
}

/**
 * Returns those of the cells that are on the board; the same list where all are, so that what is known of it stays
 * known.
 */
export function onBoard(view: BoardView, cells: readonly Position[]): readonly Position[] {
  const isOn = ([x, y]: Position): boolean => x >= 0 && y >= 0 && x < view.width && y < view.height;
  return cells.every(isOn) ? cells : cells.filter(isOn);
}

/** Returns whether a cell is selected. Called for each move of the pointer, with selections as large as the board. */
export function isSelected(selection: readonly Position[], [x, y]: Position): boolean {
  return isAmong(selection)(x, y);
}

/**
 * Returns the region around a cell of the kind that stands there, on the topmost of the layers (given from the bottom
 * up) on which anything does; without anything the region where all of them are empty. Not `isConnected`: all such cells
 * of the board.
 */
export function kindRegion(
  view: BoardView,
  layers: readonly string[],
  start: Position,
  isConnected = true,
): readonly Position[] {
  const kindAt = (layer: string, x: number, y: number): string | null => entityAt(view, layer, x, y)?.kind ?? null;
  const top = layers.findLast((layer) => kindAt(layer, start[0], start[1]) !== null);
  const kind = top === undefined ? null : kindAt(top, start[0], start[1]);
  const isSame = (x: number, y: number): boolean =>
    top === undefined ? layers.every((layer) => kindAt(layer, x, y) === null) : kindAt(top, x, y) === kind;
  if (isConnected) return floodCells(start, view.width, view.height, isSame);
  if (onBoard(view, [start]).length === 0) return [];
  return allCells(view.width, view.height).filter(([x, y]) => isSame(x, y));
}

/** Returns how large a selection is, in words. */
export function selectionText(selection: readonly Position[]): string {
  const bounds = boundsOf(selection);
  if (bounds === null) return "Nothing is selected.";
  const [width, height] = bounds.size;
  return width * height === selection.length
    ? `Selected ${width} × ${height}, ${cellCount(selection.length)}.`
    : `Selected ${cellCount(selection.length)}.`;
}

/** `1 cell`, `2 cells`. */
export function cellCount(count: number): string {
  return count === 1 ? "1 cell" : `${count} cells`;
}
