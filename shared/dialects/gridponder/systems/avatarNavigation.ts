// `avatar_navigation` (fact sheet 10.1, decisions 9 and 13): the avatar walks one cell, or something solid stops it.
import { EMPTY } from "../turn/entities";
import { readWalking } from "../text/systems/walking";
import type { SystemType } from "./system";

export const avatarNavigation: SystemType = {
  type: "avatar_navigation",
  emits: ["avatar_exited", "avatar_entered", "move_blocked"],
  compile(config, { board }) {
    const { moveAction, delegates, validGroundTags, ...walking } = readWalking(config);
    const directions = new Map(walking.directions.map((direction) => [direction.name, direction]));
    const validGround = validGroundTags.length === 0 ? null : board.tagged(validGroundTags);
    const groundLayer = board.layer(walking.groundLayer);
    const solid = board.tagged(["solid"]);
    return {
      action(world, action) {
        const name = action["direction"];
        const direction = typeof name === "string" ? directions.get(name) : undefined;
        const { enabled, position: from } = world.avatar;
        if (action.action !== moveAction || direction === undefined || !enabled || from === null) return;
        const to = board.grid.beside(from, direction.dx, direction.dy);
        if (world.isOutside(to)) return;
        if (validGround !== null && !validGround.has(world.at(groundLayer, to))) return;
        const object = world.at(board.objects, to);
        const blocker = solid.has(object) ? object : world.at(groundLayer, to);
        if (blocker !== EMPTY && solid.has(blocker)) {
          if (!delegates) return;
          world.setPendingMove({ from, to, direction: direction.name });
          const blockerKind = board.table.kindOf(blocker);
          world.emit("move_blocked", { position: to, fromPosition: from, direction: direction.name, blockerKind });
          return;
        }
        world.moveAvatar(to, direction.name);
        world.emit("avatar_exited", { position: from });
        world.emit("avatar_entered", { position: to, fromPosition: from, direction: direction.name });
      },
    };
  },
};
