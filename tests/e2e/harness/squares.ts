// Finds squares of the board of a board game on the screen.
import type { Locator } from "@playwright/test";

/** Returns the middle of a square, in pixels of the page. Squares are named as in chess. */
export async function squareAt(board: Locator, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const rows = Number(await board.getAttribute("data-board-height"));
  const read = async (field: string): Promise<number> => Number(await board.getAttribute(`data-${field}`));
  const [size, left, top] = [await read("cell-size"), await read("origin-x"), await read("origin-y")];
  const box = await board.boundingBox();
  if (box === null) throw new Error("the board is not there");
  const [column, row] = [name.charCodeAt(0) - "A".charCodeAt(0), Number(name.slice(1)) - 1];
  return { x: box.x + left + (column + 0.5) * size, y: box.y + top + (rows - row - 0.5) * size };
}
