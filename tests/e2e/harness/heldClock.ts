// Stops the time of the page's animations and lets the test advance it, so that pixels can be read in mid-animation.
// Frames, timers and everything else go on.
import type { Page } from "@playwright/test";

export interface HeldClock {
  /** Lets this many milliseconds of animation pass. */
  advance(ms: number): Promise<void>;
  /** Lets the time go on by itself again, so that the next test can use the window. */
  release(): Promise<void>;
}

/** Stops the page's time at this moment. */
export async function holdClock(page: Page): Promise<HeldClock> {
  const clock = await page.evaluateHandle(() => {
    const held = { nowMs: performance.now() };
    performance.now = () => held.nowMs;
    return held;
  });
  return {
    advance: (ms) =>
      clock.evaluate((held, passed) => {
        held.nowMs += passed;
      }, ms),
    // What every page has is below the property that was set.
    release: () => page.evaluate(() => void Reflect.deleteProperty(performance, "now")),
  };
}
