// What a tool is. A painting tool only says which cells a drag is about; what is put there, and how it becomes text,
// is the painter's business.
import type { LucideIcon } from "lucide-react";
import type { BoardView, Position } from "../../../../shared/base/boardView";

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

interface Common {
  readonly id: string;
  readonly title: string;
  /** A single letter. */
  readonly key: string;
  readonly icon: LucideIcon;
}

export interface PaintingTool extends Common {
  readonly kind: "paint";
  /** Erases whatever entity is chosen. */
  readonly erases: boolean;
  /** Whether the brush's size matters. */
  readonly sized: boolean;
  /** The cells of a drag so far; may lie off the board, where nothing is painted. */
  cells(drag: Drag): readonly Position[];
}

/** Acts on one cell when it is pressed, and paints nothing; the others from "overlay" on follow the drag. */
export interface PointingTool extends Common {
  readonly kind: "inspect" | "pick" | "avatar" | "overlay" | "select" | "object" | "resize";
}

export type Tool = PaintingTool | PointingTool;
