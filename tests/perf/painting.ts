// Paints in a running app the way a hand does, with a stopwatch inside the page.
import type { Page } from "@playwright/test";
import { type Cell, boardOf, chooseKind, pointOf } from "../e2e/harness/board";

/** Milliseconds from pressing to the painted cell on the canvas, and from lifting to the change in the editor. */
export interface StrokeTime {
  readonly board: number;
  readonly text: number;
}

interface Stopwatch {
  pressedAtMs: number;
  drawnAtMs: number;
  liftedAtMs: number;
  writtenAtMs: number;
}

type WithStopwatch = typeof globalThis & { strokeStopwatch: Stopwatch };

/** Single dots in the first row of a large pack's objects, whose lines are in the editor's sight. */
export async function strokeTimes(page: Page, count: number): Promise<readonly StrokeTime[]> {
  await chooseKind(page, "wall");
  const times: StrokeTime[] = [];
  for (let x = 2; times.length < count; x += 1) {
    await startStopwatch(page, [x, 0]);
    const { x: left, y: top } = await pointOf(page, [x, 0]);
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.waitForFunction(() => (globalThis as WithStopwatch).strokeStopwatch.drawnAtMs > 0);
    await page.mouse.up();
    await page.waitForFunction(() => (globalThis as WithStopwatch).strokeStopwatch.writtenAtMs > 0);
    const watch = await page.evaluate(() => (globalThis as WithStopwatch).strokeStopwatch);
    times.push({ board: watch.drawnAtMs - watch.pressedAtMs, text: watch.writtenAtMs - watch.liftedAtMs });
  }
  return times;
}

async function startStopwatch(page: Page, cell: Cell): Promise<void> {
  await boardOf(page).evaluate((board, [x, y]) => {
    const watch: Stopwatch = { pressedAtMs: 0, drawnAtMs: 0, liftedAtMs: 0, writtenAtMs: 0 };
    Object.assign(globalThis, { strokeStopwatch: watch });
    const lines = document.querySelector(".view-lines")!;
    const canvas = board.querySelector("canvas")!;
    const { originX, originY, cellSize } = (board as HTMLElement).dataset;
    const at = [
      Math.round((Number(originX) + (x + 0.5) * Number(cellSize)) * devicePixelRatio),
      Math.round((Number(originY) + (y + 0.5) * Number(cellSize)) * devicePixelRatio),
    ] as const;
    const print = (): string =>
      canvas
        .getContext("2d")!
        .getImageData(at[0] - 2, at[1] - 2, 5, 5)
        .data.join();
    const [pixels, words] = [print(), lines.textContent];
    const look = (): void => {
      if (watch.pressedAtMs > 0 && print() !== pixels) watch.drawnAtMs = performance.now();
      else requestAnimationFrame(look);
    };
    addEventListener("pointerdown", (event) => void (watch.pressedAtMs = event.timeStamp), {
      capture: true,
      once: true,
    });
    addEventListener("pointerup", (event) => void (watch.liftedAtMs = event.timeStamp), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (watch.liftedAtMs === 0 || lines.textContent === words) return;
      watch.writtenAtMs = performance.now();
      observer.disconnect();
    }).observe(lines, { childList: true, subtree: true, characterData: true });
    requestAnimationFrame(look);
  }, cell);
}

const MOVES = 240;
const CELLS = 64;

/** Times of the page's frames, in ms, while one stroke wanders over the whole of a 64×64 board. */
export async function framesWhilePainting(page: Page): Promise<readonly number[]> {
  const corners = [await pointOf(page, [0, 0]), await pointOf(page, [CELLS - 1, CELLS - 1])] as const;
  const at = (part: number): readonly [number, number] => [
    corners[0].x + (corners[1].x - corners[0].x) * (0.5 + 0.45 * Math.cos(part * 40)),
    corners[0].y + (corners[1].y - corners[0].y) * (0.5 + 0.45 * Math.sin(part * 27)),
  ];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  await page.evaluate(() => {
    const frames: number[] = [];
    const note = (atMs: number): void => {
      frames.push(atMs);
      requestAnimationFrame(note);
    };
    Object.assign(globalThis, { paintedFrames: frames });
    requestAnimationFrame(note);
  });
  for (let move = 1; move <= MOVES; move += 1) await page.mouse.move(...at(move / MOVES));
  const frames = await page.evaluate(() => (globalThis as unknown as { paintedFrames: number[] }).paintedFrames);
  await page.mouse.up();
  return frames;
}
