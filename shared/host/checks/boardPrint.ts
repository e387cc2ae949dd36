// A short print of what a board shows, the same whichever compilation of a pack it comes from: for comparing runs of a
// level before and after an edit. What nobody sees is left out: counters of turns, which grow with every move, layers
// without anything, variables that stand at nothing, which rules have been used up.
import { memoByIdentity } from "../../base/memo";
import type { BoardView, Entity } from "../../base/boardView";
import { type StateView, stateView } from "../../dialects/gridponder/text/board/stateView";
import { canonicalJson } from "../../base/canonicalJson";
import type { JsonObject } from "../../base/json";
import { entityKey } from "../../dialects/gridponder/text/board/board";

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** Prints of the entities of a game's table, which only grows, as far as they were asked for: a cell costs one look. */
const tablePrints = memoByIdentity((_entities: BoardView["entities"]): number[] => []);

/** Equal for boards that look and stand alike; different ones collide about once in 2^32. */
export function boardPrint(view: BoardView): string {
  return `${view.width}x${view.height} ${cellsPrint(view)} ${textPrint(stateText(stateView(view)))}`;
}

/** Lists in a fixed order, so that only what an author's own keys name has to be sorted. */
function stateText({ avatar, overlay, ...state }: StateView): string {
  return JSON.stringify([
    avatar === null ? null : [avatar.enabled, avatar.position, avatar.facing, avatar.item],
    state.multiCellObjects.map(({ id, kind, cells, params }) => [
      id,
      kind,
      cells.map(({ position, sprite }) => [position, sprite]),
      canonicalJson(params),
    ]),
    overlay === null ? null : [overlay.position, overlay.size],
    setVariables(state.variables),
    state.pendingMove,
    setVariables(state.sequenceIndices),
    [state.won, state.lost, state.loseReason],
  ]);
}

/** A variable is nothing until it is set, and a new one in the game must not change how all levels look. */
function setVariables(variables: JsonObject): string {
  const set = Object.entries(variables).filter(([, value]) => value !== null && value !== 0 && value !== false);
  return set.length === 0 ? "" : canonicalJson(Object.fromEntries(set));
}

function cellsPrint({ width, height, layers, cells, entities }: BoardView): number {
  const area = width * height;
  const prints = printsOf(entities);
  let print = SEED;
  for (const [layer, name] of layers.entries()) {
    let own = SEED;
    let isEmpty = true;
    for (let slot = layer * area; slot < (layer + 1) * area; slot += 1) {
      const index = cells[slot]!;
      if (index !== 0) isEmpty = false;
      own = Math.imul(own ^ prints[index]!, PRIME);
    }
    if (!isEmpty) print = Math.imul(Math.imul(print ^ textPrint(name), PRIME) ^ own, PRIME);
  }
  return print >>> 0;
}

function printsOf(entities: BoardView["entities"]): readonly number[] {
  const prints = tablePrints(entities);
  for (let index = prints.length; index < entities.length; index += 1) {
    const entity: Entity | null = entities[index]!;
    prints.push(entity === null ? 0 : textPrint(entityKey(entity)));
  }
  return prints;
}

function textPrint(text: string): number {
  let print = SEED;
  for (let at = 0; at < text.length; at += 1) print = Math.imul(print ^ text.charCodeAt(at), PRIME);
  return print >>> 0;
}
