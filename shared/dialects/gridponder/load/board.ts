// The first state of a level: the board that its text describes, in the engine's terms.
import type { BoardView } from "../../../base/boardView";
import { stateView } from "../text/board/stateView";
import { EMPTY } from "../turn/entities";
import type { Board } from "../turn/board";
import type { Point } from "../turn/grid";
import { Cells } from "../turn/cells";
import { NO_GOALS, State } from "../turn/state";

/**
 * Returns the state before anything happened, the load cascade too. `start` is the level's board as `boardOfLevel` lays
 * it out.
 */
export function firstState(board: Board, start: BoardView): State {
  const { grid } = board;
  const { avatar, multiCellObjects, overlay, variables } = stateView(start);
  const point = ([x, y]: readonly [number, number]): Point => grid.at(x, y);
  return new State({
    cells: cellsOf(board, start),
    avatar: {
      enabled: avatar?.enabled ?? false,
      position: avatar?.position ? point(avatar.position) : null,
      facing: avatar?.facing ?? "right",
      item: avatar?.item ?? null,
      metStepsOf: NO_GOALS,
    },
    multiCellObjects: multiCellObjects.map(({ id, kind, cells, params }) => ({
      id,
      kind,
      cells: cells.map(({ position }) => point(position)),
      sprites: cells.map(({ sprite }) => sprite),
      params,
    })),
    overlay: overlay && { position: point(overlay.position), width: overlay.size[0], height: overlay.size[1] },
    variables,
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
