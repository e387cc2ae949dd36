// `push_objects` (fact sheet 10.2, decisions 3 and 13): completes a blocked move by pushing, or with the tool held.
import { EMPTY } from "../turn/entities";
import type { Point } from "../turn/grid";
import { directionNamed } from "../text/directions";
import { pushableTags, toolTargetTags } from "../text/systems/walking";
import type { World } from "../turn/world";
import { isFree, pushObjectsOn, readPushConfig, stopPush, walk } from "./pushing";
import { isTagged, moving } from "./layerChanges";
import type { SystemType } from "./system";
import { applyTool, readTools, toolFor } from "./tools";

export const pushObjects: SystemType = {
  type: "push_objects",
  emits: [
    "object_pushed",
    "object_removed",
    "cell_cleared",
    "object_placed",
    "avatar_exited",
    "avatar_entered",
    "inventory_changed",
  ],
  changes: (config) => {
    const [pushed, removed] = [pushableTags(config), toolTargetTags(config)];
    const moves = (_kind: string, tags: readonly string[]): boolean => isTagged(tags, pushed);
    return [moving("objects", { moves, takes: (_kind, tags) => isTagged(tags, removed) })];
  },
  compile(config, { board }) {
    const push = readPushConfig(config, board);
    const chains = config.flag("chainPush", false);
    const tools = readTools(config, board);
    const { grid, objects } = board;
    /**
     * Returns the objects to move, nearest first, or null when the last of them cannot move. A chain has at most two.
     */
    const chainFrom = (world: World, to: Point, dx: number, dy: number): readonly Point[] | null => {
      if (!push.pushable.has(world.at(objects, to))) return null;
      const next = grid.beside(to, dx, dy);
      if (isFree(push, world, next)) return [to];
      if (!chains || world.isOutside(next) || !push.pushable.has(world.at(objects, next))) return null;
      if (!push.validTarget.has(world.at(board.ground, next))) return null;
      return isFree(push, world, grid.beside(next, dx, dy)) ? [to, next] : null;
    };
    return {
      movement(world) {
        const move = world.pendingMove;
        if (move === null || world.at(objects, move.to) === EMPTY) return;
        const tool = toolFor(tools, world, world.at(objects, move.to));
        if (tool !== undefined) {
          world.setCause(world.lastWrite("pendingMove"));
          world.setPendingMove(null);
          return applyTool(tool, world, move.from, move.to, move.direction);
        }
        const direction = directionNamed(move.direction);
        const chain = chainFrom(world, move.to, direction.dx, direction.dy);
        if (chain === null) {
          const next = grid.beside(move.to, direction.dx, direction.dy);
          const isChained = chains && !world.isOutside(next) && push.pushable.has(world.at(objects, next));
          if (isChained) return stopPush(push, world, next, grid.beside(next, direction.dx, direction.dy));
          return stopPush(push, world, move.to, next);
        }
        world.setCause(world.lastWrite("pendingMove"));
        world.setPendingMove(null);
        pushObjectsOn(world, chain.toReversed(), direction);
        walk(world, move.from, move.to, direction);
      },
    };
  },
};
