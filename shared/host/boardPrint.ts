// A short print of what a board shows, the same whichever compilation of a pack it comes from: for comparing runs of a
// level before and after an edit. What nobody sees is left out: counters of turns, which grow with every move, layers
// without anything, variables that stand at nothing, which rules have been used up.
import type { BoardView, Entity } from "../base/boardView";
import { canonicalJson } from "../base/canonicalJson";
import type { JsonObject } from "../base/json";
import { entityKey } from "../pack/board";

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

const entityPrints = new WeakMap<Entity, number>();

/** Equal for boards that look and stand alike; different ones collide about once in 2^32. */
export function boardPrint(view: BoardView): string {
  const { turnCount: _turns, actionCount: _actions, onceFired: _used, variables, ...rest } = view.state;
  // A state view is plain JSON; its interfaces only lack the index signature.
  const state = canonicalJson({ ...(rest as unknown as JsonObject), variables: setVariables(variables) });
  return `${view.width}x${view.height} ${cellsPrint(view)} ${textPrint(state)}`;
}

function cellsPrint({ width, height, layers, cells, entities }: BoardView): number {
  const area = width * height;
  let print = SEED;
  for (const [layer, name] of layers.entries()) {
    let own = SEED;
    let isEmpty = true;
    for (let slot = layer * area; slot < (layer + 1) * area; slot += 1) {
      const index = cells[slot]!;
      if (index !== 0) isEmpty = false;
      own = Math.imul(own ^ (index === 0 ? 0 : entityPrint(entities[index] ?? null)), PRIME);
    }
    if (!isEmpty) print = Math.imul(Math.imul(print ^ textPrint(name), PRIME) ^ own, PRIME);
  }
  return print >>> 0;
}

/** A variable is nothing until it is set, and a new one in the game must not change how all levels look. */
function setVariables(variables: JsonObject): JsonObject {
  const set = Object.entries(variables).filter(([, value]) => value !== null && value !== 0 && value !== false);
  return Object.fromEntries(set);
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
