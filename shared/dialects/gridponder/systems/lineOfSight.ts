// `line_of_sight` (fact sheet 12.7): announces when something sees a target along a row or a column. Changes nothing.
import { EMPTY, type EntityId } from "../turn/entities";
import type { Point } from "../turn/grid";
import { type MultiCellObject, memberOf } from "../turn/state";
import { COST } from "../turn/budget";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { covers } from "./multiCell";
import { readFilter } from "./filter";
import { changesNothing } from "./layerChanges";
import type { LevelFrame, SystemType } from "./system";
import { Triggers } from "./triggers";
import { EVENT } from "../turn/eventKinds";

/** A cell from which something sees. */
interface Eye {
  readonly from: Point;
  /** Null: it is the entity that stands there. */
  readonly object: MultiCellObject | null;
}

export const lineOfSight: SystemType = {
  type: "line_of_sight",
  emits: ["line_of_sight_detected"],
  changes: changesNothing,
  compile(config, frame) {
    const triggers = new Triggers(config.texts("triggerEvents", ["multi_cell_object_moved"]));
    const sourceLayerId = config.text("sourceLayer");
    const openEyes = compileEyes(config, frame);
    const sees = compileSight(config, frame);
    const { board } = frame;
    const targetLayer = board.layer(config.text("targetLayer", "objects"));
    const { area } = board.grid;
    const first = targetLayer * area;
    const end = first + area;
    const targets = readFilter(config, board, "targetKinds", "targetTags");
    const limit = config.integer("maxMatches", 1);
    const maxMatches = limit <= 0 ? Infinity : limit;

    const announce = (world: World, { from, object }: Eye, position: Point): void => {
      world.emit(EVENT.line_of_sight_detected, {
        sourcePosition: from,
        position,
        kind: world.kindAt(targetLayer, position),
        sourceId: object?.id ?? `${sourceLayerId}:${from.x},${from.y}`,
        sourceKind: object?.kind ?? world.kindAt(board.layer(sourceLayerId ?? ""), from),
      });
    };
    return {
      cascade(world, pending) {
        const trigger = triggers.firstOf(pending);
        if (trigger === null) return;
        world.spend(area * COST.scannedCells);
        const eyes = openEyes(world);
        if (eyes.length === 0 || targetLayer < 0) return;
        let matches = 0;
        // One after the other: what is behind the last match need not be looked at.
        for (let slot = first - 1; matches < maxMatches;) {
          slot = world.nextSlot(targets, slot + 1, end);
          if (slot === end) return;
          const position = board.grid.ofCell(slot - first);
          const eye = firstThatSees(eyes, position, sees, world);
          if (eye === null) continue;
          matches += 1;
          world.setCause(trigger.record);
          announce(world, eye, position);
        }
      },
    };
  },
};

type Sight = (world: World, eye: Eye, target: Point) => boolean;

function firstThatSees(eyes: readonly Eye[], target: Point, sees: Sight, world: World): Eye | null {
  for (const eye of eyes) if (sees(world, eye, target)) return eye;
  return null;
}

/** Returns what sees: the entities of `sourceLayer`, or, without one, the multi-cell objects (by role too). */
function compileEyes(config: SystemConfig, { board }: LevelFrame): (world: World) => readonly Eye[] {
  const layerId = config.text("sourceLayer");
  const sources = readFilter(config, board, "sourceKinds", "sourceTags");
  if (layerId === null) {
    const roles = config.texts("sourceRoles", []);
    const isSource = ({ kind, params }: MultiCellObject): boolean => {
      const role = memberOf(params, "role");
      const hasRole = roles.length === 0 || (typeof role === "string" && roles.includes(role));
      return hasRole && sources.has(board.table.intern(kind));
    };
    return (world) => {
      const eyes: Eye[] = [];
      for (const object of world.multiCellObjects) {
        if (isSource(object)) for (const from of object.cells) eyes.push({ from, object });
      }
      return eyes;
    };
  }
  const layer = board.layer(layerId);
  return (world) => world.placesOf(sources, layer).map((from) => ({ from, object: null }));
}

/** Returns whether there is a clear line to a target: the same row or column, and nothing between that blocks. */
function compileSight(config: SystemConfig, { board }: LevelFrame): Sight {
  const blockingLayers = config.texts("blockingLayers", ["objects"]).map((id) => board.layer(id));
  const blockingTags = config.texts("blockingTags", ["solid"]);
  const blocking = blockingTags.length === 0 ? null : board.tagged(blockingTags);
  const objectsBlock = config.flag("multiCellObjectsBlock", true);
  const blocks = (entity: EntityId): boolean => entity !== EMPTY && (blocking === null || blocking.has(entity));
  const isCovered = (world: World, at: Point, eye: Eye): boolean =>
    objectsBlock &&
    world.multiCellObjects.length > 0 &&
    world.multiCellObjects.some((object) => object !== eye.object && covers(object, at));
  const isBlocked = (world: World, at: Point, eye: Eye): boolean => {
    if (world.isOutside(at) || isCovered(world, at, eye)) return true;
    for (const layer of blockingLayers) if (blocks(world.at(layer, at))) return true;
    return false;
  };
  return (world, eye, target) => {
    const { from } = eye;
    if ((from.x !== target.x && from.y !== target.y) || from.equals(target)) return false;
    if (isCovered(world, target, eye)) return false;
    const dx = Math.sign(target.x - from.x);
    const dy = Math.sign(target.y - from.y);
    for (let at = board.grid.beside(from, dx, dy); !at.equals(target); at = board.grid.beside(at, dx, dy)) {
      if (isBlocked(world, at, eye)) return false;
    }
    return true;
  };
}
