// What only playing a pack's gold paths shows, beside what reading its texts has found: the same for a window and for
// the command line.
import type { Finding } from "../../findings/finding";
import type { PackSource } from "../../pack/packSource";
import type { GoldPathResult } from "../../rpc/goldPaths";
import { budgetFindings } from "./budgetFindings";
import { type CountedLevel, neverFired } from "./coverage";
import { cutOffFindings } from "./cutOffs";
import type { LevelEntry } from "./goldPaths";

/** Turns that never settle, cascades cut off, rules that no path fires. */
export function playedFindings(
  pack: PackSource,
  entries: readonly LevelEntry[],
  results: readonly GoldPathResult[],
  levels: readonly CountedLevel[],
): readonly Finding[] {
  return [...budgetFindings(results, entries), ...cutOffFindings(pack, levels), ...neverFired(pack, levels)];
}
