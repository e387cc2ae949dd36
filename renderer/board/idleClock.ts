// The clock of animations that run by themselves: requests a drawing when the next frame is due, and stops while the
// board is out of sight. Knows no pictures.
import type { Disposable } from "../../shared/base/disposable";
import { type FrameAnimation, msToNextFrame } from "./frames";

export interface IdleClock extends Disposable {
  /** Begins an animation from its first frame; null: nothing animates. */
  begin(animation: FrameAnimation | null): void;
  /** Pauses and resumes. Paused at first. */
  setWatched(isWatched: boolean): void;
  /** Milliseconds of the animation that have been shown. */
  elapsedMs(): number;
}

/** A frame is shown at least as long as one of the screen's. */
const SHORTEST_MS = 16;

/** A clock that calls `due` whenever another frame is to be drawn. */
export function createIdleClock(due: () => void): IdleClock {
  let animation: FrameAnimation | null = null;
  let isWatched = false;
  /** When the clock last began to run, and what it showed before. */
  let sinceMs = 0;
  let beforeMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const elapsedMs = (): number => beforeMs + (isWatched ? performance.now() - sinceMs : 0);

  const schedule = (): void => {
    clearTimeout(timer);
    if (animation === null || !isWatched) return;
    const waitMs = msToNextFrame(animation, elapsedMs());
    if (waitMs === null) return;
    timer = setTimeout(
      () => {
        due();
        schedule();
      },
      Math.max(SHORTEST_MS, waitMs),
    );
  };

  return {
    begin(next) {
      animation = next;
      beforeMs = 0;
      sinceMs = performance.now();
      schedule();
    },
    setWatched(next) {
      if (next === isWatched) return;
      beforeMs = elapsedMs();
      sinceMs = performance.now();
      isWatched = next;
      schedule();
    },
    elapsedMs,
    dispose() {
      animation = null;
      clearTimeout(timer);
    },
  };
}
