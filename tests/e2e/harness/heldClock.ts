// Stops the time of the page's animations and lets the test advance it, so that pixels can be read in mid-animation.
// Frames, timers and everything else go on.
import type { Page } from "@playwright/test";

export interface HeldClock {
  /** Lets this many milliseconds of animation pass. */
  advance(ms: number): Promise<void>;
}

/** Stops the page's time at this moment. */
export async function holdClock(page: Page): Promise<HeldClock> {
  const clock = await page.evaluateHandle(() => {
    const clock = { nowMs: performance.now() };
    performance.now = () => clock.nowMs;
    return clock;
  });
  return {
    advance: (ms) =>
      clock.evaluate((held, passed) => {
        held.nowMs += passed;
      }, ms),
  };
}
