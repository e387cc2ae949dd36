// Pictures that wait to be drawn: a little at a time, while the window has nothing else to do. Knows nothing of what
// is drawn.
import { type Disposable, disposable } from "../../shared/base/disposable";

/** When work may be done. `left` gives the milliseconds that are still free at that moment. */
export interface Leisure {
  readonly ask: (work: (left: () => number) => void) => void;
  readonly now: () => number;
}

export interface DrawQueue {
  /** Draws once it is its turn, in the order of asking; disposed before, not at all. */
  add(draw: () => void): Disposable;
}

/** Milliseconds of drawing between two frames: less than half of one at 60 frames a second. */
const SLICE_MS = 6;

/** An empty queue. Of each leisure it takes one drawing at least, and more until its slice is over. */
export function createDrawQueue({ ask, now }: Leisure): DrawQueue {
  const waiting = new Set<{ readonly draw: () => void }>();
  let isAsked = false;
  const askOnce = (): void => {
    if (isAsked || waiting.size === 0) return;
    isAsked = true;
    ask(work);
  };
  const work = (left: () => number): void => {
    isAsked = false;
    const end = now() + SLICE_MS;
    try {
      for (const each of waiting) {
        waiting.delete(each);
        each.draw();
        if (now() >= end || left() <= 0) break;
      }
    } finally {
      askOnce();
    }
  };
  return {
    add(draw) {
      const drawing = { draw };
      waiting.add(drawing);
      askOnce();
      return disposable(() => waiting.delete(drawing));
    },
  };
}

/** However busy the window is, something is drawn after so many milliseconds. */
const LATEST_MS = 200;

/** The window's pictures, whoever shows them. */
export const drawQueue = createDrawQueue({
  ask: (work) => requestIdleCallback((deadline) => work(() => deadline.timeRemaining()), { timeout: LATEST_MS }),
  now: () => performance.now(),
});
