// How a language draws a board into a picture: the same code draws it in the window and on the command line.
import type { BoardView } from "../../shared/base/boardView";
import type { Pen2d } from "../board/canvas";
import type { Sprites } from "../board/spriteStore";
import type { PictureColors } from "./pictureColors";

/** `pitch` is the side of a cell in pixels. */
export interface PictureStyle {
  readonly sprites: Sprites;
  readonly colors: PictureColors;
  readonly pitch: number;
}

/** In whole pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The boards of one pack. */
export interface BoardDrawing {
  /** The side of a cell that the pack sets, in pixels. */
  readonly cellSize: number;
  sizeOf(board: BoardView, pitch: number): PictureSize;
  /** Draws from the pen's origin to the right and down, marks and hints left out. */
  draw(pen: Pen2d, board: BoardView, style: PictureStyle): void;
}
