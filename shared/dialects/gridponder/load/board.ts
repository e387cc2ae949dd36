// The first state of a level: the board that its text describes, in the engine's terms.
import type { BoardView } from "../../../base/boardView";
import { stateView } from "../text/board/stateView";
import { EMPTY } from "../turn/entities";
import type { Board } from "../turn/board";
import { Cells } from "../turn/cells";
import { State } from "../turn/state";
import { piecesIn } from "../turn/viewedState";

/**
 * Returns the state before anything happened, the load cascade too. `start` is the level's board as `boardOfLevel` lays
 * it out.
 */
export function firstState(board: Board, start: BoardView): State {
  const shown = stateView(start);
  return new State({
    ...piecesIn(shown, board.grid),
    cells: cellsOf(board, start),
    variables: shown.variables,
    pendingMove: null,
    sequenceIndices: {},
    onceFired: [],
    npcNames: {},
    turnCount: 0,
    actionCount: 0,
    won: false,
    lost: false,
    loseReason: null,
  });
}

/** The board's cells with the numbers that its entities have in the game's table. */
function cellsOf({ table }: Board, { cells, entities }: BoardView): Cells {
  const ids = entities.map((entity) => (entity === null ? EMPTY : table.intern(entity.kind, entity.params)));
  return Cells.of(Uint32Array.from(cells, (number) => ids[number] ?? EMPTY));
}
