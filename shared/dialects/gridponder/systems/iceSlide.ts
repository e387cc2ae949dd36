// `ice_slide` (fact sheet 10.4): what was moved onto slippery ground moves on, one cell per pass, the avatar first.
import { EMPTY } from "../turn/entities";
import { Point } from "../turn/grid";
import type { Board } from "../turn/board";
import { type Direction, directionNamed } from "../text/directions";
import { EVENT } from "../turn/eventKinds";
import type { EventSpan } from "../turn/eventChain";
import type { World } from "../turn/world";
import { SystemConfig } from "../text/systems/config";
import { type PushConfig, isFree, pushObject, readPushConfig, walk } from "./pushing";
import { moving } from "./layerChanges";
import type { SystemType } from "./system";

export const iceSlide: SystemType = {
  type: "ice_slide",
  emits: ["avatar_exited", "avatar_entered", "object_pushed", "object_removed", "cell_cleared", "object_placed"],
  // A sliding object overruns what is not solid.
  changes: () => [moving("objects", { takes: (_kind, tags) => !tags.includes("solid") })],
  compile(config, { board, systems }) {
    const ice: Ice = {
      board,
      slippery: board.tagged([config.text("slipperyTag", "slippery")]),
      walkable: board.tagged(["walkable"]),
      solid: board.tagged(["solid"]),
    };
    // The first system of this type counts, even a disabled one; without any, nothing is pushed.
    const pushing = systems.find((system) => system.type === "push_objects");
    const push = pushing === undefined ? null : readPushConfig(new SystemConfig(pushing.config), board);
    return {
      cascade(world, pending) {
        if (pending.mayHave(EVENT.avatar_entered.bit) && slideAvatar(ice, push, world, pending)) return;
        if (pending.mayHave(EVENT.object_placed.bit)) slideObject(ice, world, pending);
      },
    };
  },
};

interface Ice {
  readonly board: Board;
  readonly slippery: ReturnType<Board["tagged"]>;
  readonly walkable: ReturnType<Board["tagged"]>;
  readonly solid: ReturnType<Board["tagged"]>;
}

/** Slides the avatar by one cell and pushes what is ahead; returns false when nothing moved. */
function slideAvatar(ice: Ice, push: PushConfig | null, world: World, pending: EventSpan): boolean {
  const { grid, ground, objects } = ice.board;
  const { position } = world.avatar;
  if (position === null || !ice.slippery.has(world.at(ground, position))) return false;
  for (let event = pending.first; event !== null; event = pending.after(event)) {
    const name = event.kind === EVENT.avatar_entered ? event.payload["direction"] : null;
    if (typeof name !== "string") continue;
    const direction = directionNamed(name);
    const next = grid.beside(position, direction.dx, direction.dy);
    if (world.isOutside(next)) continue;
    if (ice.solid.has(world.at(objects, next))) {
      const isPushed = pushOn(push, world, position, next, direction);
      if (isPushed) world.setCause(event.record);
      return isPushed;
    }
    if (!ice.walkable.has(world.at(ground, next))) continue;
    world.setCause(event.record);
    walk(world, position, next, direction);
    return true;
  }
  return false;
}

function pushOn(push: PushConfig | null, world: World, from: Point, to: Point, direction: Direction): boolean {
  if (push === null || !push.pushable.has(world.at(world.board.objects, to))) return false;
  const target = world.board.grid.beside(to, direction.dx, direction.dy);
  if (!isFree(push, world, target)) return false;
  pushObject(world, to, target, direction);
  walk(world, from, to, direction);
  return true;
}

/** Slides one pushed object by one cell. */
function slideObject(ice: Ice, world: World, pending: EventSpan): void {
  const { grid, ground, objects } = ice.board;
  for (let event = pending.first; event !== null; event = pending.after(event)) {
    const from = event.kind === EVENT.object_placed ? event.position : null;
    if (from === null || world.at(objects, from) === EMPTY || !ice.slippery.has(world.at(ground, from))) continue;
    const direction = pushedTo(from, pending);
    if (direction === null) continue;
    const next = grid.beside(from, direction.dx, direction.dy);
    if (world.isOutside(next) || ice.solid.has(world.at(objects, next))) continue;
    if (!ice.walkable.has(world.at(ground, next))) continue;
    world.setCause(event.record);
    return slide(world, from, next, direction);
  }
}

/** Returns the direction in which an object was pushed to a place; null when none was. The last push counts. */
function pushedTo(place: Point, pending: EventSpan): Direction | null {
  const push = pending.ofKind(EVENT.object_pushed).findLast(({ payload }) => {
    const { toPosition, direction } = payload;
    return toPosition instanceof Point && toPosition.cell === place.cell && typeof direction === "string";
  });
  const name = push?.payload["direction"];
  return typeof name === "string" ? directionNamed(name) : null;
}

/** Moves an object like a push, except that it overwrites what is on the next cell. */
function slide(world: World, from: Point, to: Point, direction: Direction): void {
  const { objects, table } = world.board;
  const overrun = world.at(objects, to);
  if (overrun !== EMPTY) {
    world.clear(objects, to);
    world.emit(EVENT.object_removed, { position: to, kind: table.kindOf(overrun) }, overrun);
  }
  pushObject(world, from, to, direction);
}
