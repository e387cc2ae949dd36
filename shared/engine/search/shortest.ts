// Answers in how few moves a level can be won, as work in slices.
import type { Work } from "../../base/work";
import type { PlayableLevel } from "../playableLevel";
import type { GameAction } from "../turnRecord";
import { BreadthFirst } from "./breadthFirst";
import type { SearchLevel } from "./searchLevel";
import type { Answer, Cut, SearchCost, Shortest } from "./searchOutcome";
import { type SearchOptions, SearchRun } from "./searchRun";

export const NO_COST: SearchCost = { states: 0, turns: 0, ms: 0, bytes: 0 };

/** Searches a level from its start. The path of a solution has been replayed on the engine. */
export function* shortest<State>(level: PlayableLevel<State>, options: SearchOptions): Work<Answer> {
  const search = level.search?.(level.start(null)) ?? null;
  if (search === null) return { answer: unknown(1, "unplayable", null), cost: NO_COST };
  const { answer, cost } = yield* shortestIn(search, options);
  const holds = answer.kind !== "solved" || wins(level, answer.path);
  return { answer: holds ? answer : unknown(1, "contradiction", null), cost };
}

/** Searches a level as a search sees it. The path of a solution has not been replayed. */
export function* shortestIn(level: SearchLevel, options: SearchOptions): Work<Answer> {
  const run = new SearchRun(level, options, Date.now(), (table, memo) => new BreadthFirst(level, table, memo));
  const ending = yield* run.run();
  const answer = ((): Shortest => {
    switch (ending.kind) {
      case "won": {
        const path = (run.expansion?.path() ?? []).flatMap((action) => level.actions[action] ?? []);
        return { kind: "solved", length: path.length, path, proven: true };
      }
      case "exhausted":
        return { kind: "unsolvable", proven: true, limit: null };
      case "limit":
        return { kind: "unsolvable", proven: true, limit: level.lengthLimit };
      default:
        return unknown(run.noneUnder, ending.because, ending.grows);
    }
  })();
  return { answer, cost: run.cost() };
}

/** Returns whether the moves win the level with the last of them, as the engine plays it. */
export function wins<State>(level: PlayableLevel<State>, path: readonly GameAction[]): boolean {
  let state = level.start(null);
  for (const [index, action] of path.entries()) {
    const step = level.step(state, action, null);
    if (!step.accepted || step.lost || step.won !== (index === path.length - 1)) return false;
    ({ state } = step);
  }
  return path.length > 0;
}

export function unknown(noneUnder: number, because: Cut, grows: string | null): Shortest {
  return { kind: "unknown", proven: false, noneUnder, because, grows };
}
