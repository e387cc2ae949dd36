// Random numbers that a seed decides: mulberry32, its state a 32-bit integer (GDL: A10; Gnosis: B6).

const STEP = 0x6d2b79f5;
const RANGE = 4_294_967_296;

/** Returns the generator's state after a draw from a state. */
export function nextRandom(state: number): number {
  return (state + STEP) | 0;
}

/** Returns the 32-bit number that is drawn on coming to a state. */
export function drawn(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

/** Returns the same as a fraction: 0 or more, less than 1. */
export function drawnFraction(state: number): number {
  return drawn(state) / RANGE;
}

/** Returns a function that draws such fractions one after the other; the same ones for a seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = nextRandom(state);
    return drawnFraction(state);
  };
}
