// Time as the page's films and animations see it, held still and moved by the test: what is in mid-flight stays there
// while its pixels are looked at. Frames, timers and all else go on.
import type { Page } from "@playwright/test";

export interface HeldClock {
  /** Lets so many milliseconds of films and animations pass. */
  advance(ms: number): Promise<void>;
}

/** Holds the page's time at this moment. */
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
