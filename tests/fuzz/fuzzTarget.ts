// The shape of a fuzz target.
import type * as fc from "fast-check";

export interface FuzzTarget {
  readonly name: string;
  /** Must hold for any input. */
  readonly property: fc.IRawProperty<unknown>;
  /** How many cases a short run tries; 150 when absent. */
  readonly runs?: number;
  /** Says what its cases were so far: a long run prints it. */
  readonly told?: () => string;
}

/** Throws with the message unless the condition holds. */
export function check(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
