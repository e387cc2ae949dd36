// A short print of what a board shows, the same whichever compilation of a pack it comes from: for comparing runs of a
// level before and after an edit. Layers without anything are left out.
import type { BoardView, Entity } from "../../base/boardView";
import { entityKey } from "../../base/entityKey";
import { memoByIdentity } from "../../base/memo";

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** By a game's table of entities, which only grows, so that a cell costs one look. */
const tablePrints = memoByIdentity((_entities: BoardView["entities"]): number[] => []);

/**
 * Equal for boards that look alike and have states of the same text; different ones collide about once in 2^32. The
 * text leaves out what nobody sees, such as counters of turns.
 */
export function printOfBoard(view: BoardView, stateText: string): string {
  return `${view.width}x${view.height} ${cellsPrint(view)} ${textPrint(stateText)}`;
}

function cellsPrint({ width, height, layers, cells, entities }: BoardView): number {
  const area = width * height;
  const prints = printsOf(entities);
  let print = SEED;
  for (const [layer, name] of layers.entries()) {
    let own = SEED;
    let isEmpty = true;
    for (let slot = layer * area; slot < (layer + 1) * area; slot += 1) {
      const index = cells[slot] ?? 0;
      if (index !== 0) isEmpty = false;
      own = Math.imul(own ^ (prints[index] ?? 0), PRIME);
    }
    if (!isEmpty) print = Math.imul(Math.imul(print ^ textPrint(name), PRIME) ^ own, PRIME);
  }
  return print >>> 0;
}

function printsOf(entities: BoardView["entities"]): readonly number[] {
  const prints = tablePrints(entities);
  for (let index = prints.length; index < entities.length; index += 1) {
    const entity: Entity | null = entities[index] ?? null;
    prints.push(entity === null ? 0 : textPrint(entityKey(entity)));
  }
  return prints;
}

function textPrint(text: string): number {
  let print = SEED;
  for (let at = 0; at < text.length; at += 1) print = Math.imul(print ^ text.charCodeAt(at), PRIME);
  return print >>> 0;
}
