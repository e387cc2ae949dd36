// Answers whether a level can be won while some things happen and others do not, and finds plays in which they happen.
import type { Work } from "../../../base/work";
import type { PlayableLevel } from "../../playableLevel";
import type { GameAction } from "../../turnRecord";
import type { Observed } from "../observed";
import type { Answer } from "../searchOutcome";
import type { SearchOptions } from "../searchRun";
import { NO_COST, shortestIn, unknown, wins } from "../shortest";
import { type Demands, constrainedLevel } from "./constrainedLevel";
import type { Constraint, ConstraintAnswer, ConstraintVerdict, PlayThat } from "./questionOutcome";

/**
 * Finds the shortest solution that keeps all the constraints, and what each alone means. Each search has the whole
 * budget. A constraint that the level does not know is left out of them, and its verdict says so.
 */
export function* constrained<State>(
  level: PlayableLevel<State>,
  constraints: readonly Constraint[],
  options: SearchOptions,
): Work<ConstraintAnswer> {
  const verdicts: ConstraintVerdict[] = [];
  for (const constraint of constraints) verdicts.push(yield* verdictOn(level, constraint, options));
  const meant = constraints.filter((_, index) => verdicts[index]?.kind !== "unmeant");
  const answer = (yield* shortestWith(level, meant, options)) ?? {
    answer: unknown(1, "unplayable", null),
    cost: NO_COST,
  };
  return { answer, verdicts };
}

function* verdictOn<State>(
  level: PlayableLevel<State>,
  constraint: Constraint,
  options: SearchOptions,
): Work<ConstraintVerdict> {
  const found = yield* shortestWith(level, [constraint], options);
  if (found === null) return { kind: "unmeant" };
  const { answer } = found;
  if (answer.kind === "solved") return { kind: "possible", path: answer.path };
  return answer.kind === "unsolvable" ? { kind: "impossible" } : { kind: "unknown", because: answer.because };
}

/** Finds the shortest solution that keeps the constraints. Null: the level does not know one of them. */
export function* shortestWith<State>(
  level: PlayableLevel<State>,
  constraints: readonly Constraint[],
  options: SearchOptions,
): Work<Answer | null> {
  const of = (must: boolean): readonly Observed[] =>
    constraints.filter((each) => each.must === must).map(({ what }) => what);
  const search = searchWith(level, { required: of(true), forbidden: of(false), goal: "win" });
  if (search === null) return null;
  if (search.isBrokenAtStart) return { answer: { kind: "unsolvable", proven: true, limit: null }, cost: NO_COST };
  const { answer, cost } = yield* shortestIn(search, options);
  const holds = answer.kind !== "solved" || wins(level, answer.path);
  return { answer: holds ? answer : unknown(1, "contradiction", null), cost };
}

/** Finds the shortest play in which something happens, whether the level is won by it or not. */
export function* playThat<State>(level: PlayableLevel<State>, what: Observed, options: SearchOptions): Work<PlayThat> {
  const search = searchWith(level, { required: [what], forbidden: [], goal: "required" });
  if (search === null) return { kind: "unmeant" };
  if (search.isMetAtStart) return { kind: "found", path: [], cost: NO_COST };
  const { answer, cost } = yield* shortestIn(search, options);
  if (answer.kind === "unsolvable") return { kind: "never", cost };
  if (answer.kind === "unknown") {
    return { kind: "unknown", noneUnder: answer.noneUnder, because: answer.because, cost };
  }
  return isAccepted(level, answer.path)
    ? { kind: "found", path: answer.path, cost }
    : { kind: "unknown", noneUnder: 1, because: "contradiction", cost };
}

function searchWith<State>(level: PlayableLevel<State>, demands: Demands): ReturnType<typeof constrainedLevel> {
  const search = level.search?.(level.start(null)) ?? null;
  return search === null ? null : constrainedLevel(search, demands);
}

/** Returns whether the engine accepts each of the moves. */
function isAccepted<State>(level: PlayableLevel<State>, path: readonly GameAction[]): boolean {
  let state = level.start(null);
  return path.every((action) => {
    const step = level.step(state, action, null);
    ({ state } = step);
    return step.accepted;
  });
}
