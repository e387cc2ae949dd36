// What is under way on the board: strokes, cells carried over it, objects drawn, edges dragged, positions picked. Nothing of
// it is in the text yet. Types alone; the paint store holds them.
import type { Entity, Position } from "../../../../shared/base/boardView";
import type { BoardClip } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import type { GridResize } from "../../../../shared/dialects/gridponder/text/grid/gridChange";
import type { JsonPath } from "../../../../shared/text/memberEdit";

/** A stroke under way: nothing of it is in the text yet. */
export interface Stroke {
  readonly tool: string;
  readonly layer: string;
  /** Null erases. */
  readonly entity: Entity | null;
  readonly points: readonly Position[];
  readonly lineFrom: Position | null;
  /** Shift was held: rectangles are hollow, fills of the whole board. */
  readonly shift: boolean;
  /** Shift is held that was not at first: lines keep to eight directions, rectangles are squares. */
  readonly straight: boolean;
}

/** How a rectangle under way changes the selection. */
export type SelectMode = "replace" | "add" | "subtract";

/** Cells on their way over the board: dragged, or pasted and not yet put down. Nothing of it is in the text yet. */
export interface Carried {
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

/** A multi-cell object under way: nothing of it is in the text yet. */
export interface ObjectDrawing {
  /** Drawn anew, drawn on from its last cell, moved, or one of its exits put elsewhere. */
  readonly does: "new" | "draw" | "move" | "exit";
  /** Its index among the level's objects; -1 for a new one. */
  readonly index: number;
  /** The cell that was pressed. */
  readonly from: Position;
  readonly cells: readonly Position[];
  /** The exit that is dragged, as it would be put. */
  readonly exit: DraggedExit | null;
}

/** An exit of an object at a cell, leading out in a direction; null: nothing is said of one. */
export interface DraggedExit {
  readonly name: "exit" | "exit2";
  readonly position: Position;
  readonly direction: string | null;
}

/** A side of the box at a cell, as its bit: where it was taken, and where it is now. */
export interface DraggedSide {
  readonly cell: Position;
  readonly from: number;
  readonly to: number;
}

/** The board's edges on their way: nothing of it is in the text yet. */
export interface Resizing {
  /** The size that the board had then. */
  readonly size: readonly [width: number, height: number];
  readonly change: GridResize;
  /** What of the frame is dragged, since when; null: it was let go, and waits to be confirmed. */
  readonly held: { readonly grip: Grip; readonly from: Position; readonly before: GridResize } | null;
}

/** An edge of the board, or a corner: -1 is left or top, 1 is right or bottom, 0 neither. */
export interface Grip {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** A param whose position the next click on the board says. */
export type Picking =
  | { readonly of: "entities"; readonly layer: string; readonly cells: readonly Position[]; readonly name: string }
  | { readonly of: "object"; readonly index: number; readonly name: string }
  /** Any place of the level's text. */
  | { readonly of: "place"; readonly steps: JsonPath; readonly name: string };
