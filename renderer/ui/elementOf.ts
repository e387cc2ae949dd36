// The element of a ref, for code that runs only while it is mounted.
import type { RefObject } from "react";

/** Returns the element. Only for effects and event handlers of the component itself: throws where it is not mounted. */
export function elementOf<Element>(ref: RefObject<Element | null>): Element {
  if (ref.current === null) throw new Error("The element is not mounted.");
  return ref.current;
}
