// Strokes: cells gathered by a drag, or by the cell cursor, and painted when they end. Which cells a drag is about, the
// tool says. Pure.
import type { BoardView, Entity, Position } from "../../../../shared/base/boardView";
import { memoWithInputs } from "../../../../shared/base/memo";
import { type Work, finish } from "../../../../shared/base/work";
import type { LayerStrokes } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import type { BoardPointer } from "../../../board/boardPointer";
import { changedCount, strokeBoard, strokesBoard } from "./strokeBoard";
import { brushCells, lineCells, wayCells } from "./cells";
import type { Stroke } from "./gesture";
import { type PaintedCells, NOT_FREE, paintMix, paintableLayer, paintedEntity, painting } from "./paintCells";
import { mirrorDecorations, mirrored } from "./mirror";
import { type Mix, mixStrokes } from "./mix";
import { isVisible } from "../palette/shownLayers";
import { restingPreview } from "./restingPreview";
import { cellCount, onBoard } from "./select/selection";
import { type Change, type Level, type Preview, changeOf } from "./tool";

export interface Drag {
  /** The cells the pointer went through, the first is where it was pressed. */
  readonly points: readonly Position[];
  readonly view: BoardView;
  readonly layer: string;
  /** Width of the brush in cells. */
  readonly size: number;
  /** The cell painted last, while Shift asks for a line from there; else null. */
  readonly lineFrom: Position | null;
  /** Shift was held when the drag began. */
  readonly shift: boolean;
  /** Shift is held since then: lines keep to eight directions, rectangles are squares. */
  readonly straight: boolean;
}

/** The cells of a drag so far; may be off the board, where nothing is painted. */
export type DragCells = (drag: Drag) => readonly Position[];

/** Returns the cells that a brush of the drag's size passes over. */
export function brushedCells({ points, size, lineFrom }: Drag): readonly Position[] {
  const end = points.at(-1);
  if (end === undefined) return [];
  return brushCells(lineFrom === null ? wayCells(points) : lineCells(lineFrom, end), size);
}

/** Returns the stroke that begins at a press. */
export function strokeFrom(
  { cell, shift }: Pick<BoardPointer, "cell" | "shift">,
  what: Pick<Stroke, "layer" | "entity" | "isFreehand" | "mix">,
  lineFrom: Position | null,
): Stroke {
  return { kind: "stroke", ...what, points: [cell], lineFrom, shift, straight: false };
}

export function strokeTo(stroke: Stroke, cell: Position, straight = stroke.straight): Stroke {
  return { ...stroke, points: [...stroke.points, cell], straight };
}

function cellsOf(stroke: Stroke, { view, choices: { brushSize } }: Level, ofTool: DragCells): readonly Position[] {
  return cellsOnBoard(stroke, view, brushSize, ofTool);
}

/** Computed once for each move of the pointer and for the end of the stroke. */
const cellsOnBoard = memoWithInputs((stroke: Stroke, view: BoardView, size: number, ofTool: DragCells) =>
  (stroke.isFreehand ? brushedCells : ofTool)({ ...stroke, view, size }),
);

/** Paints what the stroke is about, and what that is in the mirror. */
export function endStroke(stroke: Stroke, level: Level, ofTool: DragCells): Change {
  const cells = cellsOf(stroke, level, ofTool);
  const { layer, entity, mix, points } = stroke;
  const work =
    mix === undefined
      ? paintingBothSides(level, { layer, cells, entity, end: points.at(-1) })
      : paintMix(level, mirrored(mixed(level, mix, cells), level));
  return changeOf(cells.length * 2 ** level.choices.mirror.length, stroke, work);
}

/** Erases the cell at the cursor, on the active layer, and what that is in the mirror. */
export function eraseAtCursor(level: Level): Change | null {
  const { focused, layer } = level.choices;
  if (focused === null || layer === null) return null;
  if (!paintableLayer(level).ok) return { gesture: null, notice: NOT_FREE };
  return finish(paintingBothSides(level, { layer, cells: [focused], entity: null, end: focused }));
}

function paintingBothSides(level: Level, painted: PaintedCells): Work<Change> {
  const isMirrored = level.choices.mirror.length > 0;
  return painting(level, painted, isMirrored ? (strokes) => mirrored(strokes, level) : undefined);
}

/** Returns the level between strokes, with the lines in which they are mirrored. */
export function betweenStrokes(level: Level): Preview {
  const resting = restingPreview(level);
  const lines = mirrorDecorations(level);
  return lines.length === 0 ? resting : { ...resting, decorations: [...resting.decorations, ...lines] };
}

/** Returns the level as it will be after the stroke. */
export function strokePreview(stroke: Stroke, level: Level, ofTool: DragCells): Preview {
  const { view, count, cells } = strokeOnBoard(stroke, level, cellsOf(stroke, level, ofTool));
  const style = stroke.mix === undefined && stroke.entity === null ? "erase" : "pending";
  const outline = { kind: "cells", cells: onBoard(level.view, cells), style } as const;
  return { view, decorations: [...betweenStrokes(level).decorations, outline], status: changeText(count) };
}

interface StrokeOnBoard {
  readonly view: BoardView;
  /** How many cells it changes. */
  readonly count: number;
  /** Those that it is about, in the mirror too. */
  readonly cells: readonly Position[];
}

function strokeOnBoard({ layer, entity, mix }: Stroke, level: Level, cells: readonly Position[]): StrokeOnBoard {
  const { view, choices } = level;
  if (mix === undefined && choices.mirror.length === 0) {
    const painted = paintedEntity(level, layer, entity);
    return {
      view: strokeBoard(view, layer, cells, painted),
      count: changedCount(view, layer, cells, painted),
      cells,
    };
  }
  const own: LayerStrokes =
    mix === undefined ? new Map([[layer, cells.map(([x, y]) => ({ x, y, entity }))]]) : mixed(level, mix, cells);
  const strokes = mirrored(own, level);
  const all = [...strokes.values()].flat().map(({ x, y }): Position => [x, y]);
  return { ...strokesBoard(view, strokes, (of, each) => paintedEntity(level, of, each)), cells: all };
}

/** Returns what a random stroke paints; nothing on layers that are hidden or locked. */
function mixed({ view, looks, choices }: Level, mix: Mix, cells: readonly Position[]): LayerStrokes {
  const isFree = (layer: string): boolean =>
    view.layers.includes(layer) && !choices.lockedLayers.has(layer) && isVisible(layer, choices);
  const layerOf = ({ kind }: Entity): string | null => {
    const layer = looks.kinds.get(kind)?.layer ?? null;
    return layer !== null && isFree(layer) ? layer : null;
  };
  return mixStrokes(mix, cells, view, layerOf);
}

/** Returns how many cells the gesture changes, in words. */
export function changeText(count: number): string {
  return `${cellCount(count)} will change.`;
}
