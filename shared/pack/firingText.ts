// How often a rule fired, in a few words. Pure.
import { type PackWords, PLAIN_WORDS } from "./packModel";

export interface Firings {
  /** False while the pack cannot be played. */
  readonly isCounted: boolean;
  readonly fired: number;
  /** The levels it fired in. */
  readonly levels: readonly unknown[];
  /** Ids of the levels in which it never fired. */
  readonly never: readonly string[];
}

/** So many levels are named. */
const MOST_NAMED = 3;

export const NOT_COUNTED = "not counted while the pack cannot be played";

/** `fired 14× · 3 levels · never in lvl_4, lvl_7`. */
export function firingText({ isCounted, fired, levels, never }: Firings, words: PackWords = PLAIN_WORDS): string {
  if (!isCounted) return NOT_COUNTED;
  const counted = (count: number): string => `${count} ${count === 1 ? words.start : words.starts}`;
  if (fired === 0) return `never fires on a ${words.record}`;
  const told = `fired ${fired}× · ${counted(levels.length)}`;
  if (never.length === 0) return told;
  return `${told} · never in ${never.length > MOST_NAMED ? counted(never.length) : never.join(", ")}`;
}
