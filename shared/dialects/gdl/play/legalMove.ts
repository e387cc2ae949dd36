// Legal moves as callers of the engine get them.
import type { LegalMove } from "../../../engine/levelSupport";
import type { Declarations } from "../compile/scope";
import { type Move, actionOfMove } from "../moves/moveAction";

/** Returns a move as an action, with the number of the interaction that makes its first step. */
export function legalMove(declarations: Declarations, move: Move): LegalMove {
  return { action: actionOfMove(declarations, move), rule: move.steps[0]?.action.index ?? 0 };
}
