// `tile_teleport` (fact sheet 11.3): at the end of a turn, a tile on one of two teleport cells moves to the other.
import { EMPTY } from "../turn/entities";
import type { Point } from "../turn/grid";
import { canonicalJson } from "../../../base/canonicalJson";
import { COST } from "../turn/budget";
import { announceLeft } from "../turn/leaveCell";
import type { World } from "../turn/world";
import type { SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

export const tileTeleport: SystemType = {
  type: "tile_teleport",
  emits: ["object_removed", "cell_cleared", "object_placed"],
  compile(config, { board }) {
    const layer = board.layer(config.text("layer", "objects"));
    const teleports = board.tagged(["teleport"]);
    const { table, grid } = board;
    const announces = board.profile.announcesAllLeaving && layer === board.objects;
    /** Returns the teleport cells of the ground by channel, in order of first appearance. */
    const channels = (world: World): Iterable<readonly Point[]> => {
      world.spend(grid.area * COST.scannedCells);
      if (board.ground < 0 || world.count(teleports, board.ground * grid.area, (board.ground + 1) * grid.area) === 0) {
        return [];
      }
      const groups = new Map<string, Point[]>();
      for (let cell = 0; cell < grid.area; cell += 1) {
        const point = grid.ofCell(cell);
        const ground = world.at(board.ground, point);
        if (!teleports.has(ground)) continue;
        // Channels are equal as JSON values; a missing one, 0, false and "" are one channel (fact sheet 11.3).
        const channel = canonicalJson(table.param(ground, "channel") || "");
        const group = groups.get(channel);
        if (group === undefined) groups.set(channel, [point]);
        else group.push(point);
      }
      return groups.values();
    };
    return {
      npc(world) {
        if (layer < 0) return;
        for (const [one, other, third] of channels(world)) {
          if (one === undefined || other === undefined || third !== undefined) continue;
          const occupied = [one, other].filter((point) => world.at(layer, point) !== EMPTY);
          const [from] = occupied;
          if (occupied.length !== 1 || from === undefined) continue;
          const entity = world.at(layer, from);
          const to = from === one ? other : one;
          const kind = table.kindOf(entity);
          world.setCause(world.lastWrite(layer * grid.area + from.cell));
          world.clear(layer, from);
          world.put(layer, to, entity);
          if (announces) announceLeft(world, layer, from, kind);
          else world.emit(EVENT.object_removed, { position: from, kind });
          world.emit(EVENT.object_placed, { position: to, kind, params: table.paramsOf(entity) });
        }
      },
    };
  },
};
