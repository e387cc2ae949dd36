// Finds the legal move that an action means.
import type { GameAction } from "../../../engine/turnRecord";
import type { Declarations } from "../compile/scope";
import { type Move, actionOfMove } from "../moves/moveAction";
import { BY, lineOfAction } from "../text/games/moveText";

/**
 * Returns the move that an action means; small letters will do (gdl.md, A15). Where it does not say whose move it is,
 * the first who may make it does; it may say so even where nobody else may act.
 */
export function meantMove(declarations: Declarations, moves: readonly Move[], action: GameAction): Move | undefined {
  const lineOf = (move: Move): string => lineOfAction(actionOfMove(declarations, move));
  const line = lineOfAction(action);
  const small = line.toLowerCase();
  return (
    moves.find((move) => lineOf(move) === line) ??
    moves.find((move) => lineOf(move).toLowerCase() === small) ??
    moveBy(declarations, moves, action)
  );
}

/** Returns the first move of these words, or that of the player whom the action names. */
function moveBy(declarations: Declarations, moves: readonly Move[], action: GameAction): Move | undefined {
  const { names } = declarations.players;
  const { [BY]: by, ...unsaid } = action;
  const who = typeof by === "string" ? by.toLowerCase() : by;
  const rest = lineOfAction({ ...unsaid, action: action.action }).toLowerCase();
  return moves.find(
    ({ actor, steps }) =>
      (who === undefined || who === names[actor >> 4]?.toLowerCase()) &&
      lineOfAction(actionOfMove(declarations, { actor, steps })).toLowerCase() === rest,
  );
}
