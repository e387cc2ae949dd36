// Draws the boards of a Gridponder pack into pictures.
import { clamp } from "../../../shared/base/clamp";
import type { BoardDrawing } from "../../picture/boardDrawing";
import { CELL_SIZES } from "../../picture/choices";
import { drawBoard } from "./drawBoard";
import type { Looks } from "./looks";

export function boardDrawing(looks: Looks): BoardDrawing {
  return {
    cellSize: clamp(Math.round(looks.board.cellSize), CELL_SIZES.least, CELL_SIZES.most),
    sizeOf: ({ width, height }, pitch) => ({ width: width * pitch, height: height * pitch }),
    draw: (pen, board, style) => drawBoard(pen, board, { ...style, looks }),
  };
}
