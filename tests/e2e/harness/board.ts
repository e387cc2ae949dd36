// Finds cells of the board on the screen, by the board's own data attributes, and clicks and drags on them.
import { type Locator, type Page, expect } from "@playwright/test";

export type Cell = readonly [x: number, y: number];

/** Returns the visible board. */
export function boardOf(page: Page): Locator {
  return page.locator(".gw-board").first();
}

/**
 * Chooses a level in the tree and waits until its board, with all its images, is drawn, and its form, which follows a
 * frame later, has taken the place of another level's.
 */
export async function showLevel(page: Page, file: string): Promise<void> {
  await page.locator(`[role=treeitem][data-path="${file}"]`).click();
  await expect(boardOf(page)).toHaveAttribute("aria-label", new RegExp(file.replaceAll(".", "\\.")));
  await boardDrawn(page);
  await expect(
    page.locator(`.gw-document-form[data-document^="levels/"]:not([data-document="${file}"]):visible`),
  ).toHaveCount(0);
}

/** Waits until the board has been drawn with all its images. */
export async function boardDrawn(page: Page): Promise<void> {
  await expect(boardOf(page)).toHaveAttribute("data-loading", "0");
}

/** Waits until a board stays where it is for two frames: what is shown beside it may still push it. */
export async function boardSettled(board: Locator): Promise<void> {
  await board.evaluate(async (shown) => {
    const place = (): string => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      const { originX, originY, cellSize } = (shown as HTMLElement).dataset;
      return [left, top, width, height, originX, originY, cellSize].join();
    };
    for (let before = ""; before !== place();) {
      before = place();
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}

interface BoardPlace {
  readonly left: number;
  readonly top: number;
  readonly pitch: number;
}

async function placeOf(page: Page): Promise<BoardPlace> {
  return boardOf(page).evaluate((board) => {
    const box = board.getBoundingClientRect();
    const { originX, originY, cellSize } = (board as HTMLElement).dataset;
    return { left: box.left + Number(originX), top: box.top + Number(originY), pitch: Number(cellSize) };
  });
}

/** Returns the middle of a cell, in the page's pixels. */
export async function pointOf(page: Page, [x, y]: Cell): Promise<{ readonly x: number; readonly y: number }> {
  const { left, top, pitch } = await placeOf(page);
  return { x: left + (x + 0.5) * pitch, y: top + (y + 0.5) * pitch };
}

/**
 * Returns a point on the board in the page's pixels. The point is given in cells from the top left corner, fractions
 * and outside included.
 */
export async function placeOn(page: Page, [x, y]: Cell): Promise<{ readonly x: number; readonly y: number }> {
  return pointOf(page, [x - 0.5, y - 0.5]);
}

/** Presses at the first cell, moves over the others, releases at the last. */
export async function drag(page: Page, cells: readonly Cell[], button: "left" | "right" = "left"): Promise<void> {
  const [first, ...rest] = cells;
  await boardSettled(boardOf(page));
  const start = await pointOf(page, first!);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  for (const cell of rest) {
    const point = await pointOf(page, cell);
    await page.mouse.move(point.x, point.y);
  }
  await page.mouse.up({ button });
}

/** Clicks a cell, with keys held down. */
export async function clickCell(page: Page, cell: Cell, modifiers: readonly ("Alt" | "Shift")[] = []): Promise<void> {
  for (const key of modifiers) await page.keyboard.down(key);
  await drag(page, [cell]);
  for (const key of modifiers) await page.keyboard.up(key);
}

/** Returns the pixels of a cell from the board's own canvas (cells and nothing above them), as RGBA. */
export async function cellPixels(page: Page, [x, y]: Cell): Promise<readonly number[]> {
  return boardOf(page).evaluate(
    (board, cell) => {
      const { originX, originY, cellSize } = (board as HTMLElement).dataset;
      const scale = devicePixelRatio;
      const pitch = Math.round(Number(cellSize) * scale);
      const context = board.querySelector("canvas")!.getContext("2d")!;
      const left = Math.round(Number(originX) * scale) + cell[0] * pitch;
      const top = Math.round(Number(originY) * scale) + cell[1] * pitch;
      return Array.from(context.getImageData(left, top, pitch, pitch).data);
    },
    [x, y] as const,
  );
}

/** Chooses a kind in the palette. */
export async function chooseKind(page: Page, kind: string): Promise<void> {
  await page.locator(`.gw-palette-kind[data-kind="${kind}"]`).click();
}
