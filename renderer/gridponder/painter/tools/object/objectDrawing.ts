// A multi-cell object that is drawn cell by cell, drawn on from its last cell or moved, or whose exit is dragged: how
// the gesture begins and continues, and the board with it. Which cells a drawing gives is `multiCellEdits`'s. Pure.
import { defined } from "../../../../../shared/base/defined";
import {
  type MultiCellObjectView,
  coversCell,
  stateView,
} from "../../../../../shared/dialects/gridponder/text/board/stateView";
import { type BoardView, type Position, isSamePosition } from "../../../../../shared/base/boardView";
import { drawnOn } from "../../../../../shared/dialects/gridponder/text/board/multiCellEdits";
import type { ObjectDrawing } from "../gesture";
import { draggedExit, exitAt, withExit } from "./objectExits";
import { onBoard } from "../select/selection";

/** Returns the index of the object that covers a cell, the one on top; -1 for none. */
export function objectAt(view: BoardView, cell: Position): number {
  return stateView(view).multiCellObjects.findLastIndex((object) => coversCell(object, cell));
}

/**
 * Returns the drawing that begins at a spot of a cell; `moves`: an object pressed at its end is moved, not drawn on.
 */
export function drawingFrom(
  view: BoardView,
  cell: Position,
  spot: readonly [x: number, y: number],
  moves: boolean,
): ObjectDrawing {
  const taken = exitAt(view, cell, spot);
  if (taken !== null)
    return { kind: "object", does: "exit", index: taken.index, from: cell, cells: [], exit: taken.exit };
  const index = objectAt(view, cell);
  const object = stateView(view).multiCellObjects[index];
  if (object === undefined) return { kind: "object", does: "new", index, from: cell, cells: [cell], exit: null };
  const cells = cellsOf(object);
  const last = defined(cells.at(-1));
  const isEnd = isSamePosition(last, cell);
  return { kind: "object", does: isEnd && !moves ? "draw" : "move", index, from: cell, cells, exit: null };
}

/** Returns the drawing extended to a cell. */
export function drawnTo(view: BoardView, drawing: ObjectDrawing, to: Position): ObjectDrawing {
  const object = stateView(view).multiCellObjects[drawing.index];
  if (drawing.does === "exit") {
    if (object === undefined || drawing.exit === null) return drawing;
    return { ...drawing, exit: draggedExit(object, drawing.exit, to) };
  }
  if (drawing.does !== "move") {
    return onBoard(view, [to]).length === 0 ? drawing : { ...drawing, cells: drawnOn(drawing.cells, to) };
  }
  if (object === undefined) return drawing;
  const [dx, dy] = [to[0] - drawing.from[0], to[1] - drawing.from[1]];
  return { ...drawing, cells: cellsOf(object).map(([x, y]) => [x + dx, y + dy]) };
}

export function cellsOf(object: MultiCellObjectView): readonly Position[] {
  return object.cells.map(({ position }) => position);
}

/**
 * The cell to continue at: the end of what was drawn; of what was moved or only clicked, the cell that the pointer
 * held.
 */
export function focusAfter(view: BoardView, { does, index, from, cells, exit }: ObjectDrawing): Position | null {
  if (exit !== null) return exit.position;
  const standing = stateView(view).multiCellObjects[index]?.cells;
  const isClick = does !== "new" && standing?.every(({ position }, at) => String(position) === String(cells[at]));
  if (isClick === true && standing?.length === cells.length) return from;
  const [start, before] = [cells[0], standing?.[0]?.position];
  if (does !== "move" || start === undefined || before === undefined) return cells.at(-1) ?? null;
  return [from[0] + start[0] - before[0], from[1] + start[1] - before[1]];
}

/** Returns a board with the drawing on it; a new object is of `kind`. */
export function drawnBoard(view: BoardView, drawing: ObjectDrawing, kind: string | null): BoardView {
  const objects = stateView(view).multiCellObjects;
  const cells = drawing.cells.map((position) => ({ position, sprite: null }));
  const next =
    drawing.does === "new"
      ? [...objects, { id: "", kind: kind ?? "", cells, params: {} }]
      : objects.map((object, index) => {
          if (index !== drawing.index) return object;
          if (drawing.exit !== null) return withExit(object, drawing.exit);
          const sprites = object.cells.map(({ sprite }) => sprite);
          return { ...object, cells: cells.map((cell, at) => ({ ...cell, sprite: sprites[at] ?? null })) };
        });
  return { ...view, state: { ...view.state, multiCellObjects: next } };
}
