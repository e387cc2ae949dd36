// Draws the boards of a Gridponder pack into pictures.
import type { BoardDrawing } from "../../picture/boardDrawing";
import { CELL_SIZES } from "../../picture/choices";
import { drawBoard } from "./drawBoard";
import type { Looks } from "./looks";

export function boardDrawing(looks: Looks): BoardDrawing {
  return {
    cellSize: Math.min(CELL_SIZES.most, Math.max(CELL_SIZES.least, Math.round(looks.board.cellSize))),
    sizeOf: ({ width, height }, pitch) => ({ width: width * pitch, height: height * pitch }),
    draw: (pen, board, style) => drawBoard(pen, board, { ...style, looks }),
  };
}
