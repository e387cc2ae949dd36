// Parses a cell as users type it.
import type { Position } from "../../base/boardView";

/** Reads `3,2`, `(3, 2)` or `[3,2]` as a position; null for anything else. */
export function readPosition(text: string): Position | null {
  const found = /^\s*[[(]?\s*(\d+)\s*,\s*(\d+)\s*[\])]?\s*$/.exec(text);
  return found === null ? null : [Number(found[1]), Number(found[2])];
}
