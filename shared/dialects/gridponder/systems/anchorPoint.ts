// `anchor_point` (fact sheet 10.6): an action sets a marker under the avatar, or moves the avatar back to it.
import type { Point } from "../turn/grid";
import { COST } from "../turn/budget";
import type { World } from "../turn/world";
import type { SystemType } from "./system";

export const anchorPoint: SystemType = {
  type: "anchor_point",
  emits: ["avatar_exited", "avatar_entered"],
  compile(config, { board }) {
    const markerKind = config.text("markerKind");
    const markerLayer = board.layer(config.text("markerLayer", ""));
    const anchorAction = config.text("action");
    if (markerKind === null || anchorAction === null || markerLayer < 0) return {};
    const blocking = board.tagged(config.texts("blockedByTags", ["solid"]));
    const marker = board.table.intern(markerKind);
    const wanted = board.kinds([markerKind]);
    const find = (world: World): Point | null => {
      const { area } = board.grid;
      world.spend(area * COST.scannedCells);
      for (let cell = 0; cell < area; cell += 1) {
        if (world.slotHas(markerLayer * area + cell, wanted)) return board.grid.ofCell(cell);
      }
      return null;
    };
    return {
      action(world, action) {
        const from = world.avatar.position;
        if (action.action !== anchorAction || from === null) return;
        const anchor = find(world);
        if (anchor === null) return world.put(markerLayer, from, marker);
        if (blocking.has(world.at(board.objects, anchor))) return;
        world.clear(markerLayer, anchor);
        world.moveAvatar(anchor);
        world.emit("avatar_exited", { position: from });
        world.emit("avatar_entered", { position: anchor, fromPosition: from });
      },
    };
  },
};
