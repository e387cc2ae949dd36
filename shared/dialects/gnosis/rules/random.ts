// What the rules take of the random numbers that a session's seed decides (spec B6).

/** Returns the state that a seed begins with. */
export function randomState(seed: number): number {
  return seed | 0;
}

/** Returns an integer from `low` to `high`, both included. */
export function integerOf(unit: number, low: number, high: number): number {
  return low + Math.floor(unit * (high - low + 1));
}
