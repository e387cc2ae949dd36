// A short print of what a board shows, the same whichever compilation of a pack it comes from: for comparing runs of a
// level before and after an edit. Counters of turns are left out, since they grow with every move.
import type { BoardView, Entity } from "../base/boardView";
import { canonicalJson } from "../base/canonicalJson";
import type { Json } from "../base/json";
import { entityKey } from "../pack/board";

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

const entityPrints = new WeakMap<Entity, number>();

/** Equal for boards that look and stand alike; different ones collide about once in 2^32. */
export function boardPrint(view: BoardView): string {
  let cells = SEED;
  for (const index of view.cells) cells = Math.imul(cells ^ entityPrint(view.entities[index] ?? null), PRIME);
  const { turnCount: _turns, actionCount: _actions, ...rest } = view.state;
  // A state view is plain JSON; its interfaces only lack the index signature.
  const state = canonicalJson(rest as unknown as Json);
  return `${view.width}x${view.height} ${view.layers.join()} ${cells >>> 0} ${textPrint(state)}`;
}

function entityPrint(entity: Entity | null): number {
  if (entity === null) return 0;
  const known = entityPrints.get(entity) ?? textPrint(entityKey(entity));
  entityPrints.set(entity, known);
  return known;
}

function textPrint(text: string): number {
  let print = SEED;
  for (let at = 0; at < text.length; at += 1) print = Math.imul(print ^ text.charCodeAt(at), PRIME);
  return print >>> 0;
}
