// `sided_box` (fact sheet 10.5): boxes with walls on some of their sides are carried, pushed and joined.
import { EMPTY, type EntityId } from "../turn/entities";
import type { Point } from "../turn/grid";
import { asInteger, asText } from "../text/read";
import { type Direction, directionNamed, isCardinal } from "../text/directions";
import { sidedTag, toolTargetTags } from "../text/systems/walking";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { announceLeft } from "../turn/leaveCell";
import { pushObject, walk } from "./pushing";
import { demand, stop, stopAt, stopOutside } from "./stops";
import { isTagged, moving } from "./layerChanges";
import type { LevelFrame, SystemType } from "./system";
import { applyTool, readTools, toolFor } from "./tools";
import { EVENT } from "../turn/eventKinds";

/** The bits of the mask of sides. */
const SIDE: Readonly<Record<string, number>> = { up: 1, right: 2, down: 4, left: 8 };
const ALL_SIDES = 15;

export const sidedBox: SystemType = {
  type: "sided_box",
  emits: [
    "boxes_merged",
    "object_pushed",
    "object_removed",
    "cell_cleared",
    "object_placed",
    "avatar_exited",
    "avatar_entered",
    "inventory_changed",
  ],
  changes: (config) => {
    const taken = [sidedTag(config), ...toolTargetTags(config)];
    const writes = { [config.text("sidesParam", "sides")]: null };
    return [moving("objects", { takes: (_kind, tags) => isTagged(tags, taken), writes })];
  },
  compile(config, frame) {
    const { board } = frame;
    const moveAction = config.text("moveAction", "move");
    const boxes = new Boxes(config, frame);
    const tools = readTools(config, board);
    const solid = board.tagged(["solid"]);
    return {
      action(world, action) {
        const name = asText(action["direction"]) ?? "";
        const { enabled, position: from } = world.avatar;
        if (action.action !== moveAction || !isCardinal(name)) return;
        if (!enabled || from === null) return stop(world, NO_AVATAR);
        const direction = directionNamed(name);
        const to = board.grid.beside(from, direction.dx, direction.dy);
        if (world.isOutside(to)) return stopOutside(world, to);
        const target = world.at(board.objects, to);
        const needsTool = solid.has(target) && !boxes.has(target);
        // Solid ground blocks as it blocks a walk (decision 9); a tool is used on what stands on it.
        if (solid.has(world.at(board.ground, to)) && !needsTool) return stopAt(world, IS_SOLID, to, board.ground);
        const carried = world.at(board.objects, from);
        if (boxes.has(carried) && (boxes.sides(carried) & outward(direction)) !== 0) {
          if (!boxes.carry(world, from, to, direction)) return stopAt(world, NO_FIT, to, board.objects);
          return walk(world, from, to, direction);
        }
        if (boxes.has(target)) {
          const isPassed = (boxes.sides(target) & inward(direction)) === 0 || boxes.push(world, to, direction);
          if (!isPassed) return stopAt(world, NO_PUSH, to, board.objects);
          return walk(world, from, to, direction);
        }
        if (!needsTool) return walk(world, from, to, direction);
        const tool = toolFor(tools, world, target);
        if (tool === undefined) return stopAt(world, NO_TOOL, to, board.objects);
        applyTool(tool, world, from, to, name);
      },
    };
  },
};

const NO_AVATAR = demand("the avatar is not on the board");
const IS_SOLID = demand("is solid");
const NO_FIT = demand("does not fit together with the box that is carried");
const NO_PUSH = demand(
  "cannot be pushed on: the next cell is no valid ground (validGroundTags), or what is there does not fit",
);
const NO_TOOL = demand("is solid, and the avatar holds no tool for it (toolInteractions)");

/** Returns the leading side of something that moves in a direction. */
function outward({ name }: Direction): number {
  return SIDE[name] ?? 0;
}

/** Returns the side that faces something that moves in a direction: the opposite one. */
function inward(direction: Direction): number {
  const out = outward(direction);
  return out < 4 ? out << 2 : out >> 2;
}

/** Returns the two sides across the direction: boxes that share one of them do not fit into each other. */
function across(direction: Direction): number {
  return ALL_SIDES & ~(outward(direction) | inward(direction));
}

class Boxes {
  private readonly sided;
  private readonly sidesParam: string;
  private readonly validGround;

  constructor(
    config: SystemConfig,
    private readonly frame: LevelFrame,
  ) {
    this.sided = frame.board.tagged([config.text("sidedTag", "sided")]);
    this.sidesParam = config.text("sidesParam", "sides");
    this.validGround = frame.board.tagged(config.texts("validGroundTags", ["walkable"]));
  }

  has(entity: EntityId): boolean {
    return this.sided.has(entity);
  }

  sides(entity: EntityId): number {
    return asInteger(this.frame.board.table.param(entity, this.sidesParam)) ?? 0;
  }

  /** Moves the box around the avatar along; false when something ahead stops it. Any ground is valid (10.5, 1). */
  carry(world: World, from: Point, to: Point, direction: Direction): boolean {
    const { objects } = this.frame.board;
    const ahead = world.at(objects, to);
    if (ahead === EMPTY) {
      pushObject(world, from, to, direction);
      return true;
    }
    if (!this.has(ahead) || (this.sides(ahead) & inward(direction)) !== 0) return false;
    return this.join(world, from, to, direction, false);
  }

  /** Pushes the box at a place; false when it cannot move. */
  push(world: World, at: Point, direction: Direction): boolean {
    const { board } = this.frame;
    const to = board.grid.beside(at, direction.dx, direction.dy);
    if (world.isOutside(to) || !this.validGround.has(world.at(board.ground, to))) return false;
    const ahead = world.at(board.objects, to);
    if (ahead === EMPTY) {
      pushObject(world, at, to, direction);
      return true;
    }
    return this.has(ahead) && this.join(world, at, to, direction, true);
  }

  /** Joins a box with another one: one box of the mover's kind with the sides of both; false when they do not fit. */
  private join(world: World, from: Point, to: Point, direction: Direction, pushed: boolean): boolean {
    const { objects, table } = this.frame.board;
    const mover = world.at(objects, from);
    const kind = table.kindOf(mover);
    const aSides = this.sides(mover);
    const bSides = this.sides(world.at(objects, to));
    if ((aSides & bSides & across(direction)) !== 0) return false;
    world.clear(objects, from);
    world.put(objects, to, table.withParam(mover, this.sidesParam, aSides | bSides));
    if (pushed)
      world.emit(EVENT.object_pushed, { kind, fromPosition: from, toPosition: to, direction: direction.name });
    announceLeft(world, objects, from, kind);
    world.emit(EVENT.boxes_merged, { position: to, resultSides: aSides | bSides, aSides, bSides });
    return true;
  }
}
