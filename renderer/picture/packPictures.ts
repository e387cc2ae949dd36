// What pictures of the open pack are made of, whatever its language. Types only.
import type { BoardView } from "../../shared/base/boardView";
import type { SpriteStore } from "../board/spriteStore";
import type { BoardDrawing } from "./boardDrawing";

export interface PackPictures {
  readonly drawing: BoardDrawing;
  readonly sprites: SpriteStore;
  /** Returns the board with which a level begins, as its text is now; null for one that cannot be drawn. */
  readonly boardOf: (file: string) => Promise<BoardView | null>;
}
