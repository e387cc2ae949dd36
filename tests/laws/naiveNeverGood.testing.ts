// Which pieces are never good, counted over whole states of the engine: stands somewhere in some state, and in none that
// can be won. Shares nothing with what it is compared with.
import { entityIn } from "../../shared/base/boardView";
import type { State } from "../../shared/dialects/gridponder/turn/state";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { NaiveGraph } from "./naiveGraph.testing";

/** Returns them as `layer [x,y] kind`, with the number of states that have it; `avatar [x,y]` is where the avatar is. */
export function naiveNeverGood(
  level: PlayableLevel<State>,
  { edges, distances }: NaiveGraph,
): ReadonlyMap<string, number> {
  const states = new Map<string, number>();
  const winning = new Set<string>();
  for (const key of edges.keys()) {
    const state = level.fromKey(key);
    const view = level.view(state);
    const pieces = [`avatar [${state.avatar.position?.toJson().join()}]`];
    const area = view.width * view.height;
    view.cells.forEach((_, slot) => {
      const kind = entityIn(view, slot)?.kind;
      const cell = slot % area;
      const place = `[${cell % view.width},${Math.floor(cell / view.width)}]`;
      if (kind !== undefined) pieces.push(`${view.layers[Math.floor(slot / area)]} ${place} ${kind}`);
    });
    for (const piece of pieces) {
      states.set(piece, (states.get(piece) ?? 0) + 1);
      if (distances.has(key)) winning.add(piece);
    }
  }
  return new Map(Array.from(states).filter(([piece]) => !winning.has(piece)));
}
