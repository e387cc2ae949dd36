// Where a dragged item would go among the rows of a list.
import type { DragEvent } from "react";

/** Returns whether the pointer is over the upper half of the row that listens. */
export function isUpperHalf(event: DragEvent<HTMLElement>): boolean {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY < top + height / 2;
}
