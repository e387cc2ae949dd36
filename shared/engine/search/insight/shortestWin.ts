// The shortest solution of a level, read off the graph of its states.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import type { Work } from "../../../base/work";
import { AT_A_TIME } from "../graph/edges";
import { END, type StateGraph } from "../graph/stateGraph";
import type { Shortest } from "../searchOutcome";
import type { Ending } from "../searchRun";
import { NO_GOAL, unknown } from "../shortest";

/** `noneUnder`: no path with fewer moves wins. */
export function* shortestWin(graph: StateGraph, ending: Ending, noneUnder: number): Work<Shortest> {
  const { shortestWin: length, layers, level } = graph;
  if (length === null) {
    if (ending.kind === "cut") return unknown(noneUnder, ending.because, ending.grows);
    if (level.lacksGoal) return NO_GOAL;
    return { kind: "unsolvable", proven: true, limit: ending.kind === "limit" ? level.lengthLimit : null };
  }
  // The last state before the win: the first of its layer that has one.
  for (let state = layers[length - 1]!; ; state += 1) {
    if (state % AT_A_TIME === 0) yield;
    const first = graph.starts.at(state);
    // Of the state that is being expanded the edges are there, but not where they end.
    const end = state < graph.expanded ? graph.starts.at(state + 1) : graph.targets.length;
    for (let edge = first; edge < end; edge += 1) {
      if (graph.targets.at(edge) !== END.won) continue;
      const path = [...graph.pathTo(state), graph.moves.at(edge)].map((action) => level.actions[action]!);
      return { kind: "solved", length, path, proven: true };
    }
  }
}
