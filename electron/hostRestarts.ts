// How soon a host that died is started again. Pure.

const WINDOW_MS = 60_000;
const LONGEST_DELAY_MS = 10_000;

export interface NextStart {
  readonly delayMs: number;
  /** To be passed in at the next death. */
  readonly deathsAtMs: readonly number[];
}

/** At once after the first two deaths within a minute; then after 0.5 s, 1 s, 2 s, ... up to ten seconds. */
export function nextStart(deathsAtMs: readonly number[], nowMs: number): NextStart {
  const recent = [...deathsAtMs.filter((atMs) => nowMs - atMs < WINDOW_MS), nowMs];
  const delayMs = recent.length <= 2 ? 0 : Math.min(LONGEST_DELAY_MS, 500 * 2 ** (recent.length - 3));
  return { delayMs, deathsAtMs: recent };
}
