// Tells what the parts of a level are for: leaves each out and solves the level again.
import type { Work } from "../../../base/work";
import type { LevelPart } from "../../levelVariants";
import type { SearchOptions } from "../searchRun";
import type { Answer, Shortest } from "../searchOutcome";
import { NO_COST, shortest, unknown } from "../shortest";
import type { Ablation, LevelPartName, PartVerdict } from "./questionOutcome";

/** Tells what a part is for in a level with this answer. The search without it has the whole budget. */
export function* ablation(whole: Shortest, part: LevelPart, options: SearchOptions): Work<Ablation> {
  const { id, kind, name, layer, position } = part;
  const told: LevelPartName = { id, kind, name, layer, position };
  if (whole.kind === "unknown") return { part: told, verdict: { kind: "unknown", because: whole.because } };
  const level = part.without();
  const { answer }: Answer =
    level === null ? { answer: unknown(1, "unplayable", null), cost: NO_COST } : yield* shortest(level, options);
  return { part: told, verdict: verdictOf(whole, answer) };
}

function verdictOf(whole: Exclude<Shortest, { kind: "unknown" }>, without: Shortest): PartVerdict {
  if (without.kind === "unknown") return { kind: "unknown", because: without.because };
  if (whole.kind === "unsolvable") {
    return without.kind === "solved" ? { kind: "prevents", length: without.length } : { kind: "same" };
  }
  if (without.kind === "unsolvable") return { kind: "needed" };
  const by = without.length - whole.length;
  return by === 0 ? { kind: "same" } : { kind: by < 0 ? "shorter" : "longer", by: Math.abs(by) };
}
