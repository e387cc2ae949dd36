// Why a host ended, in words that follow "the engine was restarted: ". Pure.

/** As much of what a process writes before it ends as is worth keeping. */
export const MOST_LAST_OUTPUT = 4_000;

export const NO_ANSWER = "it did not answer";

export const TOO_MUCH_MEMORY = "it needed too much memory";

/** The reason for an end nobody asked for, by its code and by what the process last wrote to its terminal. */
export function reasonOfEnd(code: number, lastOutput: string): string {
  return /heap out of memory|<--- Last few GCs --->/.test(lastOutput)
    ? TOO_MUCH_MEMORY
    : `it ended by itself (code ${code})`;
}
