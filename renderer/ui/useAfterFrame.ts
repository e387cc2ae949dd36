// For what may follow a moment later: the frame that shows what was done on the board or in the text is not held up by
// the panels around it.
import { startTransition, useEffect, useState } from "react";
import { type Disposable, disposable } from "../../shared/base/disposable";

const waiting = new Set<() => void>();

/** Does some work once the next frame has been shown, together with all else that waits for it. */
export function afterFrame(work: () => void): Disposable {
  // A message of its own: what is done within the frame's callback would still be done before it is shown.
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(doWaiting));
  waiting.add(work);
  return disposable(() => waiting.delete(work));
}

function doWaiting(): void {
  const due = [...waiting];
  waiting.clear();
  for (const work of due) work();
}

/**
 * Returns what `read` gives, as of the last frame that was shown: renders again after it, and yields to user input
 * meanwhile. A quick render need not yield: it keeps up with a key held down. Both functions must stay the same; `read`
 * gives the same object while nothing has changed.
 */
export function useAfterFrame<Value>(
  follow: (notify: () => void) => () => void,
  read: () => Value,
  givesWay = true,
): Value {
  const [value, setValue] = useState(read);
  useEffect(() => {
    let told: { readonly value: Value } | null = null;
    const renew = (): void => {
      const next = read();
      if (told !== null && Object.is(told.value, next)) return;
      told = { value: next };
      if (givesWay) startTransition(() => setValue(() => next));
      else setValue(() => next);
    };
    // What has changed since the rendering.
    renew();
    let asked: Disposable | null = null;
    const leave = follow(() => {
      asked = afterFrame(renew);
    });
    return () => {
      leave();
      asked?.dispose();
    };
  }, [follow, read, givesWay]);
  return value;
}
