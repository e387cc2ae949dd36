// Which states of a graph lead back to one another: its strongly connected components (Tarjan's algorithm, without
// recursion).
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import type { Work } from "../../../base/work";
import { AT_A_TIME, type Edges } from "./edges";
import { END } from "./stateGraph";

/** Returns a number per state: two states have the same one if and only if each leads to the other. */
export function* components({ states, expanded, starts, targets }: Edges): Work<Uint32Array> {
  // A pause after each: large arrays take their time.
  const found = new Uint32Array(states);
  yield;
  const order = new Uint32Array(states);
  yield;
  const low = new Uint32Array(states);
  yield;
  const edge = new Uint32Array(states);
  yield;
  const path = new Uint32Array(states);
  yield;
  const open = new Uint32Array(states);
  yield;
  let [orders, pathEnd, openEnd, count, looked] = [0, 0, 0, 0, 0];
  const enter = (state: number): void => {
    orders += 1;
    order[state] = orders;
    low[state] = orders;
    edge[state] = state < expanded ? starts[state]! : 0;
    path[pathEnd] = state;
    open[openEnd] = state;
    pathEnd += 1;
    openEnd += 1;
  };
  // Every state can be reached from the first.
  enter(0);
  while (pathEnd > 0) {
    const state = path[pathEnd - 1]!;
    looked += 1;
    if (looked % AT_A_TIME === 0) yield;
    if (state < expanded && edge[state]! < starts[state + 1]!) {
      const target = targets[edge[state]!]! - END.states;
      edge[state]! += 1;
      if (target < 0) continue;
      if (order[target] === 0) enter(target);
      else if (found[target] === 0) low[state] = Math.min(low[state]!, order[target]!);
      continue;
    }
    pathEnd -= 1;
    if (pathEnd > 0) {
      const parent = path[pathEnd - 1]!;
      low[parent] = Math.min(low[parent]!, low[state]!);
    }
    if (low[state] !== order[state]) continue;
    count += 1;
    for (let member = -1; member !== state;) {
      openEnd -= 1;
      member = open[openEnd]!;
      found[member] = count;
    }
  }
  return found;
}
