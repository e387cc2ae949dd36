// How far each state of a graph is from a win, and which states are lost for sure.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import type { Work } from "../../../base/work";
import { AT_A_TIME, type Edges, PassPauses, filled } from "./edges";
import { END } from "./stateGraph";

/** No way to a win is known. */
export const NO_WAY = -1;

/** Returns the fewest moves to a win through states that are expanded; NO_WAY where none is known. */
export function* winDistances(edges: Edges): Work<Int32Array> {
  const { states, expanded, starts, targets, backStarts, sources } = edges;
  const distances = yield* filled(new Int32Array(states), NO_WAY);
  const queue = new Uint32Array(states);
  let end = 0;
  const pauses = new PassPauses();
  for (let state = 0; state < expanded; state += 1) {
    if (pauses.isDue(starts[state + 1]! - starts[state]!)) yield;
    for (let edge = starts[state]!; edge < starts[state + 1]!; edge += 1) {
      if (targets[edge] !== END.won) continue;
      distances[state] = 1;
      queue[end] = state;
      end += 1;
      break;
    }
  }
  for (let at = 0; at < end; at += 1) {
    const state = queue[at]!;
    const distance = distances[state]! + 1;
    if (pauses.isDue(backStarts[state + 1]! - backStarts[state]!)) yield;
    for (let back = backStarts[state]!; back < backStarts[state + 1]!; back += 1) {
      const source = sources[back]!;
      if (distances[source] !== NO_WAY) continue;
      distances[source] = distance;
      queue[end] = source;
      end += 1;
    }
  }
  return distances;
}

/**
 * Returns by state whether no play from it wins: 1, proven. States that are not expanded, and those from which one can
 * be reached, may win: 0. With `limited`, no play goes on from states that are not expanded.
 */
export function* deadStates(edges: Edges, distances: Int32Array, limited: boolean): Work<Uint8Array> {
  const { states, expanded, backStarts, sources } = edges;
  const dead = yield* filled(new Uint8Array(states), 1);
  const queue = new Uint32Array(states);
  let end = 0;
  for (let state = 0; state < states; state += 1) {
    if (distances[state] !== NO_WAY || (state >= expanded && !limited)) {
      dead[state] = 0;
      queue[end] = state;
      end += 1;
    }
    if (state % AT_A_TIME === 0) yield;
  }
  const pauses = new PassPauses();
  for (let at = 0; at < end; at += 1) {
    const state = queue[at]!;
    if (pauses.isDue(backStarts[state + 1]! - backStarts[state]!)) yield;
    for (let back = backStarts[state]!; back < backStarts[state + 1]!; back += 1) {
      const source = sources[back]!;
      if (dead[source] === 0) continue;
      dead[source] = 0;
      queue[end] = source;
      end += 1;
    }
  }
  return dead;
}
