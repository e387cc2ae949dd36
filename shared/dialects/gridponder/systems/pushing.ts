// Moves an object that the avatar walks into, for `push_objects` and for pushes while sliding (`ice_slide`).
import { EMPTY, type EntityId, type KindSet } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board } from "../turn/board";
import type { Direction } from "../text/directions";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { pushableTags } from "../text/systems/walking";
import { announceLeft } from "../turn/leaveCell";
import { type Demand, demand, stopAt, stopOutside, tagDemand } from "./stops";
import { EVENT } from "../turn/eventKinds";

export interface PushConfig {
  readonly pushable: KindSet;
  readonly validTarget: KindSet;
  /** The reason given where something cannot be pushed, or cannot come to rest. */
  readonly isFixed: Demand;
  readonly isNoTarget: Demand;
}

export function readPushConfig(config: SystemConfig, board: Board): PushConfig {
  const pushable = pushableTags(config);
  const validTarget = config.texts("validTargetTags", ["walkable"]);
  return {
    pushable: board.tagged(pushable),
    validTarget: board.tagged(validTarget),
    isFixed: tagDemand("cannot be pushed", "pushableTags", pushable),
    isNoTarget: tagDemand("is no ground to be pushed to", "validTargetTags", validTarget),
  };
}

/** Returns whether an object can come to rest at a place: on the board, not void, empty, ground of a valid kind. */
export function isFree(push: PushConfig, world: World, at: Point): boolean {
  const { board } = world;
  return (
    !world.isOutside(at) && world.at(board.objects, at) === EMPTY && push.validTarget.has(world.at(board.ground, at))
  );
}

const IN_THE_WAY = demand("is in the way of what is pushed");

/** Records why what stands at `to` cannot be pushed on to `next`. */
export function stopPush(push: PushConfig, world: World, to: Point, next: Point): void {
  const { objects, ground } = world.board;
  if (!push.pushable.has(world.at(objects, to))) return stopAt(world, push.isFixed, to, objects);
  if (world.isOutside(next)) return stopOutside(world, next);
  if (world.at(objects, next) !== EMPTY) return stopAt(world, IN_THE_WAY, next, objects);
  stopAt(world, push.isNoTarget, next, ground);
}

/** Moves one object and announces it: pushed, removed from here, placed there (decision 3). */
export function pushObject(world: World, from: Point, to: Point, direction: Direction): void {
  const { objects } = world.board;
  const entity = world.at(objects, from);
  world.clear(objects, from);
  world.put(objects, to, entity);
  announcePush(world, entity, from, to, direction);
}

/**
 * Moves objects by one cell each, the furthest first, then announces each: a cell that the next object entered was not
 * cleared (decision 13).
 */
export function pushObjectsOn(world: World, cells: readonly Point[], direction: Direction): void {
  const { grid, objects } = world.board;
  const pushes = cells.map((from) => {
    const to = grid.beside(from, direction.dx, direction.dy);
    const entity = world.at(objects, from);
    world.clear(objects, from);
    world.put(objects, to, entity);
    return { entity, from, to };
  });
  for (const { entity, from, to } of pushes) announcePush(world, entity, from, to, direction);
}

function announcePush(world: World, entity: EntityId, from: Point, to: Point, direction: Direction): void {
  const { objects, table } = world.board;
  const kind = table.kindOf(entity);
  world.emit(EVENT.object_pushed, { kind, fromPosition: from, toPosition: to, direction: direction.name });
  announceLeft(world, objects, from, kind);
  world.emit(EVENT.object_placed, { position: to, kind, params: table.paramsOf(entity) });
}

export function walk(world: World, from: Point, to: Point, direction: Direction): void {
  world.moveAvatar(to, direction.name);
  world.emit(EVENT.avatar_exited, { position: from });
  world.emit(EVENT.avatar_entered, { position: to, fromPosition: from, direction: direction.name });
}
