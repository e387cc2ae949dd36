// Builds a level's first board from its layer data, dense or sparse (fact sheet 1.1), and its first state (1.3).
import { type Json, isJsonObject } from "../../../base/json";
import { EMPTY, type EntityId } from "../turn/entities";
import type { Board } from "../turn/board";
import type { LevelModel, XY } from "../turn/model";
import type { Cells, State } from "../turn/state";
import { asList, asText, asXY, member, without } from "./read";

const NARROW_LIMIT = 0xffff;

/** The entities by slot: each layer's fill, overlaid with the level's data. Cells that make no sense keep the fill. */
export function buildCells(board: Board, level: LevelModel): Cells {
  const { area } = board.grid;
  const slots: EntityId[] = [];
  board.layers.forEach((layer, index) => {
    for (let cell = 0; cell < area; cell += 1) slots.push(board.fills[index]!);
    const data = member(level.layers, layer.id);
    const set = (x: number, y: number, entity: EntityId): void => {
      if (entity !== EMPTY && board.grid.has(x, y)) slots[index * area + y * board.grid.width + x] = entity;
    };
    if (Array.isArray(data)) readDense(board, data as readonly Json[], set);
    else if (isJsonObject(data) && data["format"] === "sparse") readSparse(board, asList(data["entries"]), set);
  });
  return board.table.entities.length > NARROW_LIMIT + 1 ? Uint32Array.from(slots) : Uint16Array.from(slots);
}

function readDense(board: Board, rows: readonly Json[], set: (x: number, y: number, entity: EntityId) => void): void {
  rows.forEach((row, y) => {
    asList(row).forEach((cell, x) => set(x, y, readEntity(board, cell, ["kind"])));
  });
}

function readSparse(
  board: Board,
  entries: readonly Json[],
  set: (x: number, y: number, entity: EntityId) => void,
): void {
  for (const entry of entries) {
    const at = isJsonObject(entry) ? asXY(member(entry, "position")) : null;
    if (at !== null) set(at[0], at[1], readEntity(board, entry, ["kind", "position"]));
  }
}

/** A cell as written: a kind's name, or an object whose other members are params. EMPTY for anything else. */
function readEntity(board: Board, cell: Json, notParams: readonly string[]): EntityId {
  if (typeof cell === "string") return cell === "" ? EMPTY : board.table.intern(cell);
  const kind = isJsonObject(cell) ? asText(member(cell, "kind")) : null;
  if (!isJsonObject(cell) || !kind) return EMPTY;
  return board.table.intern(kind, without(cell, ...notParams));
}

/** The state before anything happened, the load cascade too. */
export function firstState(board: Board, level: LevelModel): State {
  const { grid, game } = board;
  const point = (xy: XY) => grid.at(xy[0], xy[1]);
  const { avatar, overlay } = level;
  return {
    cells: buildCells(board, level),
    avatar: {
      enabled: avatar.enabled ?? game.avatarDefaults.enabled,
      position: avatar.position === null ? null : point(avatar.position),
      facing: avatar.facing ?? game.avatarDefaults.facing,
      item: avatar.item === undefined ? game.avatarDefaults.item : avatar.item,
    },
    multiCellObjects: level.multiCellObjects.map((object) => ({ ...object, cells: object.cells.map(point) })),
    overlay: overlay && { position: point(overlay.position), width: overlay.size[0], height: overlay.size[1] },
    variables: level.variables,
    pendingMove: null,
    sequenceIndices: {},
    onceFired: [],
    npcNames: {},
    turnCount: 0,
    actionCount: 0,
    won: false,
    lost: false,
    loseReason: null,
  };
}
