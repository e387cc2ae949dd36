// Whose view of a game is shown. Where players may see different things, the player to move sees theirs, once they have
// said that it is them who looks.
import type { BoardView } from "../../shared/base/boardView";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { GameAction } from "../../shared/engine/turnRecord";

/** Everything, what the player to move may see, or what a player of a name may see. */
export type SeatChoice =
  | { readonly kind: "all" }
  | { readonly kind: "mover" }
  | { readonly kind: "seat"; readonly seat: string };

export interface SeenPosition {
  readonly board: BoardView;
  readonly moves: readonly GameAction[];
}

/** Returns whether some player may not see all of a state. */
export function hasSecrets<State>({ players, visibility }: PlayableLevel<State>, state: State): boolean {
  return visibility !== undefined && players.some((seat) => visibility.hidden(state, seat) > 0);
}

/** Returns what a seat is shown of a state (null: all of it), with the moves that are its. */
export function seenBy<State>(level: PlayableLevel<State>, state: State, seat: string | null): SeenPosition {
  const { visibility, moves } = level;
  const isSeen = seat === null || visibility === undefined || !level.players.includes(seat);
  const legal = isSeen ? moves?.legal(state) : visibility.moves(state, seat);
  return {
    board: isSeen ? level.view(state) : visibility.view(state, seat),
    moves: legal?.moves.map(({ action }) => action) ?? level.actions(state),
  };
}

/**
 * Returns who is to move: of several who may act the one whose turn it is, else the first who has a move; null for
 * nobody.
 */
export function moverOf<State>(level: PlayableLevel<State>, state: State, current: string | null): string | null {
  const acting = level.toAct(state);
  const { visibility } = level;
  if (current === null || acting.length < 2 || visibility === undefined) return current;
  const inOrder = [current, ...acting.filter((seat) => seat !== current)];
  return inOrder.find((seat) => acting.includes(seat) && visibility.moves(state, seat).moves.length > 0) ?? current;
}

/** Returns the seat whose view is to be shown; null for everything. */
export function shownSeat(choice: SeatChoice, mover: string | null): string | null {
  if (choice.kind === "all") return null;
  return choice.kind === "mover" ? mover : choice.seat;
}
