// Measures strokes, undo and the opening of levels in a running app, as spans of its page's main thread.
import type { Page } from "@playwright/test";
import { boardDrawn, boardOf, chooseKind, drag, pointOf, showLevel } from "../e2e/harness/board";
import type { RunningApp } from "../e2e/harness/runningApp";
import { frameTimes, rateOf } from "./frames";
import { type ThreadTime, threadTimes } from "./threadTime";

const TIMES = 9;

/** Median processor milliseconds of the page for each action. */
export interface PaintSpans {
  /** From releasing the pointer after a rectangle of 500 cells to its lines in the text. */
  readonly stroke: number;
  /** From pressing the key to the previous lines. */
  readonly undo: number;
}

/** Measures a large pack's first level, whose first rows the text shows: every stroke paints them. */
export async function paintSpans({ page, electron }: RunningApp): Promise<PaintSpans> {
  await chooseKind(page, "wall");
  await boardOf(page).focus();
  await page.keyboard.press("u");
  await markText(page);
  const spans = await threadTimes(electron, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await drag(page, [
        [2, 0],
        [26, 19],
      ]);
      await ended(page);
      await page.keyboard.press("ControlOrMeta+z");
      await ended(page);
    }
  });
  return { stroke: medianOf(spans.get("pointerup")), undo: medianOf(spans.get("keydown")) };
}

/** Measures from choosing a level in the tree to its board on the screen: median processor milliseconds of the page. */
export async function openingSpan({ page, electron }: RunningApp, files: readonly string[]): Promise<number> {
  const spans = await threadTimes(electron, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await markBoard(page, files[time % files.length]!);
      await showLevel(page, files[time % files.length]!);
      await ended(page);
      await boardDrawn(page);
    }
  });
  return medianOf(spans.get("click"));
}

function medianOf(times: readonly ThreadTime[] | undefined): number {
  return (
    (times ?? []).map(({ processor }) => processor).toSorted((a, b) => a - b)[(times?.length ?? 0) >> 1] ?? Number.NaN
  );
}

type WithSpan = typeof globalThis & { spanIsOpen?: boolean };

async function ended(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as WithSpan).spanIsOpen === false);
  await page.evaluate(() => delete (globalThis as WithSpan).spanIsOpen);
}

/** Marks the release of a button and Ctrl+Z, then the first change of the text's lines. */
async function markText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spans = globalThis as WithSpan;
    for (const type of ["pointerup", "keydown"]) {
      const begin = (event: Event): void => {
        if (event instanceof KeyboardEvent && event.key !== "z") return;
        spans.spanIsOpen = true;
        performance.mark(`begin ${type}`);
      };
      addEventListener(type, begin, { capture: true });
    }
    new MutationObserver(() => {
      if (spans.spanIsOpen !== true) return;
      spans.spanIsOpen = false;
      performance.mark("end");
    }).observe(document.querySelector(".view-lines")!, { childList: true, subtree: true, characterData: true });
  });
}

/** Marks the next click, then the first frame of the board of a level's file. */
async function markBoard(page: Page, file: string): Promise<void> {
  await page.evaluate((wanted) => {
    const spans = globalThis as WithSpan;
    addEventListener(
      "click",
      () => {
        spans.spanIsOpen = true;
        performance.mark("begin click");
      },
      { capture: true, once: true },
    );
    const board = document.querySelector(".gw-board")!;
    const observer = new MutationObserver((changes) => {
      const isShown = board.getAttribute("aria-label")?.includes(wanted) === true;
      if (!isShown || !changes.some(({ attributeName }) => attributeName === "data-frames")) return;
      observer.disconnect();
      spans.spanIsOpen = false;
      performance.mark("end");
    });
    observer.observe(board, { attributes: true });
  }, file);
}

const MOVES = 160;

/** What is done while frames are counted. */
export type Movement = "painting" | "panning" | "zooming";

/** Returns frames per second while the pointer paints, pans or zooms over the middle of the board. */
export async function framesPerSecond(page: Page, movement: Movement, side: number): Promise<number> {
  const middle = await pointOf(page, [side >> 1, side >> 1]);
  await page.mouse.move(middle.x, middle.y);
  if (movement !== "zooming") await page.mouse.down({ button: movement === "panning" ? "middle" : "left" });
  const times = await frameTimes(page, async () => {
    for (let move = 1; move <= MOVES; move += 1) {
      const [dx, dy] = [Math.sin(move / 9) * 120, Math.cos(move / 7) * 90];
      if (movement === "zooming") await page.mouse.wheel(0, Math.floor(move / 10) % 2 === 0 ? -60 : 60);
      else await page.mouse.move(middle.x + dx, middle.y + dy);
    }
  });
  if (movement !== "zooming") await page.mouse.up({ button: movement === "panning" ? "middle" : "left" });
  return rateOf(times);
}
