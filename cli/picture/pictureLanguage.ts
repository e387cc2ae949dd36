// What a language draws of its packs, whatever it calls it.
import type { BoardView } from "../../shared/base/boardView";
import type { Result } from "../../shared/base/result";
import type { SourceFile } from "../../shared/pack/packSource";
import type { BoardDrawing } from "../../renderer/picture/boardDrawing";

/** The boards of a pack. */
export interface PackPictures {
  readonly drawing: BoardDrawing;
  /** Returns the board with which a level begins. A refusal is a sentence. */
  boardOf(file: SourceFile): Result<BoardView, string>;
}
