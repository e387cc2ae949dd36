// Turns a state into plain data: for drawing and inspecting (`boardView`) and in the language's canonical form.
import type { BoardView } from "../../../base/boardView";
import type { Json, JsonObject } from "../../../base/json";
import type { OverlayView, StateView } from "../text/board/stateView";
import type { Board } from "./board";
import type { Cells } from "./cells";
import type { MultiCellObject, Overlay, PendingMove, State } from "./state";

export function multiCellObjectsView(objects: readonly MultiCellObject[]): StateView["multiCellObjects"] {
  return objects.map((object) => ({
    id: object.id,
    kind: object.kind,
    cells: object.cells.map((cell, index) => ({ position: cell.toJson(), sprite: object.sprites[index] ?? null })),
    params: object.params,
  }));
}

export function overlayView(overlay: Overlay | null): OverlayView | null {
  if (overlay === null) return null;
  return { position: overlay.position.toJson(), size: [overlay.width, overlay.height] };
}

export function pendingMoveView(move: PendingMove | null): Json {
  if (move === null) return null;
  return { direction: move.direction, from: move.from.toJson(), to: move.to.toJson() };
}

/** Returns the state for drawing: cells and entity table are shared with the engine, the rest is new. */
export function boardView(board: Board, state: State): BoardView {
  const { avatar } = state;
  return {
    width: board.grid.width,
    height: board.grid.height,
    layers: board.layers.map((layer) => layer.id),
    entities: board.table.entities,
    cells: state.cells.toArray(),
    state: {
      avatar: {
        enabled: avatar.enabled,
        position: avatar.position?.toJson() ?? null,
        facing: avatar.facing,
        item: avatar.item,
      },
      multiCellObjects: multiCellObjectsView(state.multiCellObjects),
      overlay: overlayView(state.overlay),
      variables: state.variables,
      pendingMove: pendingMoveView(state.pendingMove),
      sequenceIndices: state.sequenceIndices,
      onceFired: state.onceFired,
      turnCount: state.turnCount,
      actionCount: state.actionCount,
      won: state.won,
      lost: state.lost,
      loseReason: state.loseReason,
    },
  };
}

/** Returns the canonical state (fact sheet 17): only cells that hold something, row by row. */
export function canonicalState(board: Board, state: State): JsonObject {
  const { avatar } = state;
  return {
    actionCount: state.actionCount,
    avatar: {
      enabled: avatar.enabled,
      facing: avatar.facing,
      item: avatar.item,
      position: avatar.position?.toJson() ?? null,
    },
    layers: Object.fromEntries(
      board.layers.map((layer, index) => [layer.id, occupiedCells(board, state.cells, index)]),
    ),
    lost: state.lost,
    multiCellObjects: state.multiCellObjects.map((object) => ({
      cells: object.cells.map((cell) => cell.toJson()),
      id: object.id,
      kind: object.kind,
      params: object.params,
    })),
    onceFired: state.onceFired.toSorted(),
    overlay: overlayView(state.overlay),
    pendingMove: pendingMoveView(state.pendingMove),
    sequenceIndices: state.sequenceIndices,
    turnCount: state.turnCount,
    variables: state.variables,
    won: state.won,
  };
}

function occupiedCells(board: Board, cells: Cells, layer: number): Json {
  const { area } = board.grid;
  const occupied: Json[] = [];
  for (let cell = 0; cell < area; cell += 1) {
    const entity = board.table.entities[cells.at(layer * area + cell)];
    if (entity) occupied.push([...board.grid.ofCell(cell).toJson(), entity.kind, entity.params]);
  }
  return occupied;
}
