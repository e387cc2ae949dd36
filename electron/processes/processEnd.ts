// Explains why a process ended, in words that follow "the engine was restarted: ". Pure.

/** How many characters of the last output of a process are kept. */
export const MOST_LAST_OUTPUT = 4_000;

export const NO_ANSWER = "it did not answer";

export const TOO_MUCH_MEMORY = "it needed too much memory";

/** Returns the reason for an unexpected end, from the exit code and the last output to the terminal. */
export function reasonOfEnd(code: number, lastOutput: string): string {
  return /heap out of memory|<--- Last few GCs --->/.test(lastOutput)
    ? TOO_MUCH_MEMORY
    : `it stopped unexpectedly (code ${code})`;
}
