// The edges of a graph as arrays, forwards and backwards, for passes over all of them.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import type { Work } from "../../../base/work";
import { END, type StateGraph } from "./stateGraph";

/** Items, states and their edges, between two pauses of a pass: each may be far from the one before in memory. */
export const AT_A_TIME = 2 ** 14;

/** Says when a pass that looks at a state's edges together is to pause. */
export class PassPauses {
  private looked = 0;

  /** Returns whether a pause is due, with a state of so many edges. */
  isDue(edges: number): boolean {
    this.looked += edges + 1;
    if (this.looked < AT_A_TIME) return false;
    this.looked = 0;
    return true;
  }
}

const FILLED_AT_A_TIME = 2 ** 20;

/** Fills a list with one value, with pauses. */
export function* filled<Numbers extends Int32Array | Uint8Array>(numbers: Numbers, value: number): Work<Numbers> {
  for (let at = 0; at < numbers.length; at += FILLED_AT_A_TIME) {
    numbers.fill(value, at, at + FILLED_AT_A_TIME);
    yield;
  }
  return numbers;
}

export interface Edges {
  readonly states: number;
  /** States whose edges are known: those with smaller numbers. */
  readonly expanded: number;
  /** By expanded state: where its edges begin; one more at the end. */
  readonly starts: Uint32Array;
  /** By edge: END, or the number of a state + END.states. */
  readonly targets: Uint32Array;
  /** By state: where the edges that lead to it begin in `sources`; one more at the end. */
  readonly backStarts: Uint32Array;
  /** The states that they come from. */
  readonly sources: Uint32Array;
}

/** Copies the edges of the states that are expanded, and turns them around. */
export function* edgesOf(graph: StateGraph): Work<Edges> {
  const { states, expanded } = graph;
  const starts = yield* graph.starts.flat();
  const targets = (yield* graph.targets.flat()).subarray(0, starts[expanded]);
  const backStarts = new Uint32Array(states + 1);
  for (let edge = 0; edge < targets.length; edge += 1) {
    const target = targets[edge]!;
    if (target >= END.states) backStarts[target - END.states + 1]! += 1;
    if (edge % AT_A_TIME === 0) yield;
  }
  for (let state = 0; state < states; state += 1) {
    backStarts[state + 1]! += backStarts[state]!;
    if (state % AT_A_TIME === 0) yield;
  }
  const sources = new Uint32Array(backStarts[states]!);
  yield;
  const ends = new Uint32Array(states);
  for (let at = 0; at < states; at += FILLED_AT_A_TIME) {
    ends.set(backStarts.subarray(at, Math.min(states, at + FILLED_AT_A_TIME)), at);
    yield;
  }
  const pauses = new PassPauses();
  for (let state = 0; state < expanded; state += 1) {
    if (pauses.isDue(starts[state + 1]! - starts[state]!)) yield;
    for (let edge = starts[state]!; edge < starts[state + 1]!; edge += 1) {
      const target = targets[edge]!;
      if (target < END.states) continue;
      const place = ends[target - END.states]!;
      sources[place] = state;
      ends[target - END.states] = place + 1;
    }
  }
  return { states, expanded, starts, targets, backStarts, sources };
}
