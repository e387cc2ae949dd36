// The frames of a page while something is done, counted inside it.
import type { Page } from "@playwright/test";

type WithFrames = typeof globalThis & { countedFrames?: number[] };

/** Milliseconds between the frames that the page renders while `work` is done. */
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

/** Frames a second, from the milliseconds between them. */
export function rateOf(times: readonly number[]): number {
  return (times.length * 1000) / times.reduce((sum, ms) => sum + ms, 0);
}

/** The time that 95 of 100 keep to. */
export function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
