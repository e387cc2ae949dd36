// Multi-cell objects changed in the level's text: what was drawn, params, objects taken away. Pure.
import { stateView } from "../../../../../shared/dialects/gridponder/text/board/stateView";
import type { Json } from "../../../../../shared/base/json";
import { type Result, done, refused } from "../../../../../shared/base/result";
import {
  moveObjectEdits,
  newObjectEdits,
  objectParamEdits,
  removeObjectEdits,
} from "../../../../../shared/dialects/gridponder/text/board/multiCellEdits";
import { objectCellsEdits } from "../../../../../shared/dialects/gridponder/text/board/placements";
import type { LevelText } from "../../../../../shared/dialects/gridponder/text/layers/stroke";
import type { TextEdit } from "../../../../../shared/text/edit";
import { isEqualJson } from "../../../../../shared/text/memberEdit";
import type { DraggedExit, ObjectDrawing } from "../gesture";
import { cellsOf, focusAfter } from "./objectDrawing";
import { withExit } from "./objectExits";
import { textOf } from "../paintCells";
import { cellCount } from "../select/selection";
import type { Change, Level, PaintedLevel } from "../tool";

type Edits = Result<readonly TextEdit[], string>;

/** Puts what was drawn into the text, as one edit; nothing where nothing has changed. */
export function endDrawing(drawing: ObjectDrawing, level: Level): Change {
  const focused = focusAfter(level.board, drawing);
  const { edits, notice } = drawnEdits(drawing, level);
  return { ...change(edits, notice), choices: { focused } };
}

function drawnEdits(
  { does, index, cells, exit }: ObjectDrawing,
  level: Level,
): { readonly edits: Edits | null; readonly notice?: string } {
  const { objectKind } = level.choices;
  const text = textOf(level);
  if (does === "new") {
    if (objectKind === null) return { edits: null };
    return {
      edits: newObjectEdits(text, objectKind, cells, {}),
      notice: `Drew ${objectKind} over ${cellCount(cells.length)}.`,
    };
  }
  const object = stateView(level.board).multiCellObjects[index];
  if (object === undefined) return { edits: null };
  if (does === "draw") {
    const edits = objectCellsEdits(text, index, cells);
    return { edits: edits.ok ? edits : refused(edits.refusal.message) };
  }
  if (exit !== null) {
    if (isEqualJson(withExit(object, exit).params, object.params)) return { edits: null };
    return { edits: exitEdits(text, index, exit), notice: exitText(exit) };
  }
  const [to, from] = [cells[0], cellsOf(object)[0]];
  if (to === undefined || from === undefined) return { edits: null };
  return { edits: moveObjectEdits(text, index, [to[0] - from[0], to[1] - from[1]]) };
}

/** Returns the exit's params, each where it stands; a direction that was not said yet comes after the others. */
function exitEdits(text: LevelText, index: number, { name, position, direction }: DraggedExit): Edits {
  const placed = objectParamEdits(text, index, `${name}Position`, [...position]);
  if (!placed.ok || direction === null) return placed;
  const turned = objectParamEdits(text, index, `${name}Direction`, direction);
  return turned.ok ? done([...placed.value, ...turned.value]) : turned;
}

function exitText({ position: [x, y], direction }: DraggedExit): string {
  if (direction === null) return `What comes out appears at column ${x}, row ${y}.`;
  return `The exit leads ${direction} out of column ${x}, row ${y}.`;
}

/** Takes an object away. */
export function removeObject(level: PaintedLevel, index: number): Change {
  return change(removeObjectEdits(textOf(level), index), "Removed the object.");
}

/** Changes a param of an object; undefined takes it away. */
export function changeObjectParam(level: PaintedLevel, index: number, name: string, value: Json | undefined): Change {
  return change(objectParamEdits(textOf(level), index, name, value));
}

function change(edits: Edits | null, notice?: string): Change {
  if (edits === null) return { gesture: null };
  if (!edits.ok) return { gesture: null, notice: edits.refusal };
  return { gesture: null, edits: edits.value, ...(notice === undefined ? {} : { notice }) };
}
