// Counts the frames of a page during some work, inside the page.
import type { Page } from "@playwright/test";

type WithFrames = typeof globalThis & { countedFrames?: number[] };

/** Returns the milliseconds between the frames that the page renders during `work`. */
export async function frameTimes(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    (globalThis as WithFrames).countedFrames = frames;
    const note = (atMs: number): void => {
      frames.push(atMs);
      if ((globalThis as WithFrames).countedFrames === frames) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await work();
  const frames = await page.evaluate(() => {
    const counted = (globalThis as WithFrames).countedFrames ?? [];
    delete (globalThis as WithFrames).countedFrames;
    return counted;
  });
  return frames.slice(1).map((atMs, index) => atMs - frames[index]!);
}

/** Returns frames per second, from the milliseconds between them. */
export function rateOf(times: readonly number[]): number {
  return (times.length * 1000) / times.reduce((sum, ms) => sum + ms, 0);
}

/** Returns the 95th percentile. */
export function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
