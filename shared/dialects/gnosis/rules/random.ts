// The random generator of a session: mulberry32, as spec B6 says. Its state is an integer of 32 bits.

/** Returns the state that a seed begins with. */
export function randomState(seed: number): number {
  return seed | 0;
}

/** Returns the next state of the generator. */
export function nextRandom(state: number): number {
  return (state + 0x6d2b79f5) | 0;
}

/** Returns the number from 0 up to 1 that the state, reached by `nextRandom`, stands for. */
export function unitOf(state: number): number {
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

/** Returns an integer from `low` to `high`, both included. */
export function integerOf(unit: number, low: number, high: number): number {
  return low + Math.floor(unit * (high - low + 1));
}
