// The painter's board in the window: the element that has the keys, and where it shows a cell.
import type { BoardView, Position } from "../../../shared/base/boardView";
import { pointOnBoard } from "../../board/pointOnBoard";

/** Returns the element of the active board that is painted on; null while none is shown. */
export function paintedBoard(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.gw-painter[data-active="true"] .gw-board');
}

/** Returns the square of a cell in the window, in CSS pixels; empty while no board is shown. */
export function rectOfCell([x, y]: Position): DOMRect {
  const board = paintedBoard();
  if (board === null) return new DOMRect();
  const { left, top } = board.getBoundingClientRect();
  const { originX, originY, cellSize } = board.dataset;
  const pitch = Number(cellSize);
  return new DOMRect(left + Number(originX) + x * pitch, top + Number(originY) + y * pitch, pitch, pitch);
}

/** Returns the cell at a point of the window, in CSS pixels; null off the board, or while none is shown. */
export function cellAtPoint(
  x: number,
  y: number,
  { width, height }: Pick<BoardView, "width" | "height">,
): Position | null {
  const board = paintedBoard();
  const point = board === null ? null : pointOnBoard(board, x, y);
  if (board === null || point === null) return null;
  const cell: Position = [Math.floor(point.x), Math.floor(point.y)];
  const isOn = cell[0] >= 0 && cell[1] >= 0 && cell[0] < width && cell[1] < height;
  return isOn && board.contains(document.elementFromPoint(x, y)) ? cell : null;
}
