// What decorations are drawn with. Types only.
import type { CellRange, Placement } from "./boardBitmap";
import type { BoardColors } from "./boardColors";
import type { Stamps } from "./stamps";

export interface DecorationPen {
  readonly context: CanvasRenderingContext2D;
  readonly place: Placement;
  /** The cells that can be seen; absent: all. */
  readonly range?: CellRange;
  readonly colors: BoardColors;
  readonly stamps: Stamps;
  /** Canvas pixels of one CSS pixel. */
  readonly density: number;
}
