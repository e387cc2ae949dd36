// Long work that can be interrupted: it pauses wherever it may, and whoever does it decides when it goes on, if ever.

/**
 * Work that yields wherever it may pause, a few milliseconds after the last time at most, and returns its outcome. It
 * yields `rest` where it had better pause: it has said something that others may want to answer.
 */
export type Work<Value> = Generator<"rest" | undefined, Value, undefined>;

/** The outcome, without a pause. */
export function finish<Value>(work: Work<Value>): Value {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** Goes on until the work is done, wants to rest, or the clock (ms, of `Date.now`) stands at `untilMs`; gives whether it is done. */
export function advance(work: Work<unknown>, untilMs: number): boolean {
  for (;;) {
    const step = work.next();
    if (step.done === true) return true;
    if (step.value === "rest" || Date.now() >= untilMs) return false;
  }
}

/** Work goes on this long before it yields; short against a keystroke, long against the cost of yielding. */
export const SLICE_MS = 8;

/** How work is done beside other work. */
export interface Slices {
  /** How long it goes on at a time, in ms. */
  readonly sliceMs: number;
  /** Runs the next slice soon, letting others go first. */
  readonly schedule: (work: () => void) => void;
  /** Asked before each slice. */
  readonly isWanted: () => boolean;
}

/** The outcome, worked out a slice at a time; null once it is not wanted any more. What the work throws, it rejects with. */
export function inSlices<Value>(
  work: Work<Value>,
  { sliceMs, schedule, isWanted }: Slices,
): Promise<{ readonly value: Value } | null> {
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      try {
        if (!isWanted()) return resolve(null);
        const untilMs = Date.now() + sliceMs;
        for (;;) {
          const step = work.next();
          if (step.done === true) return resolve({ value: step.value });
          if (step.value === "rest" || Date.now() >= untilMs) return schedule(goOn);
        }
      } catch (error) {
        return reject(error);
      }
    };
    goOn();
  });
}
