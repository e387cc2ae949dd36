// Draws small pictures later, a few at a time, while the window has nothing else to do. Knows nothing of what is drawn.
import { type Disposable, disposable } from "../../shared/base/disposable";

/** When work may be done. `left` gives the milliseconds that are still free at that moment. */
export interface Leisure {
  readonly ask: (work: (left: () => number) => void) => void;
  readonly now: () => number;
}

export interface DrawQueue {
  /** Draws in the order of the calls; not at all if disposed before. */
  add(draw: () => void): Disposable;
}

/** Milliseconds of drawing between two frames: less than half of one at 60 frames a second. */
const SLICE_MS = 6;

/** Drawings that take longer wait for a leisure with room for them: between two frames of a drag there is none. */
const LONG_MS = 3;

/** However busy the window is, something is drawn after this many milliseconds. */
const LATEST_MS = 200;

/**
 * Returns an empty queue. Of each leisure it takes one drawing at least, and more until its slice is over; long ones,
 * as far as the drawings before them tell, only where there is room, or when they have waited long.
 */
export function createDrawQueue({ ask, now }: Leisure): DrawQueue {
  const waiting = new Set<{ readonly draw: () => void }>();
  let isAsked = false;
  /** What drawings have taken of late. */
  let usualMs = 0;
  let drawnAtMs = now();
  const askOnce = (): void => {
    if (isAsked || waiting.size === 0) return;
    isAsked = true;
    ask(work);
  };
  const work = (left: () => number): void => {
    isAsked = false;
    const beganAtMs = now();
    // As long again is what the page itself has to do with a picture.
    const hasRoom = usualMs <= LONG_MS || left() >= 2 * usualMs || beganAtMs >= drawnAtMs + LATEST_MS;
    if (!hasRoom) return askOnce();
    const end = beganAtMs + SLICE_MS;
    try {
      for (const each of waiting) {
        waiting.delete(each);
        const drawsAtMs = now();
        each.draw();
        drawnAtMs = now();
        usualMs = (usualMs + drawnAtMs - drawsAtMs) / 2;
        if (now() >= end || left() <= 0) break;
      }
    } finally {
      askOnce();
    }
  };
  return {
    add(draw) {
      const drawing = { draw };
      if (waiting.size === 0) drawnAtMs = now();
      waiting.add(drawing);
      askOnce();
      return disposable(() => waiting.delete(drawing));
    },
  };
}

/** The queue for all pictures of the window. */
export const drawQueue = createDrawQueue({
  ask: (work) => requestIdleCallback((deadline) => work(() => deadline.timeRemaining()), { timeout: LATEST_MS }),
  now: () => performance.now(),
});
