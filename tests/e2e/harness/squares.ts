// Finds squares and points of the board of a board game on the screen.
import type { Locator, Page } from "@playwright/test";
import { boardSettled } from "./board";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns a point of a board, given in cells from its top left corner, in pixels of the page once the board stays. */
export async function pointOnTable(board: Locator, point: Point): Promise<Point> {
  await boardSettled(board);
  return board.evaluate((shown, { x, y }) => {
    const { left, top } = shown.getBoundingClientRect();
    const { originX, originY, cellSize } = (shown as HTMLElement).dataset;
    return { x: left + Number(originX) + x * Number(cellSize), y: top + Number(originY) + y * Number(cellSize) };
  }, point);
}

/** Returns the middle of a square, in pixels of the page. Squares are named as in chess. */
export async function squareAt(board: Locator, name: string): Promise<Point> {
  const rows = Number(await board.getAttribute("data-board-height"));
  const [column, row] = [name.charCodeAt(0) - "A".charCodeAt(0), Number(name.slice(1)) - 1];
  return pointOnTable(board, { x: column + 0.5, y: rows - row - 0.5 });
}

/** Clicks a square of the board in play. */
export async function clickSquare(page: Page, name: string): Promise<void> {
  const { x, y } = await squareAt(page.locator(".gw-play .gw-board"), name);
  await page.mouse.click(x, y);
}

/** Returns the card of the player who is to move. */
export function toMove(page: Page): Locator {
  return page.getByRole("region", { name: "Turn", exact: true }).locator('[aria-current="true"]');
}
