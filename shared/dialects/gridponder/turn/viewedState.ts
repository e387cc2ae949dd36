// The state that a board shows: the reverse of `boardView`.
import type { BoardView } from "../../../base/boardView";
import { memoByIdentity } from "../../../base/memo";
import { type StateView, stateView } from "../text/board/stateView";
import { Cells } from "./cells";
import type { Grid } from "./grid";
import { NO_GOALS, State, type StateParts } from "./state";

/** Returns the parts of a state that are on the board, in the engine's terms, without its cells. */
export function piecesIn(
  { avatar, multiCellObjects, overlay }: Pick<StateView, "avatar" | "multiCellObjects" | "overlay">,
  grid: Grid,
): Pick<StateParts, "avatar" | "multiCellObjects" | "overlay"> {
  return {
    avatar: {
      enabled: avatar?.enabled ?? false,
      position: avatar?.position ? grid.fromJson(avatar.position) : null,
      facing: avatar?.facing ?? "right",
      item: avatar?.item ?? null,
      metStepsOf: NO_GOALS,
    },
    multiCellObjects: multiCellObjects.map(({ id, kind, cells, params }) => ({
      id,
      kind,
      cells: cells.map(({ position }) => grid.fromJson(position)),
      sprites: cells.map(({ sprite }) => sprite),
      params,
    })),
    overlay: overlay && { position: grid.fromJson(overlay.position), width: overlay.size[0], height: overlay.size[1] },
  };
}

/** Many conditions are evaluated on one board. */
const cellsOf = memoByIdentity((cells: BoardView["cells"]) => Cells.of(cells));

/**
 * Returns the state that a board of the engine shows. A board lacks the names of characters, which no condition or goal
 * reads.
 */
export function stateOfView(view: BoardView, grid: Grid): State {
  const shown = stateView(view);
  return new State({
    ...piecesIn(shown, grid),
    cells: cellsOf(view.cells),
    variables: shown.variables,
    pendingMove: null,
    sequenceIndices: Object.fromEntries(
      Object.entries(shown.sequenceIndices).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    ),
    onceFired: shown.onceFired,
    npcNames: {},
    turnCount: shown.turnCount,
    actionCount: shown.actionCount,
    won: shown.won,
    lost: shown.lost,
    loseReason: shown.loseReason,
  });
}
