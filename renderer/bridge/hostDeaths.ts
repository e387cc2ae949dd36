// Decides when not to restart a host: one that keeps crashing on the same texts would never stop. Pure.

/** Deaths in a row, with nothing changed and nothing finished between them, after which the engine rests. */
export const MOST_DEATHS = 3;

export interface HostDeaths {
  /** Another one died; true when the next one is to be left alone. */
  died(): boolean;
  /** Resets the count: the host has finished a check of the pack, or its texts have changed. */
  reset(): void;
}

export function createHostDeaths(): HostDeaths {
  let deaths = 0;
  return {
    died() {
      deaths += 1;
      return deaths >= MOST_DEATHS;
    },
    reset() {
      deaths = 0;
    },
  };
}
