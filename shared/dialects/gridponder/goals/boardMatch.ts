// `board_match` (decision 8): the board looks like a target, dense or sparse. Only params that the target names count.
import { type Json, isJsonObject } from "../../../base/json";
import type { Position } from "../../../base/boardView";
import { defined } from "../../../base/defined";
import type { GoalReads } from "../../../engine/debugInfo";
import { EMPTY, type EntityId } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board } from "../turn/board";
import { asEntity } from "../text/layers/layers";
import { asList, asPosition, member } from "../text/read";
import { sameJson } from "../text/values";
import { type GoalType, REACHED, fraction } from "./goal";

/** One cell of a target. `kind` null: the cell must be empty. */
interface Wanted {
  readonly layer: number;
  readonly at: Point;
  readonly kind: string | null;
  readonly params: readonly (readonly [key: string, value: Json])[];
}

export const boardMatch: GoalType = {
  type: "board_match",
  compile(config, { board }) {
    const exact = config.text("matchMode", "exact_non_null") !== "exact_non_null";
    const wanted = Object.entries(config.object("targetLayers"))
      .flatMap(([id, data]) => (board.layer(id) < 0 ? [] : readTarget(board, board.layer(id), data)))
      .filter((cell) => exact || cell.kind !== null);
    if (wanted.length === 0) return { status: () => REACHED };
    return {
      readsCellsOnly: true,
      reads: readsOf(wanted, board),
      isMet: (world) => wanted.every((cell) => isMatched(board, cell, world.at(cell.layer, cell.at))),
      status(world) {
        let matched = 0;
        for (const cell of wanted) if (isMatched(board, cell, world.at(cell.layer, cell.at))) matched += 1;
        return { progress: fraction(matched, wanted.length), met: matched === wanted.length };
      },
    };
  },
};

/**
 * Returns for each layer and kind the cells that want it. A cell with params or an unwanted kind may change any way.
 */
function readsOf(wanted: readonly Wanted[], board: Board): readonly GoalReads[] {
  const groups = new Map<
    string,
    { readonly layer: string; readonly kind: string | null; readonly cells: Position[] }
  >();
  for (const { layer, at, kind, params } of wanted) {
    const plain = params.length === 0 ? kind : null;
    const id = defined(board.layers[layer]).id;
    const group = groups.get(`${id} ${plain}`) ?? { layer: id, kind: plain, cells: [] };
    group.cells.push(at.toJson());
    groups.set(`${id} ${plain}`, group);
  }
  return [...groups.values()].map(({ layer, kind, cells: positions }) =>
    kind === null
      ? { kind: "cells", layer, positions, kinds: null, wants: null }
      : { kind: "cells", layer, positions, kinds: [kind], wants: "there" },
  );
}

function isMatched(board: Board, { kind, params }: Wanted, entity: EntityId): boolean {
  if (kind === null) return entity === EMPTY;
  if (board.table.kindOf(entity) !== kind) return false;
  for (const [key, value] of params) if (!sameJson(board.table.param(entity, key), value)) return false;
  return true;
}

function readTarget(board: Board, layer: number, data: Json): readonly Wanted[] {
  const wanted = (cell: Json, at: Point, leaveOut?: string): Wanted => {
    const entity = asEntity(cell, leaveOut);
    return { layer, at, kind: entity?.kind ?? null, params: Object.entries(entity?.params ?? {}) };
  };
  if (Array.isArray(data)) {
    return asList(data).flatMap((row, y) => asList(row).map((cell, x) => wanted(cell, board.grid.at(x, y))));
  }
  if (!isJsonObject(data) || data["format"] !== "sparse") return [];
  // Every cell that a sparse target does not list must be empty, as on a sparse layer.
  const cells = Array.from({ length: board.grid.area }, (_, cell) => wanted(null, board.grid.ofCell(cell)));
  for (const entry of asList(data["entries"])) {
    const xy = isJsonObject(entry) ? asPosition(member(entry, "position")) : null;
    if (xy === null || !board.grid.has(xy[0], xy[1])) continue;
    const at = board.grid.fromJson(xy);
    cells[at.cell] = wanted(entry, at, "position");
  }
  return cells;
}
