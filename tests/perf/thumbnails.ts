// The pictures of two hundred levels coming in on the overview: how the frames go meanwhile.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startApp } from "../e2e/harness/runningApp";
import { boardPaintedAtMs } from "./appScales";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";

const LEVELS = 200;

export interface Arrival {
  /** Milliseconds between frames, from the click on. */
  readonly frames: readonly number[];
  readonly lastedMs: number;
}

/** Of boards of 16×16 cells with six layers. */
export async function thumbnailFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-bench-"));
  const pack = path.join(folder, "many");
  for (const { path: file, text } of largePackSync({ levels: LEVELS, width: 16, height: 16, layers: 6 }).files) {
    mkdirSync(path.dirname(path.join(pack, file)), { recursive: true });
    writeFileSync(path.join(pack, file), text ?? "");
  }
  const app = await startApp({ pack });
  try {
    await boardPaintedAtMs(app.page);
    const { frames, lastedMs } = await arrival(app.page);
    const ordered = frames.toSorted((a, b) => a - b);
    const figure = (name: string, value: number, goal: string | null = null): Figure => {
      return { group: "app", name: `${LEVELS} thumbnails: ${name}`, value, unit: "ms", goal };
    };
    return [
      figure("frame while they come in, p95", ordered[Math.floor(ordered.length * 0.95)] ?? Number.NaN, "≤ 33"),
      figure("longest frame meanwhile", ordered.at(-1) ?? Number.NaN),
      figure("until those in sight are there", lastedMs),
    ];
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

/** Opens the overview and counts frames until all cards are there and the pictures in sight are drawn. */
export async function arrival(page: Page): Promise<Arrival> {
  const tab = page.locator(".dv-tab", { hasText: "Overview" });
  await tab.waitFor();
  return tab.evaluate(async (element, count) => {
    const times: number[] = [performance.now()];
    // A tab answers to the pointer's press.
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }));
    }
    // A machine that cannot keep up tells so by what it took until then.
    while (times.at(-1)! - times[0]! < 15_000) {
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
      const list = document.querySelector(".gw-overview .gw-cards")?.getBoundingClientRect();
      // Of the cards themselves: asking for a place within one out of sight would have all of them laid out.
      const cards = Array.from(document.querySelectorAll(".gw-overview .gw-card"));
      const seen = cards.filter((card) => card.getBoundingClientRect().bottom < (list?.bottom ?? 0));
      if (
        cards.length >= count &&
        seen.length > 0 &&
        seen.every((card) => (card.querySelector("canvas")?.width ?? 1) > 1)
      )
        break;
    }
    const frames = times.slice(1).map((time, index) => time - times[index]!);
    return { frames, lastedMs: times.at(-1)! - times[0]! };
  }, LEVELS);
}
