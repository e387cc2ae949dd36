// Moves the focus when more is requested: the pressed button may disappear.
import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Returns the function to call when more is requested: the focus then moves to the first new item. `of` is a selector
 * of what there is more of.
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
