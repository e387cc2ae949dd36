// What one seat is shown of a moment of a session: its board, its JSON and its moves, made of what it may see.
import type { SeatView } from "../../engine/levelSupport";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { BetweenTurns } from "../../engine/play/tracedTurns";

const NO_MOVES = { moves: [], isCut: false };

/** Returns what a seat is shown, or (null) all there is. Null where every seat sees everything, or has no such name. */
export function seatView(level: PlayableLevel, { state, view }: BetweenTurns, seat: string | null): SeatView | null {
  const { visibility, moves } = level;
  if (visibility === undefined) return null;
  if (seat === null)
    return { board: view, json: visibility.json(state, null), moves: moves?.legal(state) ?? NO_MOVES, hidden: 0 };
  if (!level.players.includes(seat)) return null;
  return {
    board: visibility.view(state, seat),
    json: visibility.json(state, seat),
    moves: visibility.moves(state, seat),
    hidden: visibility.hidden(state, seat),
  };
}
