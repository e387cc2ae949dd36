// The order of a list of moves: by where they begin, then by their targets, one step after the other. Of those with the
// same path the one of the action that is tried first comes first (gdl.md, A8).
import type { Move } from "./moveAction";

/** Returns the moves in order; those that are equal in it keep theirs. */
export function inMoveOrder(moves: readonly Move[]): readonly Move[] {
  return moves.toSorted((one, other) => order(one, other));
}

function order({ steps: one }: Move, { steps: other }: Move): number {
  for (const [index, step] of one.entries()) {
    const against = other[index];
    if (against === undefined) return 1;
    const difference = step.start - against.start || step.entity - against.entity || step.target - against.target;
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
