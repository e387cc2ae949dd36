// The position that the table shows: all there is, at the debugger's cursor, or what the player in question may see.
import type { BoardView } from "../../../shared/base/boardView";
import { memoByIdentity } from "../../../shared/base/memo";
import type { LegalMoves } from "../../../shared/engine/levelSupport";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { boardAtCursor } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { usePlayedSeat } from "./playAs";
import { useLegalMoves } from "./useLegalMoves";
import { useSeatView } from "./useSeatView";

export interface ShownPosition {
  readonly board: BoardView | null;
  /** What may be played; empty while the debugger looks into the turn. */
  readonly moves: readonly GameAction[];
  readonly isCut: boolean;
}

const NO_MOVES: readonly GameAction[] = [];

export function useShownPosition(): ShownPosition {
  const seat = usePlayedSeat();
  const isAtEnd = usePlayStore((state) => state.cursor === null);
  const truth = usePlayStore((state) => (seat === null ? boardAtCursor(state) : null));
  const legal = useLegalMoves(seat === null);
  const seen = useSeatView(seat, seat !== null);
  if (seat === null) return { board: truth, moves: (isAtEnd ? legal.moves : null) ?? NO_MOVES, isCut: legal.isCut };
  const { view, isCurrent } = seen;
  if (view === null) return { board: null, moves: NO_MOVES, isCut: false };
  return { board: view.board, moves: isCurrent ? actionsOf(view.moves.moves) : NO_MOVES, isCut: view.moves.isCut };
}

/** The same list for the same moves, so that what follows from it is worked out once. */
const actionsOf = memoByIdentity((moves: LegalMoves["moves"]): readonly GameAction[] =>
  moves.map(({ action }) => action),
);
