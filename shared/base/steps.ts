// Long work that can be interrupted: it pauses wherever it may, and whoever does it decides when it goes on, if ever.

/**
 * Work that yields wherever it may pause, a few milliseconds after the last time at most, and returns its outcome. It
 * yields `rest` where it had better pause: it has said something that others may want to answer.
 */
export type Steps<Value> = Generator<"rest" | undefined, Value, undefined>;

/** The outcome, without a pause. */
export function finish<Value>(steps: Steps<Value>): Value {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Goes on until the work is done, wants to rest, or the clock (ms, of `Date.now`) stands at `untilMs`; gives whether it is done. */
export function advance(steps: Steps<unknown>, untilMs: number): boolean {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return true;
    if (step.value === "rest" || Date.now() >= untilMs) return false;
  }
}
