// Where a point of the window is on a board that is shown.
import type { Point } from "./viewport";

/** Returns a point of the window, in CSS pixels, in cells from the board's top left corner; null before it is drawn. */
export function pointOnBoard(board: HTMLElement, x: number, y: number): Point | null {
  const { left, top } = board.getBoundingClientRect();
  const { originX, originY, cellSize } = board.dataset;
  const pitch = Number(cellSize);
  return pitch > 0 ? { x: (x - left - Number(originX)) / pitch, y: (y - top - Number(originY)) / pitch } : null;
}
