// Findings that only playing a pack's solutions shows, for the window and for the command line.
import type { Finding } from "../../findings/finding";
import type { PackSource } from "../../pack/packSource";
import type { SolutionResult } from "../../rpc/solutions";
import { budgetFindings } from "./budgetFindings";
import { type CountedLevel, neverFired } from "./coverage";
import { cutOffFindings } from "./cutOffs";
import type { LevelEntry } from "./solutions";
import { wonAtStart } from "./wonAtStart";

/**
 * Returns findings for levels won before the first move, turns that never settle, cascades cut off, and rules that no
 * path fires.
 */
export function playedFindings(
  pack: PackSource,
  entries: readonly LevelEntry[],
  results: readonly SolutionResult[],
  levels: readonly CountedLevel[],
): readonly Finding[] {
  return [
    ...wonAtStart(entries),
    ...budgetFindings(results, entries),
    ...cutOffFindings(pack, levels),
    ...neverFired(pack, levels, results),
  ];
}
