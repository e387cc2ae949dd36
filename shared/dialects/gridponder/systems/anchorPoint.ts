// `anchor_point` (fact sheet 10.6): an action sets a marker under the avatar, or moves the avatar back to it.
import type { Point } from "../turn/grid";
import { COST } from "../turn/budget";
import type { World } from "../turn/world";
import { demand, stop, stopAt } from "./stops";
import { anyKind, changing } from "./layerChanges";
import type { SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

const NO_AVATAR = demand("the avatar is not on the board");

export const anchorPoint: SystemType = {
  type: "anchor_point",
  emits: ["avatar_exited", "avatar_entered"],
  changes: (config) => {
    const [layer, kind] = [config.text("markerLayer"), config.text("markerKind")];
    return layer === null || kind === null ? [] : [changing(layer, { makes: [kind], takes: anyKind })];
  },
  compile(config, { board }) {
    const markerKind = config.text("markerKind");
    const markerLayer = board.layer(config.text("markerLayer", ""));
    const anchorAction = config.text("action");
    if (markerKind === null || anchorAction === null || markerLayer < 0) return {};
    const blockingTags = config.texts("blockedByTags", ["solid"]);
    const blocking = board.tagged(blockingTags);
    const isBlocked = {
      why: "stands on the marker",
      wants: `nothing with ${blockingTags.map((tag) => `"${tag}"`).join(" or ")} there (blockedByTags)`,
    };
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
        if (action.action !== anchorAction) return;
        if (from === null) return stop(world, NO_AVATAR);
        const anchor = find(world);
        if (anchor === null) return world.put(markerLayer, from, marker);
        if (blocking.has(world.at(board.objects, anchor))) return stopAt(world, isBlocked, anchor, board.objects);
        world.clear(markerLayer, anchor);
        world.moveAvatar(anchor);
        world.emit(EVENT.avatar_exited, { position: from });
        world.emit(EVENT.avatar_entered, { position: anchor, fromPosition: from });
      },
    };
  },
};
