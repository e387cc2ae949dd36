// `line_of_sight` (fact sheet 12.7): announces when something sees a target along a row or a column. Changes nothing.
import { EMPTY, type EntityId } from "../turn/entities";
import type { Point } from "../turn/grid";
import { type MultiCellObject, memberOf } from "../turn/state";
import { COST } from "../turn/budget";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { covers } from "./multiCell";
import { type Filter, readFilter } from "./filter";
import type { LevelFrame, SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

/** An observer: one cell of a layer, or all cells of a multi-cell object. */
interface Watcher {
  /** Null: it is named by its layer and its cell. */
  readonly id: string | null;
  readonly kind: string;
  readonly cells: readonly Point[];
  /** Null: an entity of a layer. */
  readonly object: MultiCellObject | null;
}

export const lineOfSight: SystemType = {
  type: "line_of_sight",
  emits: ["line_of_sight_detected"],
  compile(config, frame) {
    const triggers = new Set(config.texts("triggerEvents", ["multi_cell_object_moved"]));
    const watchers = compileWatchers(config, frame);
    const sees = compileSight(config, frame);
    const { board } = frame;
    const targetLayer = board.layer(config.text("targetLayer", "objects"));
    const isTarget = readFilter(config, board, "targetKinds", "targetTags");
    const limit = config.integer("maxMatches", 1);
    const maxMatches = limit <= 0 ? Infinity : limit;
    return {
      cascade(world, pending) {
        const trigger = pending.find((event) => triggers.has(event.type));
        if (trigger === undefined) return;
        world.spend(board.grid.area * COST.scannedCells);
        const looking = watchers.find(world);
        if (looking.length === 0) return;
        let matches = 0;
        for (let cell = 0; cell < board.grid.area && matches < maxMatches; cell += 1) {
          const position = board.grid.ofCell(cell);
          const target = world.at(targetLayer, position);
          if (target === EMPTY || !isTarget(target)) continue;
          const found = firstSighting(looking, (watcher, from) => sees(world, watcher, from, position));
          if (found === null) continue;
          matches += 1;
          world.setCause(trigger.record);
          world.emit(EVENT.line_of_sight_detected, {
            sourcePosition: found.from,
            position,
            kind: board.table.kindOf(target),
            sourceId: found.watcher.id ?? watchers.nameOf(found.from),
            sourceKind: found.watcher.kind,
          });
        }
      },
    };
  },
};

function firstSighting(
  watchers: readonly Watcher[],
  sees: (watcher: Watcher, from: Point) => boolean,
): { readonly watcher: Watcher; readonly from: Point } | null {
  for (const watcher of watchers) {
    for (const from of watcher.cells) if (sees(watcher, from)) return { watcher, from };
  }
  return null;
}

interface Watchers {
  find(world: World): readonly Watcher[];
  /** Returns the name of an entity that watches from a place. */
  nameOf(place: Point): string;
}

/** Returns the observers: the entities of `sourceLayer`, or, without one, the multi-cell objects (by role too). */
function compileWatchers(config: SystemConfig, { board }: LevelFrame): Watchers {
  const layerId = config.text("sourceLayer");
  const isSource = readFilter(config, board, "sourceKinds", "sourceTags");
  const nameOf = ({ x, y }: Point): string => `${layerId}:${x},${y}`;
  if (layerId !== null) {
    const layer = board.layer(layerId);
    return { find: (world) => layerWatchers(world, layer, isSource), nameOf };
  }
  const roles = config.texts("sourceRoles", []);
  const find = (world: World): readonly Watcher[] =>
    world.multiCellObjects
      .filter(({ kind, params }) => {
        const role = memberOf(params, "role");
        return (
          isSource(board.table.intern(kind)) &&
          (roles.length === 0 || (typeof role === "string" && roles.includes(role)))
        );
      })
      .map((object) => ({ id: object.id, kind: object.kind, cells: object.cells, object }));
  return { find, nameOf };
}

function layerWatchers(world: World, layer: number, isSource: Filter): readonly Watcher[] {
  const { grid, table } = world.board;
  const watchers: Watcher[] = [];
  for (let cell = 0; cell < grid.area; cell += 1) {
    const at = grid.ofCell(cell);
    const entity: EntityId = world.at(layer, at);
    if (entity === EMPTY || !isSource(entity)) continue;
    watchers.push({ id: null, kind: table.kindOf(entity), cells: [at], object: null });
  }
  return watchers;
}

/**
 * Returns whether a watcher's cell has a clear line to a target: the same row or column, and nothing between that
 * blocks.
 */
function compileSight(
  config: SystemConfig,
  { board }: LevelFrame,
): (world: World, watcher: Watcher, from: Point, target: Point) => boolean {
  const blockingLayers = config.texts("blockingLayers", ["objects"]).map((id) => board.layer(id));
  const blockingTags = config.texts("blockingTags", ["solid"]);
  const blocking = blockingTags.length === 0 ? null : board.tagged(blockingTags);
  const objectsBlock = config.flag("multiCellObjectsBlock", true);
  const blocks = (entity: EntityId): boolean => entity !== EMPTY && (blocking === null || blocking.has(entity));
  const isCovered = (world: World, at: Point, watcher: Watcher): boolean =>
    objectsBlock &&
    world.multiCellObjects.length > 0 &&
    world.multiCellObjects.some((object) => object !== watcher.object && covers(object, at));
  return (world, watcher, from, target) => {
    if ((from.x !== target.x && from.y !== target.y) || from.equals(target)) return false;
    if (isCovered(world, target, watcher)) return false;
    const dx = Math.sign(target.x - from.x);
    const dy = Math.sign(target.y - from.y);
    for (let at = board.grid.beside(from, dx, dy); !at.equals(target); at = board.grid.beside(at, dx, dy)) {
      if (world.isOutside(at) || isCovered(world, at, watcher)) return false;
      if (blockingLayers.some((layer) => blocks(world.at(layer, at)))) return false;
    }
    return true;
  };
}
