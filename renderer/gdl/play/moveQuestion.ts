// The piece and the target that were chosen last: what the Moves panel is about. Pure, but for the store.
import type { BoardView } from "../../../shared/base/boardView";
import type { MoveQuestion } from "../../../shared/engine/moveTries";
import { perPackStore } from "../../state/windowStore";
import type { Begun } from "../game/moveChoice";
import { isPieceName } from "../game/pieceName";

/** Nothing was chosen: moves without a place. */
export const NO_QUESTION: MoveQuestion = { path: [], to: null };

export const useMoveQuestion = perPackStore<MoveQuestion>(() => NO_QUESTION);

/**
 * Returns what is asked when a place, a card or a zone is chosen. `begun`: the move as it was, and `after`: as it is
 * by the choice. A piece without a move can be asked about, too.
 */
export function questionAfter(
  before: MoveQuestion,
  board: BoardView,
  name: string,
  begun: Begun,
  after: Begun,
): MoveQuestion {
  const isPiece = isPieceName(board, name);
  const isChosen = after.at(-1) === name;
  const isAnew = begun.length === 0 || (isChosen && after.length === 1);
  if (!isAnew) return { path: begun, to: name };
  if (isPiece) return { path: [name], to: null };
  return { path: isChosen ? [] : before.path.slice(0, 1), to: name };
}

/** Returns what is asked about a place, a card or a zone without choosing it: as a target once a move was begun. */
export function questionAsked(board: BoardView, name: string, begun: Begun): MoveQuestion {
  if (begun.length > 0 && begun.at(-1) !== name) return { path: begun, to: name };
  return isPieceName(board, name) ? { path: [name], to: null } : { path: [], to: name };
}
