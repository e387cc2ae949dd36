// What a fuzz target is.
import type * as fc from "fast-check";

export interface FuzzTarget {
  readonly name: string;
  /** Holds for whatever is put in. */
  readonly property: fc.IRawProperty<unknown>;
  /** How many cases a short run tries; absent: 150. */
  readonly runs?: number;
}

/** Throws with the message unless the condition holds. */
export function check(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
