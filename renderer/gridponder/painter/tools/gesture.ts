// What the designer is doing on the board, between its beginning and its end: one gesture at a time, as plain data. The
// level's text holds nothing of a gesture before it ends, so that dropping it changes nothing.
import type { Entity, Position } from "../../../../shared/base/boardView";
import type { BoardClip } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import type { GridResize } from "../../../../shared/dialects/gridponder/text/grid/gridChange";
import type { Mix } from "./mix";
import type { JsonPath } from "../../../../shared/text/memberEdit";

export type Gesture =
  | Stroke
  | SelectDrag
  | Carry
  | OverlayDrag
  | ObjectDrawing
  | SideDrag
  | Resize
  | PositionPick
  | MarkPress;

/** Cells that are painted or erased when it ends. */
export interface Stroke {
  readonly kind: "stroke";
  /** Drawn as the brush draws, whatever the tool is: the right button erases like this. */
  readonly isFreehand: boolean;
  readonly layer: string;
  /** Null erases. */
  readonly entity: Entity | null;
  readonly points: readonly Position[];
  readonly lineFrom: Position | null;
  /** Shift was held at first: rectangles are hollow, fills of the whole board. */
  readonly shift: boolean;
  /** Shift is held that was not at first: lines keep to eight directions, rectangles are squares. */
  readonly straight: boolean;
  /** At each cell something else is painted; absent: `entity`. */
  readonly mix?: Mix;
}

/** A rectangle that changes the selection. */
export interface SelectDrag {
  readonly kind: "select";
  readonly mode: SelectMode;
  readonly from: Position;
  readonly to: Position;
}

export type SelectMode = "replace" | "add" | "subtract";

/** Cells on their way over the board: dragged, or pasted and not yet put down. */
export interface Carry {
  readonly kind: "carry";
  readonly clip: BoardClip;
  /** Where its top left cell is. */
  readonly at: Position;
  /** The cells that are emptied when it is put down; none for a copy. */
  readonly from: readonly Position[];
  /** The indices of the level's objects that move along, as those of the clip; none for a copy. */
  readonly moved: readonly number[];
  /** The cell of it that the pointer holds, from its top left. */
  readonly grip: Position;
  /** Held by a pressed button; else it follows the pointer until a click puts it down. */
  readonly isDragged: boolean;
}

/** The rectangle that the overlay's start is drawn as. */
export interface OverlayDrag {
  readonly kind: "overlay";
  readonly from: Position;
  readonly to: Position;
}

/** A multi-cell object drawn, extended from its last cell, moved, or one of its exits moved. */
export interface ObjectDrawing {
  readonly kind: "object";
  readonly does: "new" | "draw" | "move" | "exit";
  /** Its index among the level's objects; -1 for a new one. */
  readonly index: number;
  /** The cell that was pressed. */
  readonly from: Position;
  readonly cells: readonly Position[];
  /** The exit that is dragged, as it would be put. */
  readonly exit: DraggedExit | null;
}

/** An exit of an object at a cell, leading out in a direction; null: the text names no direction. */
export interface DraggedExit {
  readonly name: "exit" | "exit2";
  readonly position: Position;
  readonly direction: string | null;
}

/** A side of the box at a cell, as its bit: where it was taken, and where it is now. */
export interface SideDrag {
  readonly kind: "side";
  readonly cell: Position;
  readonly from: number;
  readonly to: number;
}

/** The board's edges on their way. */
export interface Resize {
  readonly kind: "resize";
  /** The size that the board had at first. */
  readonly size: readonly [width: number, height: number];
  readonly change: GridResize;
  /** The part of the frame that is dragged, and from where; null: it was let go, and waits to be confirmed. */
  readonly held: { readonly grip: Grip; readonly from: Position; readonly before: GridResize } | null;
}

/** An edge of the board, or a corner: -1 is left or top, 1 is right or bottom, 0 neither. */
export interface Grip {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** The next click on the board gives the position of a param, or of any place in the level's text. */
export interface PositionPick {
  readonly kind: "pick";
  readonly name: string;
  readonly of: PickedParam;
}

export type PickedParam =
  | { readonly kind: "entities"; readonly layer: string; readonly cells: readonly Position[] }
  | { readonly kind: "object"; readonly index: number }
  | { readonly kind: "place"; readonly path: JsonPath };

/** The mark of a cell's problems is pressed. */
export interface MarkPress {
  readonly kind: "mark";
  readonly cell: Position;
}

/** What the pointer is over: a cell, perhaps on the mark of its problems, or an edge of the board. */
export type Hit =
  | { readonly kind: "cell"; readonly cell: Position; readonly isOnMark: boolean }
  | { readonly kind: "edge"; readonly grip: Grip };

/** Returns the cell that the pointer is over; null for none. */
export function hitCell(hit: Hit | null): Position | null {
  return hit?.kind === "cell" ? hit.cell : null;
}
