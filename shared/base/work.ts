// Long work that can be interrupted: it pauses at regular points, and the caller decides when it continues, if at all.

/**
 * A generator that yields at least every few milliseconds and returns the result. It yields `rest` where a pause is
 * worthwhile: it has reported something that others may want to react to.
 */
export type Work<Value> = Generator<"rest" | undefined, Value, undefined>;

/** Runs the work to its end and returns the result. */
export function finish<Value>(work: Work<Value>): Value {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** Runs the work until it is done, yields `rest`, or `Date.now()` reaches `untilMs`. Returns whether it is done. */
export function advance(work: Work<unknown>, untilMs: number): boolean {
  for (;;) {
    const step = work.next();
    if (step.done === true) return true;
    if (step.value === "rest" || Date.now() >= untilMs) return false;
  }
}

/** Passes on what the work yields. Calls `report` with the number of yields so far, at most once in `everyMs`. */
export function* reportingYields<Value>(
  work: Work<Value>,
  everyMs: number,
  report: (yields: number) => void,
): Work<Value> {
  let reportedAtMs = Date.now();
  for (let yields = 1; ; yields += 1) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (Date.now() - reportedAtMs >= everyMs) {
      reportedAtMs = Date.now();
      report(yields);
    }
    yield step.value;
  }
}

/** How long work runs before it yields, in ms: short against a keystroke, long against the cost of yielding. */
export const SLICE_MS = 8;

/** Runs work soon, after what waits already: messages that have arrived, other work. */
export type Schedule = (work: () => void) => void;

/** How work shares its thread with other work. */
export interface Slices {
  /** How long it runs at a time, in ms. */
  readonly sliceMs: number;
  /** Runs the next slice. */
  readonly schedule: Schedule;
  /** Checked before each slice. */
  readonly isWanted: () => boolean;
}

/**
 * Runs the work a slice at a time. Resolves to its result, or to null once it is no longer wanted; rejects with what it
 * throws.
 */
export function inSlices<Value>(
  work: Work<Value>,
  { sliceMs, schedule, isWanted }: Slices,
): Promise<{ readonly value: Value } | null> {
  return new Promise((resolve, reject) => {
    const runSlice = (): void => {
      try {
        if (!isWanted()) return resolve(null);
        const untilMs = Date.now() + sliceMs;
        for (;;) {
          const step = work.next();
          if (step.done === true) return resolve({ value: step.value });
          if (step.value === "rest" || Date.now() >= untilMs) return schedule(runSlice);
        }
      } catch (error) {
        return reject(error);
      }
    };
    runSlice();
  });
}
