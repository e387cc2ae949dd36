// Answers in how few moves a level can be won, as work in slices.
import type { Work } from "../../base/work";
import type { PlayableLevel } from "../playableLevel";
import type { GameAction } from "../turnRecord";
import { BreadthFirst } from "./breadthFirst";
import type { SearchLevel } from "./searchLevel";
import type { Answer, Cut, SearchCost, Shortest } from "./searchOutcome";
import { type Ending, type SearchOptions, SearchRun } from "./searchRun";

export const NO_COST: SearchCost = { states: 0, turns: 0, ms: 0, bytes: 0 };

/** The answer for a level without goals, known without a search. */
export const NO_GOAL: Shortest = { kind: "unsolvable", proven: true, limit: null, lacksGoal: true };

/** Searches a level from its start. The path of a solution has been replayed on the engine. */
export function* shortest<State>(level: PlayableLevel<State>, options: SearchOptions): Work<Answer> {
  return yield* new ShortestSearch(level).run(options);
}

/** Searches a level as a search sees it. The path of a solution has not been replayed. */
export function* shortestIn(level: SearchLevel, options: SearchOptions): Work<Answer> {
  return yield* answerOf(breadthFirst(level), options);
}

/** A search of a level from its start that can go on when it was cut. */
export class ShortestSearch<State = unknown> {
  private readonly running: SearchRun<BreadthFirst> | null;
  private readonly lacksGoal: boolean;

  constructor(private readonly level: PlayableLevel<State>) {
    const search = level.search?.(level.start(null)) ?? null;
    this.lacksGoal = search?.lacksGoal === true;
    this.running = search === null ? null : breadthFirst(search);
  }

  get cost(): SearchCost {
    return this.running?.cost() ?? NO_COST;
  }

  /**
   * Searches, or goes on from where it was: the time is for all runs together. A path has been replayed on the engine.
   */
  *run(options: SearchOptions): Work<Answer> {
    if (this.running === null) return { answer: unknown(1, "unplayable", null), cost: NO_COST };
    if (this.lacksGoal) return { answer: NO_GOAL, cost: NO_COST };
    const { answer, cost } = yield* answerOf(this.running, options);
    const holds = answer.kind !== "solved" || wins(this.level, answer.path);
    return { answer: holds ? answer : unknown(1, "contradiction", null), cost };
  }
}

function breadthFirst(level: SearchLevel): SearchRun<BreadthFirst> {
  return new SearchRun(level, (table, memo) => new BreadthFirst(level, table, memo));
}

function* answerOf(run: SearchRun<BreadthFirst>, options: SearchOptions): Work<Answer> {
  const ending = yield* run.run(options);
  return { answer: yield* answerTo(run, ending), cost: run.cost() };
}

function* answerTo(run: SearchRun<BreadthFirst>, ending: Ending): Work<Shortest> {
  const { level } = run;
  switch (ending.kind) {
    case "won": {
      const numbers = run.expansion === null ? [] : yield* run.expansion.path();
      const path = numbers.flatMap((action) => level.actions[action] ?? []);
      return { kind: "solved", length: path.length, path, proven: true };
    }
    case "exhausted":
      return { kind: "unsolvable", proven: true, limit: null };
    case "limit":
      return { kind: "unsolvable", proven: true, limit: level.lengthLimit };
    default:
      return unknown(run.noneUnder, ending.because, ending.grows);
  }
}

/** Returns whether the moves win the level with the last of them, as the engine plays it. */
export function wins<State>(level: PlayableLevel<State>, path: readonly GameAction[]): boolean {
  return movesToWin(level, path) === path.length;
}

/** Returns how many of the moves win the level; null when they do not. */
function movesToWin<State>(level: PlayableLevel<State>, path: readonly GameAction[]): number | null {
  let state = level.start(null);
  for (const [index, action] of path.entries()) {
    const step = level.step(state, action, null);
    if (step.won) return index + 1;
    if (!step.accepted || step.lost) return null;
    ({ state } = step);
  }
  return null;
}

/** Returns an answer that says whether the recorded moves win where none that are offered do. */
export function besideRecorded<State>(level: PlayableLevel<State>, answer: Shortest): Shortest {
  return answer.kind === "unsolvable" && movesToWin(level, level.solution) !== null
    ? { ...answer, winsUnoffered: true }
    : answer;
}

/**
 * Answers that it is not known how few moves win, only that fewer than `noneUnder` do not. `grows`: the field whose
 * values seem to have no end, if any.
 */
export function unknown(noneUnder: number, because: Cut, grows: string | null): Shortest {
  return { kind: "unknown", proven: false, noneUnder, because, grows };
}
