// Tells all there is to know of a level from the graph of its states: ways and plans, difficulty, traps and dead ends.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import type { Work } from "../../../base/work";
import type { PlayableLevel } from "../../playableLevel";
import type { GameAction } from "../../turnRecord";
import { FieldTable } from "../fieldTable";
import { learnFields } from "../learnFields";
import { components } from "../graph/components";
import { deadStates, winDistances } from "../graph/distances";
import { type Edges, edgesOf } from "../graph/edges";
import { StateGraph } from "../graph/stateGraph";
import type { Shortest } from "../searchOutcome";
import { type SearchOptions, SearchRun } from "../searchRun";
import { NO_COST, unknown, wins } from "../shortest";
import { TurnMemo } from "../turnMemo";
import { branchingOf, countStates } from "./counts";
import { Fates } from "./fates";
import type { Difficulty, InsightReport, PathReport, StateReport } from "./insightOutcome";
import { neverGood } from "./neverGood";
import { plansOf } from "./plans";
import { exactDifficulty, sampledDifficulty, stepsFor } from "./randomPlay";
import { shortestWin } from "./shortestWin";
import { countWays } from "./ways";

/** Sums of the exact difficulty for each ms of the search's time; a level that needs more of them is sampled. */
const SUMS_PER_MS = 150_000;
/** How long trials are made at most, in ms, and as a share of the search's time. */
const SAMPLING = { mostMs: 3000, share: 0.2 } as const;

/** What is known of a level; it keeps the graph, to answer for any state that play comes to. */
export class LevelInsight {
  constructor(
    readonly report: InsightReport,
    private readonly fates: Fates | null,
  ) {}

  /** Reports on the state after these moves from the start, all accepted; null when it was not met. */
  after(path: readonly GameAction[]): StateReport | null {
    if (this.fates === null) return null;
    const { states, end } = this.fates.along(path);
    return end === "state" ? this.fates.report(states[states.length - 1]!, path.length) : null;
  }

  /** Reports on the steps of a path from the start. Null when nothing is known of the level. */
  along(path: readonly GameAction[]): PathReport | null {
    return this.fates?.pathReport(path) ?? null;
  }
}

/**
 * Searches all of a level within the budget, and tells what it found. Whether what it found is all there is: `complete`.
 * The passes over the states come after the search, and take at most about its time again.
 */
export function* insightOf<State>(level: PlayableLevel<State>, options: SearchOptions): Work<LevelInsight> {
  const search = level.search?.(level.start(null)) ?? null;
  if (search === null) return new LevelInsight(nothing(unknown(1, "unplayable", null)), null);
  const run = new SearchRun(search, (table, memo) => new StateGraph(search, table, memo));
  const ending = yield* run.run(options);
  const graph = run.expansion;
  if (graph === null) return new LevelInsight(nothing(unknown(1, "time", null)), null);
  const shortest = yield* shortestWin(graph, ending, run.noneUnder);
  const cost = run.cost();
  if (shortest.kind === "solved" && !wins(level, shortest.path)) {
    return new LevelInsight(nothing(unknown(1, "contradiction", null)), null);
  }
  const because = ending.kind === "cut" ? ending.because : null;
  if (because === "cancelled") return new LevelInsight({ ...nothing(shortest), cost, because }, null);
  const edges = yield* edgesOf(graph);
  const distances = yield* winDistances(edges);
  const complete = graph.isComplete;
  const dead = yield* deadStates(edges, distances, complete);
  const fates = new Fates(graph, distances, dead, complete ? yield* components(edges) : null);
  const isLayerDone = shortest.kind === "solved" && graph.expanded >= (graph.layers[shortest.length] ?? graph.states);
  const length = isLayerDone ? shortest.length : null;
  const report: InsightReport = {
    shortest,
    cost,
    complete,
    because,
    states: yield* countStates(distances, dead),
    ways: length === null ? null : yield* countWays(edges, graph.layers, length),
    plans: length === null ? null : yield* plansOf(graph, edges, distances, length),
    difficulty: yield* difficultyOf(graph, edges, distances, shortest, options),
    branching: yield* branchingOf(edges, dead),
    neverGood: complete && shortest.kind === "solved" ? yield* neverGood(graph, dead) : [],
    shortestPath: shortest.kind === "solved" ? fates.pathReport(shortest.path) : null,
    solutionPath: level.solution.length === 0 ? null : fates.pathReport(level.solution),
  };
  return new LevelInsight(report, fates);
}

/** Null for a level that cannot be won. */
function* difficultyOf(
  { level, isComplete }: StateGraph,
  edges: Edges,
  distances: Int32Array,
  shortest: Shortest,
  { timeMs, isCancelled }: SearchOptions,
): Work<Difficulty | null> {
  if (shortest.kind === "unsolvable") return null;
  const steps = stepsFor(shortest.kind === "solved" ? shortest.length : shortest.noneUnder);
  const sums = steps * (edges.states + edges.targets.length);
  if (isComplete && level.lengthLimit === null && edges.expanded === edges.states && sums <= timeMs * SUMS_PER_MS) {
    return yield* exactDifficulty(edges, distances, level.actions.length, steps);
  }
  // With a table of its own: the graph's must stay as it is.
  const table = new FieldTable(level);
  const memo = new TurnMemo(level, table);
  yield* learnFields(level, table, memo);
  const untilMs = Date.now() + Math.min(SAMPLING.mostMs, timeMs * SAMPLING.share);
  const isOver = (): boolean => Date.now() >= untilMs || isCancelled?.() === true;
  return yield* sampledDifficulty({ level, table, memo, steps, isOver });
}

function nothing(shortest: Shortest): InsightReport {
  return {
    shortest,
    cost: NO_COST,
    complete: false,
    because: shortest.kind === "unknown" ? shortest.because : null,
    states: null,
    ways: null,
    plans: null,
    difficulty: null,
    branching: null,
    neverGood: [],
    shortestPath: null,
    solutionPath: null,
  };
}
