// A change of a document that takes the window longer than a frame: it is prepared in slices, and made after that. What
// may change a document, save it or close it has the change made before; so nobody but the user's eye sees it pending.
import type { Disposable } from "../../../shared/base/disposable";
import { createEmitter } from "../../../shared/base/emitter";
import { SLICE_MS, type Work, advance, finish } from "../../../shared/base/work";

/** There is one at most, since making another one begins with what the last one leaves. */
let pending: Work<void> | null = null;
let isRunning = false;

/** Does the work in slices, each in a task of its own; its last steps make the change. The first slice is a later task. */
export function makeInSlices(work: Work<void>): void {
  settle();
  pending = work;
  const runSlice = (): void => {
    if (pending !== work) return;
    let isDone = true;
    try {
      isDone = run(() => advance(work, Date.now() + SLICE_MS));
    } finally {
      // Also where it failed.
      if (isDone) pending = null;
    }
    if (!isDone) setTimeout(runSlice);
  };
  setTimeout(runSlice);
}

/** Does the rest of the pending work now. Nothing while there is none, or where it is this work that asks. */
export function settle(): void {
  if (pending === null || isRunning) return;
  const work = pending;
  pending = null;
  run(() => finish(work));
}

const made = createEmitter<null>();

/** Has the views told of a change that was made in slices, and was not to be shown in the same task. */
export function showMade(): void {
  made.emit(null);
}

/** Called when the views are to be told. */
export function onShowMade(listener: () => void): Disposable {
  return made.on(listener);
}

/** Returns whether a change is on its way. */
export function isPending(): boolean {
  return pending !== null;
}

function run<Value>(slice: () => Value): Value {
  isRunning = true;
  try {
    return slice();
  } finally {
    isRunning = false;
  }
}
