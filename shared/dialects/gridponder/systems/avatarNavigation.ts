// `avatar_navigation` (fact sheet 10.1, decisions 9 and 13): the avatar walks one cell, or something solid stops it.
import { readWalking } from "../text/systems/walking";
import { demand, stop, stopAt, stopOutside, tagDemand } from "./stops";
import { changesNothing } from "./layerChanges";
import type { SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

export const avatarNavigation: SystemType = {
  type: "avatar_navigation",
  emits: ["avatar_exited", "avatar_entered", "move_blocked"],
  changes: changesNothing,
  compile(config, { board }) {
    const { moveAction, delegates, validGroundTags, ...walking } = readWalking(config);
    const { directions } = walking;
    const validGround = validGroundTags.length === 0 ? null : board.tagged(validGroundTags);
    const groundLayer = board.layer(walking.groundLayer);
    const solid = board.tagged(["solid"]);
    const isSolid = demand("is solid");
    const isNoGround = tagDemand("is no ground to walk on", "validGroundTags", validGroundTags);
    const isAbsent = demand("the avatar is not on the board");
    return {
      action(world, action) {
        const name = action["direction"];
        if (action.action !== moveAction || typeof name !== "string") return;
        // Looking through so few is faster than looking one up.
        const direction = directions.find((each) => each.name === name);
        if (direction === undefined) return;
        const { enabled, position: from } = world.avatar;
        if (!enabled || from === null) return stop(world, isAbsent);
        const to = board.grid.beside(from, direction.dx, direction.dy);
        if (world.isOutside(to)) return stopOutside(world, to);
        if (validGround !== null && !validGround.has(world.at(groundLayer, to))) {
          return stopAt(world, isNoGround, to, groundLayer);
        }
        const byObject = world.hasIn(board.objects, to, solid);
        if (byObject || world.hasIn(groundLayer, to, solid)) {
          const layer = byObject ? board.objects : groundLayer;
          stopAt(world, isSolid, to, layer);
          if (!delegates) return;
          world.setPendingMove({ from, to, direction: direction.name });
          const blockerKind = world.kindAt(layer, to);
          world.emit(EVENT.move_blocked, { position: to, fromPosition: from, direction: direction.name, blockerKind });
          return;
        }
        world.moveAvatar(to, direction.name);
        world.emit(EVENT.avatar_exited, { position: from });
        world.emit(EVENT.avatar_entered, { position: to, fromPosition: from, direction: direction.name });
      },
    };
  },
};
