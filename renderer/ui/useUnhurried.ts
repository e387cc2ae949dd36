// Delays text that is read, not watched: a line need not change for each cell that the pointer passes.
import { useEffect, useState } from "react";
import { type Disposable, disposable } from "../../shared/base/disposable";

/** Milliseconds between two changes of a text: faster than reading. */
const REST_MS = 80;

/**
 * Tells `show` of what `read` gives: of the first change at once, of those that come soon after together, when some time
 * has passed.
 */
export function followUnhurried<Value>(
  follow: (notify: () => void) => () => void,
  read: () => Value,
  show: (value: Value) => void,
): Disposable {
  let shown: { readonly value: Value } | null = null;
  let resting: ReturnType<typeof setTimeout> | null = null;
  const renew = (): void => {
    resting = null;
    const value = read();
    if (shown !== null && Object.is(shown.value, value)) return;
    shown = { value };
    show(value);
    resting = setTimeout(renew, REST_MS);
  };
  renew();
  const leave = follow(() => {
    if (resting === null) renew();
  });
  return disposable(() => {
    leave();
    if (resting !== null) clearTimeout(resting);
  });
}

/** Returns what `read` gives, as of a moment ago. Both functions must stay the same. */
export function useUnhurried<Value>(follow: (notify: () => void) => () => void, read: () => Value): Value {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const following = followUnhurried(follow, read, (next) => setValue(() => next));
    return () => following.dispose();
  }, [follow, read]);
  return value;
}
