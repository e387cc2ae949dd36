// What a language draws of its packs, whatever it calls it.
import type { BoardView } from "../../shared/base/boardView";
import type { Result } from "../../shared/base/result";
import type { SourceFile } from "../../shared/pack/packSource";
import type { Pen2d } from "../../renderer/board/canvas";
import type { GroundColors } from "../../renderer/board/groundColors";
import type { Sprites } from "../../renderer/board/spriteStore";

/** `pitch` is the side of a cell in pixels. */
export interface PictureStyle {
  readonly sprites: Sprites;
  readonly colors: GroundColors;
  readonly pitch: number;
}

/** The boards of a pack. */
export interface PackPictures {
  /** The side of a cell as the pack wishes it, in pixels. */
  readonly cellSize: number;
  /** Returns a level's board as its file has it. A refusal is a sentence. */
  boardOf(file: SourceFile): Result<BoardView, string>;
  /** Draws from the pen's origin to the right and down. */
  draw(pen: Pen2d, board: BoardView, style: PictureStyle): void;
}
