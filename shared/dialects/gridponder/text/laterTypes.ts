// What the language has had since some version after 0.5, and what a pack that declares 0.5 therefore does not have.
import { objectOf } from "../../../base/json";
import type { PackSource } from "../../../pack/packSource";

/** Types of systems, goals and lose conditions that are not in the documents of 0.5. */
const LATER_TYPES: ReadonlySet<string> = new Set([
  "anchor_point",
  "coupled_actors",
  "individual_actors",
  "flank_capture",
  "support_collapse",
  "sliding_blocks",
  "line_of_sight",
  "sum_constraint",
  "count_constraint",
  "param_match",
  "balance",
  "balance_unreachable",
  "balance_budget_exhausted",
]);

/** Returns whether a type came after the version of the language that the pack declares. */
export function isLaterType({ manifest }: PackSource, type: string): boolean {
  return objectOf(manifest?.value)["dslVersion"] === "0.5" && LATER_TYPES.has(type);
}
