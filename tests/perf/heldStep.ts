// Measures a debugger step with its key held down: how soon each step shows, and the processor time of each with
// everything that follows it.
import type { Page } from "@playwright/test";
import type { MainProcess } from "../e2e/harness/launch";
import { frameTimes, rateOf } from "./frames";
import { threadTimes } from "./threadTime";

/** The repeat interval of a common keyboard. */
const REPEAT_MS = 33;
const STEPS = 90;

export interface HeldSteps {
  /** Wall-clock milliseconds from each key to its frame. */
  readonly keyToFrame: readonly number[];
  /** Frames per second while the key is held. */
  readonly frames: number;
  /** Milliseconds of the page's processor time for each step, with everything that follows it. */
  readonly processor: number;
}

type WithHeld = typeof globalThis & { heldSteps?: number[] };

/** Holds down the key that steps backwards into the turn. */
export async function heldSteps(page: Page, electron: MainProcess): Promise<HeldSteps> {
  await page.evaluate(watchSteps);
  let frames: readonly number[] = [];
  const spans = await threadTimes(electron, async () => {
    await page.evaluate(() => performance.mark("begin held"));
    frames = await frameTimes(page, () => hold(page));
    await page.evaluate(() => performance.mark("end"));
  });
  const keyToFrame = await page.evaluate(() => (globalThis as WithHeld).heldSteps ?? []);
  return {
    keyToFrame,
    frames: rateOf(frames),
    processor: (spans.get("held")?.[0]?.processor ?? Number.NaN) / STEPS,
  };
}

async function hold(page: Page): Promise<void> {
  await page.keyboard.down("Control");
  const beganMs = performance.now();
  for (let step = 0; step < STEPS; step += 1) {
    const early = beganMs + step * REPEAT_MS - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    await page.keyboard.down("F11");
  }
  await page.keyboard.up("F11");
  await page.keyboard.up("Control");
  await page.waitForFunction((steps) => ((globalThis as WithHeld).heldSteps?.length ?? 0) >= steps, STEPS);
}

/** Records the time from each key to the end of its frame. */
function watchSteps(): void {
  const times: number[] = [];
  (globalThis as WithHeld).heldSteps = times;
  addEventListener(
    "keydown",
    ({ key, timeStamp }) => {
      if (key !== "F11") return;
      // After the frame, not within it.
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
    },
    { capture: true },
  );
}
