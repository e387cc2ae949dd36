// Where the keys go when more is asked for: the button that asked may be gone with it.
import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Returns what is to be called as more is asked for: the focus then comes to the first of what was not there. `of` is a
 * selector of what there is more of.
 */
export function useFocusOnMore(place: RefObject<HTMLElement | null>, of: string): () => void {
  const known = useRef<ReadonlySet<Element> | null>(null);
  useLayoutEffect(() => {
    const before = known.current;
    if (before === null || place.current === null) return;
    known.current = null;
    const more = [...place.current.querySelectorAll<HTMLElement>(of)].find((element) => !before.has(element));
    more?.focus();
  });
  return () => {
    known.current = new Set(place.current?.querySelectorAll(of));
  };
}
