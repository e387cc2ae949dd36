// Judges a candidate: solves it, and looks at what is asked.
import type { Work } from "../../../base/work";
import type { LevelPart, LevelVariants, Mutant } from "../../levelVariants";
import type { PlayableLevel } from "../../playableLevel";
import type { GameAction } from "../../turnRecord";
import { insightOf } from "../insight/insight";
import type { InsightReport } from "../insight/insightOutcome";
import { ablation } from "../questions/ablation";
import { shortestWith } from "../questions/constraints";
import type { Shortest } from "../searchOutcome";
import type { SearchOptions } from "../searchRun";
import { shortest } from "../shortest";
import type { Candidate, Criteria, Range, RankBy, Rejection } from "./generateOutcome";

/** A candidate without what its maker knows of it. */
export type Judged = Omit<Candidate, "number" | "changes">;

const isIn = (value: number, range: Range | undefined): boolean =>
  range === undefined || (value >= range[0] && value <= range[1]);

/** Returns what is known of a level that meets the criteria, or the first criterion that it does not. */
export function* judge(
  mutant: Pick<Mutant, "level" | "parts">,
  criteria: Criteria,
  rankBy: RankBy,
  weightOf: LevelVariants["weightOf"],
  options: SearchOptions,
): Work<Judged | Rejection> {
  const { level } = mutant;
  const { answer } = yield* shortest(level, options);
  if (answer.kind !== "solved") return answer.kind;
  const { path, length } = answer;
  if (!isIn(length, criteria.length)) return "length";
  const events = eventsOf(level, path);
  const misses = criteria.events?.some(
    ({ event, count }) => !isIn(events.filter((each) => each === event).length, count),
  );
  if (misses === true) return "events";
  if (criteria.constraints !== undefined && criteria.constraints.length > 0) {
    const found = yield* shortestWith(level, criteria.constraints, options);
    if (found?.answer.kind !== "solved") return "constraints";
  }
  const { bits, plans, ideas, traps } = criteria;
  const needsMore = rankBy === "bits" || [bits, plans, ideas, traps].some((range) => range !== undefined);
  const facts = needsMore ? factsOf((yield* insightOf(level, options)).report) : NO_FACTS;
  for (const name of ["bits", "plans", "ideas", "traps"] as const) {
    const value = facts[name];
    if (criteria[name] !== undefined && (value === null || !isIn(value, criteria[name]))) return name;
  }
  const needed = criteria.needed === undefined ? null : yield* countNeeded(answer, mutant.parts, options);
  if (needed !== null && !isIn(needed, criteria.needed)) return "needed";
  const interactions = events.reduce((sum, event) => sum + weightOf(event), 0);
  const score = rankBy === "length" ? length : rankBy === "bits" ? (facts.bits ?? 0) : interactions;
  return { path, score, ...facts, needed };
}

type Facts = Pick<Candidate, "bits" | "plans" | "ideas" | "traps">;
const NO_FACTS: Facts = { bits: null, plans: null, ideas: null, traps: null };

function factsOf({ difficulty, plans, shortestPath }: InsightReport): Facts {
  return {
    bits: difficulty?.bits ?? null,
    plans: plans?.plans.count ?? null,
    ideas: plans?.ideas.count ?? null,
    traps: shortestPath?.steps.filter((step) => step.traps > 0).length ?? null,
  };
}

/** Returns how many of the entities the level cannot be won without. */
function* countNeeded(whole: Shortest, parts: readonly LevelPart[], options: SearchOptions): Work<number> {
  let needed = 0;
  for (const part of parts) {
    if (part.kind !== "entity") continue;
    const { verdict } = yield* ablation(whole, part, options);
    if (verdict.kind === "needed") needed += 1;
  }
  return needed;
}

function eventsOf<State>(level: PlayableLevel<State>, path: readonly GameAction[]): readonly string[] {
  let state = level.start(null);
  return path.flatMap((action) => {
    const step = level.step(state, action, null);
    ({ state } = step);
    return step.events.map(({ type }) => type);
  });
}
