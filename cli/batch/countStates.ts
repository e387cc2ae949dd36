// Counts the states of a level that can be reached in so many moves and in no fewer.
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { JobOptions } from "./jobs";

export interface StateCounts {
  /** New states after 0, 1, 2 … moves. */
  readonly counts: readonly number[];
  /** Why there is no more: all states were found, or what ran out. */
  readonly ended: "all" | "depth" | "time" | "memory" | "unplayable";
  readonly [key: string]: readonly number[] | string;
}

/** What a state costs besides the letters of its key. */
const BYTES_PER_STATE = 120;

/** Counts breadth first. A layer that was not finished is left out. */
export function countStates(level: PlayableLevel | null, options: JobOptions): StateCounts {
  if (level === null) return { counts: [], ended: "unplayable" };
  const start = level.start(null);
  const first = level.key(start);
  const seen = new Set([first]);
  const until = Date.now() + options.budgetMs;
  const counts = [1];
  let bytes = 0;
  let layer: readonly string[] = [first];
  while (counts.length <= options.depth) {
    const next: string[] = [];
    for (const key of layer) {
      const state = level.fromKey(key);
      if (Date.now() > until) return { counts, ended: "time" };
      if (bytes > options.memoryBytes) return { counts, ended: "memory" };
      if (level.outcome(state) !== null) continue;
      const actions = level.moves?.legal(state).moves.map(({ action }) => action) ?? level.actions(state);
      for (const action of actions) {
        const step = level.step(state, action, null);
        if (!step.accepted) continue;
        const found = level.key(step.state);
        if (seen.has(found)) continue;
        seen.add(found);
        next.push(found);
        bytes += found.length + BYTES_PER_STATE;
      }
    }
    if (next.length === 0) return { counts, ended: "all" };
    counts.push(next.length);
    layer = next;
  }
  return { counts, ended: "depth" };
}
