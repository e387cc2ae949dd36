// Counts the shortest solutions of a level.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import type { Work } from "../../../base/work";
import { type Edges, PassPauses } from "../graph/edges";
import { END } from "../graph/stateGraph";
import type { Count } from "./insightOutcome";

/** Returns how many sequences of `length` moves win; `layers`: by depth, the first state of it. */
export function* countWays(edges: Edges, layers: readonly number[], length: number): Work<Count> {
  const { states, starts, targets } = edges;
  const ways = new Float64Array(layers[length] ?? states);
  yield;
  ways[0] = 1;
  const pauses = new PassPauses();
  let won = 0;
  for (let depth = 0; depth < length; depth += 1) {
    const [first, end] = [layers[depth] ?? states, layers[depth + 1] ?? states];
    for (let state = first; state < end; state += 1) {
      const here = ways[state]!;
      if (pauses.isDue(starts[state + 1]! - starts[state]!)) yield;
      for (let edge = starts[state]!; edge < starts[state + 1]!; edge += 1) {
        const target = targets[edge]!;
        if (target === END.won) won += here;
        else if (target - END.states >= end && depth + 1 < length) ways[target - END.states]! += here;
      }
    }
  }
  return { count: Math.min(won, Number.MAX_SAFE_INTEGER), exact: won <= Number.MAX_SAFE_INTEGER };
}
