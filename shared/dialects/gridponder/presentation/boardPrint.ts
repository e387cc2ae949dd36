// The visible part of a state in the print of a board, without counters of turns, which grow with every
// move, variables that are zero or unset, which rules have been used up.
import type { BoardView } from "../../../base/boardView";
import { canonicalJson } from "../../../base/canonicalJson";
import type { JsonObject } from "../../../base/json";
import { printOfBoard } from "../../../engine/compare/boardPrint";
import { type StateView, stateView } from "../text/board/stateView";

/** Returns the same text for boards in equal situations; different ones collide about once in 2^32. */
export function boardPrint(view: BoardView): string {
  return printOfBoard(view, stateText(stateView(view)));
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
