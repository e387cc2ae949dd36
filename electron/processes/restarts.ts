// Decides how soon a process that ended is started again. Pure.

const WINDOW_MS = 60_000;
const LONGEST_DELAY_MS = 10_000;

export interface NextStart {
  readonly delayMs: number;
  /** To be passed in at the next end. */
  readonly endsAtMs: readonly number[];
}

/** Returns no delay after the first two ends within a minute; then 0.5 s, 1 s, 2 s, ... up to ten seconds. */
export function nextStart(endsAtMs: readonly number[], nowMs: number): NextStart {
  const recent = [...endsAtMs.filter((atMs) => nowMs - atMs < WINDOW_MS), nowMs];
  const delayMs = recent.length <= 2 ? 0 : Math.min(LONGEST_DELAY_MS, 500 * 2 ** (recent.length - 3));
  return { delayMs, endsAtMs: recent };
}
