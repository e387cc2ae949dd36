// Measures the most frequent pointer work on a board: moving over its cells, dragging a selection, resizing the window.
import type { Page } from "@playwright/test";
import { type Cell, boardOf, pointOf } from "../e2e/harness/board";
import type { RunningApp } from "../e2e/harness/runningApp";
import { frameTimes, rateOf } from "./frames";
import { threadTimes } from "./threadTime";

const MOVES = 120;
const RESIZES = 12;
const CHOICES = 11;

/** Processor milliseconds of the page for each action, and frames per second while a selection is dragged. */
export interface BoardMoves {
  readonly hover: number;
  readonly carry: number;
  readonly carryFrames: number;
  /** Until the frame after the click is shown. */
  readonly layer: number;
  readonly resize: number;
}

/** Measures on a board of at least 64×64 cells, with a selection of 2,000. */
export async function boardMoves(app: RunningApp): Promise<BoardMoves> {
  const { page } = app;
  await boardOf(page).focus();
  await page.keyboard.press("b");
  const hover = await spanOf(app, () => moveAround(page, [32, 32]));
  await page.keyboard.press("r");
  await pressAt(page, [2, 2]);
  await moveTo(page, [51, 41]);
  await page.mouse.up();
  await pressAt(page, [20, 20]);
  let carryFrames = Number.NaN;
  const carry = await spanOf(app, async () => {
    carryFrames = rateOf(await frameTimes(page, () => moveAround(page, [20, 20])));
  });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.keyboard.press("Escape");
  const layer = await layerSpan(app);
  const resize = await spanOf(app, () => resizeWindow(app));
  return { hover: hover / MOVES, carry: carry / MOVES, carryFrames, layer, resize: resize / RESIZES };
}

/** Returns the median time from clicking a layer in its list to the frame that shows it selected. */
async function layerSpan({ page, electron }: RunningApp): Promise<number> {
  await page.locator(".dv-tab", { hasText: "Layers" }).click();
  const spans = await threadTimes(electron, async () => {
    for (let time = 0; time < CHOICES; time += 1) {
      const name = page.locator(`.gw-layer[data-layer="${time % 2 === 0 ? "markers" : "objects"}"] .gw-layer-name`);
      const shown = name.evaluate(
        (button) =>
          new Promise<void>((resolve) => {
            const end = (): void => {
              performance.mark("end");
              resolve();
            };
            const begin = (): void => {
              performance.mark("begin layer");
              requestAnimationFrame(() => setTimeout(end));
            };
            button.addEventListener("click", begin, { capture: true, once: true });
          }),
      );
      await name.click();
      await shown;
    }
  });
  await page.locator(".dv-tab", { hasText: "Entities" }).click();
  const times = (spans.get("layer") ?? []).map(({ processor }) => processor).toSorted((a, b) => a - b);
  return times[times.length >> 1] ?? Number.NaN;
}

/** Returns the time of the page's main thread during `work`. */
async function spanOf({ page, electron }: RunningApp, work: () => Promise<void>): Promise<number> {
  const spans = await threadTimes(electron, async () => {
    await page.evaluate(() => performance.mark("begin moves"));
    await work();
    await page.evaluate(() => performance.mark("end"));
  });
  return spans.get("moves")?.[0]?.processor ?? Number.NaN;
}

async function moveAround(page: Page, middle: Cell): Promise<void> {
  const { x, y } = await pointOf(page, middle);
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(x + Math.sin(move / 9) * 90, y + Math.cos(move / 7) * 70);
  }
}

async function moveTo(page: Page, cell: Cell): Promise<void> {
  const { x, y } = await pointOf(page, cell);
  await page.mouse.move(x, y);
}

async function pressAt(page: Page, cell: Cell): Promise<void> {
  await moveTo(page, cell);
  await page.mouse.down();
}

/** Each size is drawn before the next is requested. */
async function resizeWindow({ page, electron }: RunningApp): Promise<void> {
  for (let time = 0; time < RESIZES; time += 1) {
    const width = 1400 - (time % 6) * 40;
    const shown = page.waitForFunction((wanted) => innerWidth === wanted, width);
    await electron.evaluate(
      ({ BrowserWindow }, wide) => BrowserWindow.getAllWindows()[0]?.setContentSize(wide, 900),
      width,
    );
    await shown;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
}
