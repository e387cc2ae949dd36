// Counts the states of a graph by what they are good for, and the moves in them.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import type { Work } from "../../../base/work";
import { NO_WAY } from "../graph/distances";
import { AT_A_TIME, type Edges, PassPauses } from "../graph/edges";
import { END } from "../graph/stateGraph";
import type { Branching, StateCounts } from "./insightOutcome";

/**
 * Counts the states of a graph: `distances` as of `winDistances`, `dead` with 1 for each state that is lost for sure.
 */
export function* countStates(distances: Int32Array, dead: Uint8Array): Work<StateCounts> {
  let [winning, lost] = [0, 0];
  for (let state = 0; state < dead.length; state += 1) {
    if (dead[state] === 1) lost += 1;
    else if (distances[state] !== NO_WAY) winning += 1;
    if (state % AT_A_TIME === 0) yield;
  }
  return { winning, dead: lost, open: dead.length - winning - lost };
}

/** Returns the mean numbers of moves in the states that are expanded and not dead; null when there are none. */
export function* branchingOf(edges: Edges, dead: Uint8Array): Work<Branching | null> {
  const { expanded, starts, targets } = edges;
  const pauses = new PassPauses();
  let [states, winning, fatal, idle] = [0, 0, 0, 0];
  for (let state = 0; state < expanded; state += 1) {
    if (pauses.isDue(starts[state + 1]! - starts[state]!)) yield;
    if (dead[state] === 1) continue;
    states += 1;
    for (let edge = starts[state]!; edge < starts[state + 1]!; edge += 1) {
      const target = targets[edge]!;
      if (target - END.states === state) idle += 1;
      else if (target === END.lost || (target >= END.states && dead[target - END.states] === 1)) fatal += 1;
      else winning += 1;
    }
  }
  return states === 0 ? null : { winning: winning / states, fatal: fatal / states, idle: idle / states };
}
