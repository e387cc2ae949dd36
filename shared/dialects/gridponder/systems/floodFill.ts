// `flood_fill` (fact sheet 11.4): changes a connected region, from a source cell or from all cells of a kind outwards.
import type { Json } from "../../../base/json";
import type { GameAction } from "../../../engine/turnRecord";
import { EMPTY, type EntityId } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board } from "../turn/board";
import { asPosition } from "../text/read";
import { sameJson } from "../text/values";
import { COST } from "../turn/budget";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { demand, stop, stopAt } from "./stops";
import { changing } from "./layerChanges";
import type { SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

const COLORS = ["red", "blue", "green", "yellow", "purple", "orange"];

export const floodFill: SystemType = {
  type: "flood_fill",
  emits: ["cells_flooded"],
  changes(config) {
    const layer = config.text("affectedLayer", "objects");
    if (paintsColors(config)) return [changing(layer, { writes: { color: [...colorCycle(config), ""] } })];
    const kinds = config.textMap("kindTransform");
    return [changing(layer, { makes: [...kinds.values()], takes: (kind) => kinds.has(kind) })];
  },
  compile(config, { board }) {
    const floodAction = config.text("floodAction", "flood");
    const source = sourceOf(config);
    const layer = board.layer(config.text("affectedLayer", "objects"));
    const flood =
      source === ALL_OF_KIND ? floodFromKind(config, board, layer) : floodFromCell(config, board, layer, source);
    return {
      action(world, action) {
        if (action.action === floodAction && layer >= 0) flood(world, action);
      },
    };
  },
};

const ALL_OF_KIND = "all_of_kind";

function sourceOf(config: SystemConfig): string {
  return config.text("sourcePosition", "avatar");
}

/** Returns whether it changes the colours of a region, not its kinds. */
function paintsColors(config: SystemConfig): boolean {
  return sourceOf(config) !== ALL_OF_KIND && config.text("matchBy", "color") === "color";
}

function colorCycle(config: SystemConfig): readonly Json[] {
  return Array.isArray(config.json["colorCycle"]) ? config.list("colorCycle") : COLORS;
}

/** Returns cells in the order of discovery, starting from `first`, through neighbours that `joins` accepts. */
function spread(
  board: Board,
  first: Iterable<number>,
  joins: (from: number, to: number) => boolean,
): readonly number[] {
  const found = new Set(first);
  // A set iterates over items added meanwhile, so it is the queue as well.
  for (const cell of found) {
    for (const next of board.grid.neighboursOf(cell)) if (!found.has(next) && joins(cell, next)) found.add(next);
  }
  return [...found];
}

const NO_SOURCE = demand("nothing on the board can flood (sourceKind)");
const NO_FRONTIER = demand("nothing beside the flooded cells can be flooded (kindTransform)");
const NO_START = demand("the action names no cell to flood from");
const EMPTY_START = demand("has nothing that could be flooded");
const NO_CHANGE = demand("becomes nothing else by a flood (kindTransform)");

function announce(world: World, board: Board, cells: readonly number[]): void {
  world.emit(EVENT.cells_flooded, { cells: cells.map((cell) => board.grid.ofCell(cell)) });
}

// ---------------------------------------------------------------------------------------- from all cells of a kind

function floodFromKind(config: SystemConfig, board: Board, layer: number): (world: World) => void {
  const { table, grid } = board;
  const sources = board.kinds([config.text("sourceKind", "cell_flooded")]);
  const transform = config.textMap("kindTransform");
  const floodable = board.kinds(transform.keys());
  const entities = new Uint32Array(grid.area);
  const isFound = new Uint8Array(grid.area);
  return (world) => {
    const { area } = grid;
    world.spend(area * COST.scannedCells);
    const base = layer * area;
    // Each cell is looked at once: a search plays this more often than anything else.
    for (let cell = 0; cell < area; cell += 1) entities[cell] = world.entityIn(base + cell);
    const at = (cell: number): EntityId => entities[cell] ?? EMPTY;
    const flooded: number[] = [];
    let sourceFound = false;
    isFound.fill(0);
    for (let cell = 0; cell < area; cell += 1) {
      if (!sources.has(at(cell))) continue;
      sourceFound = true;
      for (const next of grid.neighboursOf(cell)) {
        // Never the region itself, even if its kind can be flooded.
        if (isFound[next] === 1 || !floodable.has(at(next)) || sources.has(at(next))) continue;
        isFound[next] = 1;
        flooded.push(next);
      }
    }
    if (!sourceFound) return stop(world, NO_SOURCE);
    if (flooded.length === 0) {
      stop(world, NO_FRONTIER);
      return world.veto();
    }
    // A list iterates over items added meanwhile, so it is the queue as well.
    for (const from of flooded) {
      for (const to of grid.neighboursOf(from)) {
        if (isFound[to] === 1 || table.kindIds[at(from)] !== table.kindIds[at(to)]) continue;
        isFound[to] = 1;
        flooded.push(to);
      }
    }
    for (const cell of flooded) {
      const kind = transform.get(table.kindOf(at(cell)));
      if (kind !== undefined) world.putSlot(base + cell, table.withKind(at(cell), kind));
    }
    announce(world, board, flooded);
  };
}

// ------------------------------------------------------------------------------------------------- from one cell

function floodFromCell(
  config: SystemConfig,
  board: Board,
  layer: number,
  source: string,
): (world: World, action: GameAction) => void {
  const { grid } = board;
  const repaint = paintsColors(config) ? byColor(config, board) : byKind(config, board);
  return (world, action) => {
    const start = sourceCell(world, action, source);
    if (start === null) return stop(world, NO_START);
    if (world.at(layer, start) === EMPTY) return stopAt(world, EMPTY_START, start);
    world.spend(grid.area * COST.scannedCells);
    const wanted = repaint.valueOf(world.at(layer, start));
    const region = spread(board, [start.cell], (_from, to) => {
      const entity = world.at(layer, grid.ofCell(to));
      return entity !== EMPTY && sameJson(repaint.valueOf(entity), wanted);
    });
    const changed = region.filter((cell) => {
      const point = grid.ofCell(cell);
      const entity = repaint.next(world.at(layer, point));
      if (entity === null) return false;
      world.put(layer, point, entity);
      return true;
    });
    if (changed.length > 0) announce(world, board, changed);
    else stopAt(world, NO_CHANGE, start, layer);
  };
}

/** What makes cells one region, and what a flooded cell becomes; null leaves it unchanged. */
interface Repaint {
  valueOf(entity: EntityId): Json;
  next(entity: EntityId): EntityId | null;
}

/** Returns where a flood begins. A position param moves the avatar there first, even if nothing is flooded then. */
function sourceCell(world: World, action: GameAction, source: string): Point | null {
  const { grid } = world.board;
  if (source === "overlay_center") {
    const { overlay } = world;
    if (overlay === null) return null;
    return grid.beside(overlay.position, Math.floor(overlay.width / 2), Math.floor(overlay.height / 2));
  }
  if (source !== "action_param") return world.avatar.position;
  const xy = asPosition(action["position"]);
  if (xy === null) return null;
  const point = grid.fromJson(xy);
  if (world.avatar.position !== null) world.moveAvatar(point);
  return point;
}

function byColor(config: SystemConfig, { table }: Board): Repaint {
  const cycle = colorCycle(config);
  const colorOf = (entity: EntityId): Json => table.param(entity, "color") ?? "";
  return {
    valueOf: colorOf,
    next: (entity) => {
      const color = colorOf(entity);
      const next = cycle[(cycle.findIndex((each) => sameJson(each, color)) + 1) % cycle.length] ?? color;
      return table.withParam(entity, "color", next);
    },
  };
}

function byKind(config: SystemConfig, { table }: Board): Repaint {
  const transform = config.textMap("kindTransform");
  return {
    valueOf: (entity) => table.kindOf(entity),
    next: (entity) => {
      const kind = transform.get(table.kindOf(entity));
      return kind === undefined ? null : table.withKind(entity, kind);
    },
  };
}
