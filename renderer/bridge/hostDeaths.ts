// When a host is not to be tried again: one that keeps dying over the same texts would do so for ever. Pure.

/** Deaths in a row, with nothing changed and nothing finished between them, after which the engine rests. */
export const MOST_DEATHS = 3;

export interface HostDeaths {
  /** Another one died; true when the next one is to be left alone. */
  died(): boolean;
  /** It has finished a check of the pack, or what it works on has changed: counting begins anew. */
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
