// The tool for multi-cell objects: drawn cell by cell, drawn on from their last cell, moved, deleted; one edit each.
// Knows the store and documents; which cells a drawing gives is `multiCellEdits`'s.
import type { BoardView, Position } from "../../../../shared/base/boardView";
import { type MultiCellObjectView, stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";
import type { Json } from "../../../../shared/base/json";
import type { Result } from "../../../../shared/base/result";
import {
  drawnOn,
  moveObjectEdits,
  newObjectEdits,
  objectParamEdits,
  removeObjectEdits,
} from "../../../../shared/dialects/gridponder/text/board/multiCellEdits";
import { objectCellsEdits } from "../../../../shared/dialects/gridponder/text/board/placements";
import type { LevelText } from "../../../../shared/dialects/gridponder/text/layers/stroke";
import type { TextEdit } from "../../../../shared/text/edit";
import { isEqualJson } from "../../../../shared/text/memberEdit";
import type { BoardPointer } from "../../../board/boardPointer";
import { draggedExit, exitAt, withExit } from "./objectExits";
import { usePaintStore } from "../paintStore";
import type { DraggedExit, ObjectDrawing } from "./underWay";
import { type PaintTarget, say } from "../painting";
import { onBoard } from "./selection";

const store = usePaintStore;

/** What a pointer on the board does while the tool is chosen. */
export function drawByPointer(paintTarget: PaintTarget, event: BoardPointer): void {
  const { drawing } = store.getState();
  if (event.phase !== "leave") store.setState({ hovered: event.isOnBoard ? event.cell : null });
  switch (event.phase) {
    case "down":
      if (event.button === 2) return store.setState({ drawing: null });
      return press(paintTarget, event);
    case "move":
      if (drawing !== null) store.setState({ drawing: drawnTo(paintTarget.view, drawing, event.cell) });
      return;
    case "up":
      return finish(paintTarget);
    case "cancel":
      return store.setState({ drawing: null });
    case "hover":
      return;
    case "leave":
      return store.setState({ hovered: null });
  }
}

/** The index of the object that covers a cell, the one on top; -1 for none. */
export function objectAt(view: BoardView, [x, y]: Position): number {
  return stateView(view).multiCellObjects.findLastIndex(({ cells }) =>
    cells.some(({ position }) => position[0] === x && position[1] === y),
  );
}

/** What the space bar does at the cursor: begins where a press would, the arrows draw, and a second time ends it. */
export function drawAtCursor(paintTarget: PaintTarget, cell: Position): void {
  if (store.getState().drawing !== null) {
    finish(paintTarget);
    return store.setState({ showCursor: true });
  }
  press(paintTarget, { cell, spot: CORNER, isOnBoard: true, control: false });
  store.setState({ showCursor: true });
  if (store.getState().drawing !== null) say("Draw with the arrows and press Space again; Escape cancels.");
}

/** A spot of a cell where no exit is taken. */
const CORNER: BoardPointer["spot"] = [0.5, 0.5];

/** Draws on to a cell if a drawing is under way; gives whether one is. */
export function drawToCursor(view: BoardView, cell: Position): boolean {
  const { drawing } = store.getState();
  if (drawing === null) return false;
  const next = drawnTo(view, drawing, cell);
  store.setState({ drawing: next });
  const verb = drawing.does === "move" ? "Moving" : "Drawing";
  say(
    `${verb} ${next.cells.length === 1 ? "1 cell" : `${next.cells.length} cells`}, at column ${cell[0]}, row ${cell[1]}.`,
  );
  return true;
}

type Press = Pick<BoardPointer, "cell" | "spot" | "isOnBoard" | "control">;

function press({ view }: PaintTarget, { cell, spot, isOnBoard, control }: Press): void {
  if (!isOnBoard) return;
  const taken = exitAt(view, cell, spot);
  if (taken !== null) {
    const { index, exit } = taken;
    return store.setState({ drawing: { does: "exit", index, from: cell, cells: [], exit }, focused: cell, notice: "" });
  }
  const index = objectAt(view, cell);
  store.setState({ focused: cell, showCursor: false, notice: "" });
  if (index < 0) {
    if (store.getState().objectKind === null) return say("Choose the kind of the object first.");
    return store.setState({ drawing: { does: "new", index, from: cell, cells: [cell], exit: null } });
  }
  const cells = cellsOf(stateView(view).multiCellObjects[index]!);
  const last = cells.at(-1)!;
  const isEnd = last[0] === cell[0] && last[1] === cell[1];
  store.setState({ drawing: { does: isEnd && !control ? "draw" : "move", index, from: cell, cells, exit: null } });
}

function drawnTo(view: BoardView, drawing: ObjectDrawing, to: Position): ObjectDrawing {
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

function cellsOf(object: MultiCellObjectView): readonly Position[] {
  return object.cells.map(({ position }) => position);
}

function finish(paintTarget: PaintTarget): void {
  const { drawing, objectKind } = store.getState();
  if (drawing === null) return;
  store.setState({ drawing: null, focused: focusAfter(paintTarget, drawing) });
  const { document, view } = paintTarget;
  const level = { text: document.text(), tree: document.tree() };
  const { index, cells } = drawing;
  if (drawing.does === "new") {
    if (objectKind === null) return;
    const made = apply(paintTarget, newObjectEdits(level, objectKind, cells, {}));
    if (made) say(`Drew ${objectKind} over ${cells.length === 1 ? "1 cell" : `${cells.length} cells`}.`);
    return;
  }
  const object = stateView(view).multiCellObjects[index];
  if (object === undefined) return;
  if (drawing.does === "draw") {
    const edits = objectCellsEdits(level, index, cells);
    apply(paintTarget, edits.ok ? edits : { ok: false, refusal: edits.refusal.message });
    return;
  }
  if (drawing.exit !== null) {
    if (isEqualJson(withExit(object, drawing.exit).params, object.params)) return;
    if (apply(paintTarget, exitEdits(level, index, drawing.exit))) say(exitText(drawing.exit));
    return;
  }
  const [to, from] = [cells[0]!, cellsOf(object)[0]!];
  apply(paintTarget, moveObjectEdits(level, index, [to[0] - from[0], to[1] - from[1]]));
}

/** The cell to go on at: the end of what was drawn; of what was moved or only clicked, the cell that the pointer held. */
function focusAfter({ view }: PaintTarget, { does, index, from, cells, exit }: ObjectDrawing): Position | null {
  if (exit !== null) return exit.position;
  const standing = stateView(view).multiCellObjects[index]?.cells;
  const isClick = does !== "new" && standing?.every(({ position }, at) => String(position) === String(cells[at]));
  if (isClick === true && standing?.length === cells.length) return from;
  const [start, before] = [cells[0], standing?.[0]?.position];
  if (does !== "move" || start === undefined || before === undefined) return cells.at(-1) ?? null;
  return [from[0] + start[0] - before[0], from[1] + start[1] - before[1]];
}

/** The exit's params, each where it stands; a direction that was not said yet comes behind the others. */
function exitEdits(level: LevelText, index: number, { name, position, direction }: DraggedExit): ObjectEdits {
  const placed = objectParamEdits(level, index, `${name}Position`, [...position]);
  if (!placed.ok || direction === null) return placed;
  const turned = objectParamEdits(level, index, `${name}Direction`, direction);
  return turned.ok ? { ok: true, value: [...placed.value, ...turned.value] } : turned;
}

type ObjectEdits = Result<readonly TextEdit[], string>;

function exitText({ position: [x, y], direction }: DraggedExit): string {
  if (direction === null) return `What comes out appears at column ${x}, row ${y}.`;
  return `The exit leads ${direction} out of column ${x}, row ${y}.`;
}

/** Takes an object away. */
export function removeObject(paintTarget: PaintTarget, index: number): void {
  const { document } = paintTarget;
  const made = apply(paintTarget, removeObjectEdits({ text: document.text(), tree: document.tree() }, index));
  if (made) say("Removed the object.");
}

/** Changes a param of an object; undefined takes it away. */
export function changeObjectParam(
  paintTarget: PaintTarget,
  index: number,
  name: string,
  value: Json | undefined,
): void {
  const { document } = paintTarget;
  apply(paintTarget, objectParamEdits({ text: document.text(), tree: document.tree() }, index, name, value));
}

function apply({ document }: PaintTarget, edits: Result<readonly TextEdit[], string>): boolean {
  if (!edits.ok) {
    say(edits.refusal);
    return false;
  }
  document.apply(edits.value);
  return true;
}

/** The board with the drawing under way on it. */
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
