// `support_collapse` (fact sheet 12.5): the avatar cuts a support, and everything unsupported falls.
import type { GameAction } from "../../../engine/turnRecord";
import { EMPTY } from "../turn/entities";
import type { Point } from "../turn/grid";
import { directionNamed } from "../text/directions";
import { asText, asPosition } from "../text/read";
import type { World } from "../turn/world";
import { collapse, readCollapse } from "./collapse";
import { anyKind, moving } from "./layerChanges";
import type { SystemType } from "./system";
import { Triggers } from "./triggers";
import { EVENT } from "../turn/eventKinds";

export const supportCollapse: SystemType = {
  type: "support_collapse",
  emits: ["object_removed", "cell_cleared", "object_settled", "variable_changed"],
  // What falls may leave the board, and lands on whatever it does not rest on.
  changes: (config) => [
    moving(config.text("layer", "ground"), {
      makes: [...config.textMap("settleTransform").values()],
      takes: anyKind,
    }),
  ],
  compile(config, { board }) {
    const layerId = config.text("layer", "ground");
    const layer = board.layer(layerId);
    const severAction = config.text("severAction");
    const severable = board.tagged(config.texts("severableTags", ["severable"]));
    const triggers = new Triggers(config.texts("triggerEvents", []));
    const announces = board.profile.announcesAllLeaving && layer === board.objects;
    const rules = readCollapse(config, board, layer, layerId);

    /** Returns the place to cut: next to the avatar, as named or in the given direction; null when there is none. */
    const targetOf = (avatar: Point, action: GameAction): Point | null => {
      if (action["position"] !== undefined) {
        const xy = asPosition(action["position"]);
        const distance = xy === null ? 0 : Math.abs(xy[0] - avatar.x) + Math.abs(xy[1] - avatar.y);
        return xy !== null && distance === 1 ? board.grid.fromJson(xy) : null;
      }
      const { dx, dy } = directionNamed(asText(action["direction"]) ?? "");
      return dx === 0 && dy === 0 ? null : board.grid.beside(avatar, dx, dy);
    };

    const sever = (world: World, action: GameAction): void => {
      const { enabled, position } = world.avatar;
      const target = enabled && position !== null && layer >= 0 ? targetOf(position, action) : null;
      const entity = target === null ? EMPTY : world.at(layer, target);
      if (target === null || !severable.has(entity)) return world.veto();
      world.clear(layer, target);
      if (announces) world.emit(EVENT.object_removed, { position: target, kind: board.table.kindOf(entity) }, entity);
      world.emit(EVENT.cell_cleared, { position: target, previousKind: board.table.kindOf(entity), layer: layerId });
      collapse(rules, world);
    };

    return {
      action(world, action) {
        if (severAction !== null && action.action === severAction) sever(world, action);
      },
      cascade(world, pending) {
        const trigger = triggers.firstOf(pending);
        if (layer >= 0 && trigger !== null) collapse(rules, world, trigger.record);
      },
    };
  },
};
