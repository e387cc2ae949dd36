// Measures frames while the pictures of two hundred levels arrive on the overview.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startApp } from "../e2e/harness/runningApp";
import { boardPaintedAtMs } from "./appScales";
import type { Figure } from "./figures";
import { frameTimes, p95 } from "./frames";
import { largePackSync } from "./largePack";

const LEVELS = 200;

interface Arrival {
  /** Milliseconds between frames, from the click on. */
  readonly frames: readonly number[];
  /** Milliseconds from pressing a key to the next frame. */
  readonly keys: readonly number[];
  readonly lastedMs: number;
}

/** Measures boards of 16×16 cells with six layers. */
export async function thumbnailFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-bench-"));
  const pack = path.join(folder, "many");
  for (const { path: file, text } of largePackSync({ levels: LEVELS, width: 16, height: 16, layers: 6 }).files) {
    mkdirSync(path.dirname(path.join(pack, file)), { recursive: true });
    writeFileSync(path.join(pack, file), text ?? "");
  }
  const beganAtMs = Date.now();
  const app = await startApp({ pack });
  try {
    const startMs = (await boardPaintedAtMs(app.page)) - beganAtMs;
    const { frames, keys, lastedMs } = await arrival(app.page);
    const scrolling = await frameTimes(app.page, () => scrollDown(app.page));
    const figure = (name: string, value: number, goal: string | null = null): Figure => {
      return { group: "app", name: `${LEVELS} thumbnails: ${name}`, value, unit: "ms", goal };
    };
    return [
      figure("cold start to painted board", startMs),
      figure("frame while they come in, p95", p95(frames), "≤ 33"),
      figure("longest frame meanwhile", Math.max(...frames)),
      figure("key to frame meanwhile, p95", p95(keys), "≤ 33"),
      figure("until those in sight are there", lastedMs),
      figure("frame while scrolling past them, p95", p95(scrolling), "≤ 17"),
    ];
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

/** Opens the overview; counts frames and presses keys until the list is full of cards and their pictures are drawn. */
async function arrival(page: Page): Promise<Arrival> {
  await page.locator(".dv-tab", { hasText: "Overview" }).waitFor();
  const over = new AbortController();
  const pressing = pressKeys(page, over.signal);
  try {
    return await openOverview(page);
  } finally {
    over.abort();
    await pressing;
  }
}

/** Presses a key that has no effect, at typing speed. */
async function pressKeys(page: Page, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await page.keyboard.press("Shift");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
}

function openOverview(page: Page): Promise<Arrival> {
  return page.locator(".dv-tab", { hasText: "Overview" }).evaluate(async (element) => {
    const keys: number[] = [];
    const note = ({ timeStamp }: Event): void => {
      requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - timeStamp)));
    };
    addEventListener("keydown", note, { capture: true });
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const times: number[] = [await nextFrame()];
    // A tab reacts to the pointer's press.
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }));
    }
    const areShown = (): boolean => {
      const list = document.querySelector(".gw-overview .gw-cards")?.getBoundingClientRect();
      const cards = Array.from(document.querySelectorAll(".gw-overview .gw-card-place"));
      const seen = cards.filter((card) => card.getBoundingClientRect().bottom < (list?.bottom ?? 0));
      const isDrawn = (card: Element): boolean => (card.querySelector("canvas")?.width ?? 1) > 1;
      return seen.length > 0 && seen.length < cards.length && seen.every(isDrawn);
    };
    // A machine that cannot keep up shows in the time until then.
    do times.push(await nextFrame());
    while (!areShown() && times.at(-1)! - times[0]! < 15_000);
    removeEventListener("keydown", note, { capture: true });
    const frames = times.slice(1).map((time, index) => time - times[index]!);
    return { frames, keys, lastedMs: times.at(-1)! - times[0]! };
  });
}

const SCROLLED_FRAMES = 90;

/** Scrolls down the list of cards, a third of a row each frame. */
async function scrollDown(page: Page): Promise<void> {
  await page.locator(".gw-overview .gw-cards").evaluate(async (list, frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      list.scrollTop += 66;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, SCROLLED_FRAMES);
}
