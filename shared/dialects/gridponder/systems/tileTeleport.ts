// `tile_teleport` (fact sheet 11.3): at the end of a turn, a tile on one of two teleport cells moves to the other.
import { EMPTY, type EntityId } from "../turn/entities";
import type { Point } from "../turn/grid";
import { canonicalJson } from "../../../base/canonicalJson";
import { COST } from "../turn/budget";
import { announceLeft } from "../turn/leaveCell";
import type { World } from "../turn/world";
import { moving } from "./layerChanges";
import type { SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

/** Cells that are linked, channel by channel. */
type Groups = readonly (readonly Point[])[];
const NO_GROUPS: Groups = [];

export const tileTeleport: SystemType = {
  type: "tile_teleport",
  emits: ["object_removed", "cell_cleared", "object_placed"],
  changes: (config) => [moving(config.text("layer", "objects"))],
  compile(config, { board }) {
    const layer = board.layer(config.text("layer", "objects"));
    const teleports = board.tagged(["teleport"]);
    const { table, grid } = board;
    const announces = board.profile.announcesAllLeaving && layer === board.objects;
    const first = board.ground * grid.area;
    const end = first + grid.area;
    /** The last groups found: teleports hardly ever change. */
    let last: { readonly slots: readonly number[]; readonly entities: readonly EntityId[]; readonly groups: Groups } = {
      slots: [],
      entities: [],
      groups: [],
    };
    /** Returns the teleport cells of the ground by channel, in order of first appearance. */
    const channels = (world: World): Groups => {
      world.spend(grid.area * COST.scannedCells);
      if (board.ground < 0) return NO_GROUPS;
      const slots: number[] = [];
      const entities: EntityId[] = [];
      let isSame = true;
      for (
        let slot = world.nextSlot(teleports, first, end);
        slot < end;
        slot = world.nextSlot(teleports, slot + 1, end)
      ) {
        const entity = world.entityIn(slot);
        if (last.slots[slots.length] !== slot || last.entities[slots.length] !== entity) isSame = false;
        slots.push(slot);
        entities.push(entity);
      }
      if (slots.length === 0) return NO_GROUPS;
      if (!isSame || slots.length !== last.slots.length) last = { slots, entities, groups: groupsOf(slots, entities) };
      return last.groups;
    };
    const groupsOf = (slots: readonly number[], entities: readonly EntityId[]): Groups => {
      const groups = new Map<string, Point[]>();
      slots.forEach((slot, index) => {
        const point = grid.ofCell(slot - first);
        // Channels are equal as JSON values; a missing one, 0, false and "" are one channel (fact sheet 11.3).
        const channel = canonicalJson(table.param(entities[index] ?? EMPTY, "channel") || "");
        const group = groups.get(channel);
        if (group === undefined) groups.set(channel, [point]);
        else group.push(point);
      });
      return [...groups.values()];
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
