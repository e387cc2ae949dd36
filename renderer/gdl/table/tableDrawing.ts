// Draws the tables of a pack of board games into pictures.
import type { BoardView } from "../../../shared/base/boardView";
import type { GdlLooks } from "../../../shared/dialects/gdl/presentation/looks";
import type { BoardDrawing, PictureSize } from "../../picture/boardDrawing";
import { NO_MARKS, drawTable } from "./drawTable";
import { tableLayout } from "./layout";

/** These packs set no size of their own, in pixels. */
const CELL_SIZE = 64;

export function tableDrawing(looks: GdlLooks): BoardDrawing {
  return {
    cellSize: CELL_SIZE,
    sizeOf,
    draw(pen, board, { sprites, colors, pitch }) {
      const layout = tableLayout(board);
      const { width, height } = sizeOf(board, pitch);
      pen.fillStyle = colors.paper;
      pen.fillRect(0, 0, width, height);
      drawTable(pen, { board, layout, looks, sprites, colors, marks: NO_MARKS, hasNames: true }, pitch);
    },
  };
}

function sizeOf(board: BoardView, pitch: number): PictureSize {
  const { width, height } = tableLayout(board);
  return { width: Math.max(1, Math.ceil(width * pitch)), height: Math.max(1, Math.ceil(height * pitch)) };
}
