// Paints in a running app by hand, with a stopwatch inside the page.
import type { Page } from "@playwright/test";
import { boardOf, chooseKind, pointOf } from "../e2e/harness/board";

/** Milliseconds from pressing to the next frame of the board, and from releasing to the change in the editor. */
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

/** Paints single dots in the first row of a large pack's objects, whose lines are visible in the editor. */
export async function strokeTimes(page: Page, count: number): Promise<readonly StrokeTime[]> {
  await chooseKind(page, "wall");
  const times: StrokeTime[] = [];
  for (let x = 2; times.length < count; x += 1) {
    await startStopwatch(page);
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

async function startStopwatch(page: Page): Promise<void> {
  await boardOf(page).evaluate((board) => {
    const watch: Stopwatch = { pressedAtMs: 0, drawnAtMs: 0, liftedAtMs: 0, writtenAtMs: 0 };
    Object.assign(globalThis, { strokeStopwatch: watch });
    const lines = document.querySelector(".view-lines")!;
    const [frames, words] = [(board as HTMLElement).dataset["frames"], lines.textContent];
    const look = (): void => {
      if (watch.pressedAtMs > 0 && (board as HTMLElement).dataset["frames"] !== frames) {
        watch.drawnAtMs = performance.now();
      } else {
        requestAnimationFrame(look);
      }
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
  });
}
