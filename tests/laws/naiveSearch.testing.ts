// The plainest search there is: whole states played by the engine and kept as texts, breadth first. Shares nothing with
// the search that it is compared with.
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { State, StateParts } from "../../shared/dialects/gridponder/turn/state";

export type NaiveAnswer =
  | { readonly kind: "solved"; readonly length: number }
  | { readonly kind: "unsolvable" }
  /** No path with fewer moves than this wins. */
  | { readonly kind: "unknown"; readonly noneUnder: number };

/** Searches from the start; gives up after so many states. Without `countsActions` states may differ in their counts. */
export function naiveSearch(level: PlayableLevel<State>, mostStates: number, countsActions: boolean): NaiveAnswer {
  const keyOf = (state: StateParts): string =>
    level.key({ ...state, turnCount: 0, actionCount: countsActions ? state.actionCount : 0 });
  const start = level.start(null);
  const seen = new Set([keyOf(start)]);
  let layer: readonly State[] = [start];
  for (let moves = 1; layer.length > 0; moves += 1) {
    const next: State[] = [];
    for (const state of layer) {
      for (const action of level.actions(state)) {
        const step = level.step(state, action, null);
        if (step.won) return { kind: "solved", length: moves };
        if (!step.accepted || step.lost) continue;
        const key = keyOf(step.state);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(step.state);
      }
      if (seen.size > mostStates) return { kind: "unknown", noneUnder: moves };
    }
    layer = next;
  }
  return { kind: "unsolvable" };
}
