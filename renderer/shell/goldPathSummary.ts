// How a pack's gold paths fare, in a few words.
import type { GoldPathResult } from "../../shared/rpc/contract";

/** "17 of 19 levels win"; null when nothing is known yet. */
export function goldPathSummary(results: readonly GoldPathResult[]): string | null {
  if (results.length === 0) return null;
  const wins = results.filter(({ status }) => status === "wins").length;
  if (wins === results.length) return wins === 1 ? "The level wins" : `All ${wins} levels win`;
  return `${wins} of ${results.length} levels win`;
}
