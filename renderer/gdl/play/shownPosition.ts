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
  /** The same without secrets where the player in question may not see all of it; else null. */
  readonly open: BoardView | null;
  /** What may be played; empty while the debugger looks into the turn. */
  readonly moves: readonly GameAction[];
  /** The same with the rules that allow them. */
  readonly legal: LegalMoves["moves"];
  readonly isCut: boolean;
  /** What may be played is listed, or nothing may be; false while the list is on its way. */
  readonly isListed: boolean;
}

const NO_MOVES: LegalMoves["moves"] = [];

export function useShownPosition(): ShownPosition {
  const seat = usePlayedSeat();
  const isAtEnd = usePlayStore((state) => state.cursor === null);
  const truth = usePlayStore(boardAtCursor);
  const listed = useLegalMoves(seat === null);
  const seen = useSeatView(seat, seat !== null);
  const position = (
    board: BoardView | null,
    open: BoardView | null,
    legal: LegalMoves["moves"] | null,
    isCut: boolean,
  ): ShownPosition => {
    const isListed = legal !== null || !isAtEnd;
    return { board, open, moves: actionsOf(legal ?? NO_MOVES), legal: legal ?? NO_MOVES, isCut, isListed };
  };
  if (seat === null) return position(truth, null, isAtEnd ? listed.moves : null, listed.isCut);
  const { view, isCurrent } = seen;
  const open = isAtEnd && isCurrent && view !== null && view.hidden > 0 ? truth : null;
  return position(
    view?.board ?? null,
    open,
    isCurrent ? (view?.moves.moves ?? null) : null,
    view?.moves.isCut ?? false,
  );
}

/** The same list for the same moves, so that what follows from it is worked out once. */
const actionsOf = memoByIdentity((moves: LegalMoves["moves"]): readonly GameAction[] =>
  moves.map(({ action }) => action),
);
