// What came of repairing a solution, in words. Pure.
import type { RepairOutcome, Repairs } from "../../shared/engine/search/questions/questionOutcome";

/** Returns whether both ways were proven to lead nowhere: no play of the level wins, which its answer says already. */
export function nothingWins({ fewestEdits, sameStart }: Repairs): boolean {
  return fewestEdits.kind === "unsolvable" && sameStart.kind === "unsolvable";
}

export function repairText(outcome: RepairOutcome): string {
  if (outcome.kind === "unsolvable") return "The level has no solution, proven.";
  if (outcome.kind === "unknown") return "None was found before the search was cut short.";
  const { path, left, added, proven } = outcome.repair;
  const parts = [
    ...(left > 0 ? [`${left} left out`] : []),
    ...(added > 0 ? [`${added} added`] : []),
    ...(left + added === 0 ? ["nothing changed"] : []),
  ];
  const moves = path.length === 1 ? "1 move" : `${path.length} moves`;
  return `${moves}: ${parts.join(", ")}${proven ? "" : "; there may be a better one"}.`;
}
