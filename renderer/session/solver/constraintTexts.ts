// The constraints of a pack's levels as they are kept between starts. Pure.
import * as v from "valibot";
import type { Constraint } from "../../../shared/engine/search/questions/questionOutcome";
import { constraints } from "../../../shared/rpc/solverQuestions";

/** By level id. */
export type LevelConstraints = Readonly<Record<string, readonly Constraint[]>>;

const kept = v.record(v.string(), constraints);

/** Reads what was kept; what cannot be read is as good as none. */
export function constraintsFrom(text: string | undefined): LevelConstraints {
  try {
    const read = v.safeParse(kept, JSON.parse(text ?? "{}"));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

/** Returns what is kept; null when there is nothing to keep. */
export function constraintsText(levels: LevelConstraints): string | null {
  const set = Object.entries(levels).filter(([, list]) => list.length > 0);
  return set.length === 0 ? null : JSON.stringify(Object.fromEntries(set));
}
