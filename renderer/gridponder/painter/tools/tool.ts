// What a tool is: a machine whose states are gestures. It turns a pointer's phase or a key, and the gesture so far, into
// a change: the gesture from now on, and what its end does. Tools are pure. They read the level and change nothing;
// `perform` (painting.ts) makes their changes.
//
// To add a tool, write it in a file of its own and name it in `tools.ts`: the toolbar, the board, its keys and what is
// drawn over it ask that table. Add a kind to `gesture.ts` if none there fits, and a row to `shared/commands/paint.ts`
// for its menu entry. What every tool keeps to is tried in `tools.laws.test.ts`:
// - a change that has edits ends the gesture, so that a dropped gesture leaves the text as it was;
// - so does one that is worked out later, once it is made;
// - "up" ends what a pressed button holds, "cancel" ends any gesture and edits nothing;
// - a gesture that is not the tool's own is given back as it is.
import type { LucideIcon } from "lucide-react";
import type { BoardView, Position } from "../../../../shared/base/boardView";
import type { Json } from "../../../../shared/base/json";
import { type Work, finish } from "../../../../shared/base/work";
import type { LocatedFinding } from "../../../../shared/findings/finding";
import type { TextEdit } from "../../../../shared/text/edit";
import type { BoardPointer } from "../../../board/boardPointer";
import type { BoardDecoration } from "../../../board/decorations";
import type { PackDocument } from "../../../documents/packDocument";
import type { Looks } from "../../board/looks";
import type { Choices } from "../paintStore";
import type { Gesture, Hit } from "./gesture";

export interface Tool {
  readonly id: string;
  readonly title: string;
  /** The key that chooses it. */
  readonly letter: string;
  readonly icon: LucideIcon;
  /** How early its button moves into the menu when there is not enough room; absent: never. */
  readonly rank?: number;
  /** What the toolbar offers beside the tools; absent: the brush's size. */
  readonly options?: "selection" | "object" | "none";
  /** Whether the brush's size matters. */
  readonly isSized?: boolean;
  /** Whether it paints the chosen entity: choosing another entity keeps such a tool. */
  readonly paintsEntity?: boolean;
  /** Whether its strokes are repeated in the mirror. */
  readonly isMirrored?: boolean;
  /** Room around a fitted board in CSS pixels, where it needs more than usual. */
  readonly margin?: number;
  /** What a pointer on the board does. Phases arrive in any order: "move" and "up" also without a gesture. */
  readonly pointer: (gesture: Gesture | null, event: BoardPointer, level: LevelNow) => Change;
  /** What a key does, space bar included; null where it means nothing to this tool. Escape drops a gesture by itself. */
  readonly key?: (gesture: Gesture | null, key: Key, level: LevelNow) => Change | null;
  /** The level with the gesture on it. Recomputed only when the gesture, a choice or the level changes. */
  readonly preview: (gesture: Gesture | null, level: Level) => Preview;
  readonly cursor: (gesture: Gesture | null, hit: Hit | null, choices: Choices) => Cursor;
  /** What is drawn under the pointer, with each of its moves; absent: the cell alone. */
  readonly hover?: (gesture: Gesture | null, cell: Position, choices: Choices) => readonly BoardDecoration[];
  /** What the pointer is over; absent: the cell. `level` has what it was over before. */
  readonly hit?: (gesture: Gesture | null, event: BoardPointer, level: LevelNow) => Hit | null;
}

/** The level that is painted, to be read. */
export interface PaintedLevel {
  readonly document: Pick<PackDocument, "text" | "tree" | "value">;
  readonly game: Json | undefined;
  readonly looks: Looks;
  /** What is painted: the board, or the pattern of a goal. */
  readonly view: BoardView;
  /** The board itself. */
  readonly board: BoardView;
  /** The goal whose pattern is painted, by its index; absent: the board is. */
  readonly pattern?: number;
}

/** The same with what the designer has chosen. */
export interface Level extends PaintedLevel {
  readonly choices: Choices;
}

/** The same at one moment: with what changes as often as the pointer moves. */
export interface LevelNow extends Level {
  readonly hit: Hit | null;
  /** Found in the level's file. */
  readonly findings: readonly LocatedFinding[];
  /** Whether the problems of cells are marked on the board. */
  readonly marksProblems: boolean;
  /** The clips kept under the number keys, as text. */
  readonly stamps: readonly { readonly text: string }[];
}

/** What comes of a pointer's phase or of a key. What is absent stays as it is. */
export interface Change {
  /** The gesture from now on; null: none. */
  readonly gesture: Gesture | null;
  /** One step of undo. */
  readonly edits?: readonly TextEdit[];
  readonly choices?: Partial<Choices>;
  /** For the status line and screen readers; "" for nothing. */
  readonly notice?: string;
  /** What the pointer is over from now on: keys take it off the board. */
  readonly hit?: null;
  /**
   * The change itself, where it takes longer than a frame to work out: that is done in slices (painting.ts), and this
   * one's gesture and choices hold until then.
   */
  readonly later?: Work<Change>;
}

/** A change of more cells than this, over all layers, is worked out in slices. */
const MANY_CELLS = 5_000;

/** Works out a change of so many cells: at once, or later if they are many. `meanwhile`: the gesture until then. */
export function changeOf(cells: number, meanwhile: Gesture | null, work: Work<Change>): Change {
  return cells > MANY_CELLS ? { gesture: meanwhile, later: work } : finish(work);
}

/** The keys held with a key, and its name as the browser gives it. */
export interface Key {
  readonly key: string;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly control: boolean;
}

/** What is shown while a gesture lasts, and between gestures. */
export interface Preview {
  /** What is painted, as it will be when the gesture ends; the level's own view where nothing changes. */
  readonly view: BoardView;
  /** Over the drawn help and under the cell cursor. */
  readonly decorations: readonly BoardDecoration[];
  /** What will come of the gesture, in words; null: the last notice stays in the status line. */
  readonly status: string | null;
  /** Whether every move of the pointer counts, not only those into another cell. */
  readonly isFine?: boolean;
}

/** A CSS cursor. */
export type Cursor =
  | "default"
  | "crosshair"
  | "cell"
  | "pointer"
  | "move"
  | "copy"
  | "grabbing"
  | "ew-resize"
  | "ns-resize"
  | "nwse-resize"
  | "nesw-resize";
