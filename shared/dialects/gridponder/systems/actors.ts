// Moves many actors at once: the order in which they move, and what stops one (fact sheet 12.2, 12.3, decision 13).
import { EMPTY, type EntityId, type KindSet } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { LayerIndex } from "../turn/board";
import { CARDINALS, type Direction } from "../text/directions";
import type { EntitySet, World } from "../turn/world";
import { SystemConfig } from "../text/systems/config";
import type { SystemModel } from "../turn/model";
import type { LevelFrame } from "./system";
import { type Demand, demand, stopAt, stopOutside } from "./stops";

export interface Actor {
  readonly at: Point;
  readonly entity: EntityId;
  readonly kind: string;
}

/** What stops an actor besides the edge, void and another actor. */
export interface ActorFrame {
  readonly actorLayer: LayerIndex;
  readonly groundLayer: LayerIndex;
  readonly walls: KindSet;
  /** The reason given for a wall. */
  readonly isWall: Demand;
  /** Characters, whose names go with them; null where no system makes them step by themselves. */
  readonly characters: KindSet | null;
}

export function readActorFrame(config: SystemConfig, { board, systems }: LevelFrame): ActorFrame {
  const actorLayer = board.layer(config.text("actorLayer", "actors"));
  const stepsHere = (system: SystemModel): boolean =>
    system.enabled &&
    system.type === "follower_npcs" &&
    board.layer(new SystemConfig(system.config).text("actorLayer", "actors")) === actorLayer;
  return {
    actorLayer,
    groundLayer: board.layer(config.text("groundLayer", "ground")),
    walls: board.tagged([config.text("wallTag", "solid")]),
    isWall: { why: "is a wall", wants: `none with "${config.text("wallTag", "solid")}" (wallTag)` },
    characters: systems.some(stepsHere) ? board.tagged(["npc"]) : null,
  };
}

/** Returns all entities of a layer, in row-major order. */
export function actorsOn(world: World, layer: LayerIndex): readonly Actor[] {
  const { grid, table } = world.board;
  const actors: Actor[] = [];
  if (layer < 0) return actors;
  for (let cell = 0; cell < grid.area; cell += 1) {
    const at = grid.ofCell(cell);
    const entity = world.at(layer, at);
    if (entity !== EMPTY) actors.push({ at, entity, kind: table.kindOf(entity) });
  }
  return actors;
}

/** Returns the actors whose kinds are in the set, in the same order. */
export function actorsIn(world: World, layer: LayerIndex, kinds: EntitySet): readonly Actor[] {
  return world.placesOf(kinds, layer).map((at) => actorAt(world, layer, at));
}

export function actorAt(world: World, layer: LayerIndex, at: Point): Actor {
  const entity = world.at(layer, at);
  return { at, entity, kind: world.board.table.kindOf(entity) };
}

/** Transforms a direction for a kind of actor; an unknown transform leaves it as it is. */
export function transformed(
  { dx, dy }: Direction,
  transform: string | undefined,
): { readonly dx: number; readonly dy: number } {
  if (transform === "invert") return { dx: -dx, dy: -dy };
  if (transform === "mirror_x") return { dx: -dx, dy };
  if (transform === "mirror_y") return { dx, dy: -dy };
  return { dx, dy };
}

/**
 * Returns the actors in the order in which they move, each with its own direction: up, down, left, right; within a
 * direction the foremost first, then by the other coordinate, then by kind. Actors with a diagonal direction do not
 * move.
 */
export function inMovingOrder(
  actors: readonly Actor[],
  directionOf: (actor: Actor) => { readonly dx: number; readonly dy: number },
): readonly { readonly actor: Actor; readonly direction: Direction }[] {
  const directions = actors.map(directionOf);
  const moves: { readonly actor: Actor; readonly direction: Direction }[] = [];
  for (const direction of CARDINALS) {
    const moving = actors.filter((_, index) => isSame(directions[index], direction));
    moving.sort(
      (a, b) =>
        projection(b.at, direction) - projection(a.at, direction) ||
        across(a.at, direction) - across(b.at, direction) ||
        (a.kind < b.kind ? -1 : Number(a.kind > b.kind)),
    );
    for (const actor of moving) moves.push({ actor, direction });
  }
  return moves;
}

function isSame(going: { readonly dx: number; readonly dy: number } | undefined, { dx, dy }: Direction): boolean {
  return going?.dx === dx && going.dy === dy;
}

function projection({ x, y }: Point, { dx, dy }: Direction): number {
  return x * dx + y * dy;
}

function across({ x, y }: Point, { dx }: Direction): number {
  return dx === 0 ? x : y;
}

/** Returns whether an actor may step on a place now. */
export function isOpen({ actorLayer, groundLayer, walls }: ActorFrame, world: World, to: Point): boolean {
  return !world.isOutside(to) && !walls.has(world.at(groundLayer, to)) && world.at(actorLayer, to) === EMPTY;
}

const IS_TAKEN = demand("is in the way of the actor");

/** Records why an actor may not step on a place, for which `isOpen` is false. */
export function stopActor({ actorLayer, groundLayer, walls, isWall }: ActorFrame, world: World, to: Point): void {
  if (world.isOutside(to)) return stopOutside(world, to);
  if (walls.has(world.at(groundLayer, to))) return stopAt(world, isWall, to, groundLayer);
  stopAt(world, IS_TAKEN, to, actorLayer);
}

export function moveActor(
  { actorLayer, characters }: ActorFrame,
  world: World,
  { at, entity, kind }: Actor,
  to: Point,
): void {
  world.clear(actorLayer, at);
  world.put(actorLayer, to, entity);
  if (characters?.has(entity) === true) world.moveNpc(npcNameAt(kind, at), at, to);
}

/** Returns the name of a character that is still where the level began (decision 15). */
export function npcNameAt(kind: string, { x, y }: Point): string {
  return `${kind}@${x},${y}`;
}
