// Which part of a long history is listed: the part around the turn in view, and more on request. Pure.
import type { HistoryEntry } from "../../../shared/engine/explain/history";

export interface HistoryPart {
  readonly entries: readonly HistoryEntry[];
  /** How many are left out before and after them. */
  readonly earlier: number;
  readonly later: number;
}

/** How many entries are listed up to the turn in view, and after it. */
export interface Reach {
  readonly before: number;
  readonly after: number;
}

/** The last entries up to a turn's end, and the first ones after it; what one side has too few of goes to the other. */
export function historyPart(entries: readonly HistoryEntry[], turn: number, { before, after }: Reach): HistoryPart {
  const next = entries.findIndex((entry) => entry.turn > turn);
  const here = next < 0 ? entries.length : next;
  const from = Math.max(0, Math.min(here - before, entries.length - before - after));
  const to = Math.min(entries.length, Math.max(here + after, before + after));
  return { entries: entries.slice(from, to), earlier: from, later: entries.length - to };
}
