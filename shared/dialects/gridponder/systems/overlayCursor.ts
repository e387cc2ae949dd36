// `overlay_cursor` (fact sheet 11.5, decision 11): a frame over the board, moved by the player or following the avatar.
import type { Point } from "../turn/grid";
import { directionNamed, isCardinal } from "../text/directions";
import { asInteger } from "../text/read";
import type { World } from "../turn/world";
import { demand, stop, stopAt } from "./stops";
import { changesNothing } from "./layerChanges";
import type { SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

const NO_FRAME = demand("the level has no frame");
const AT_EDGE = demand("is as far as the frame goes (boundsConstrained)");

export const overlayCursor: SystemType = {
  type: "overlay_cursor",
  emits: ["overlay_moved"],
  changes: changesNothing,
  compile(config, { board }) {
    const moveAction = config.text("moveAction", "move");
    const [width, height] = config.has("size") ? config.list("size").map(asInteger) : [];
    const limitX = board.grid.width - (width ?? 2);
    const limitY = board.grid.height - (height ?? 2);
    const constrained = config.flag("boundsConstrained", true);
    const moveTo = (world: World, wanted: Point): void => {
      const { overlay } = world;
      if (overlay === null) return;
      // In this order: a frame larger than the board stays at its top left.
      const target = constrained
        ? board.grid.at(Math.max(0, Math.min(wanted.x, limitX)), Math.max(0, Math.min(wanted.y, limitY)))
        : wanted;
      if (target.equals(overlay.position)) return;
      world.setOverlay({ ...overlay, position: target });
      world.emit(EVENT.overlay_moved, { position: target });
    };
    if (config.flag("anchorToAvatar", false)) {
      const follow = (world: World): void => {
        if (world.avatar.position !== null) moveTo(world, world.avatar.position);
      };
      return { action: follow, movement: follow, cascade: follow, npc: follow };
    }
    return {
      action(world, action) {
        const direction = action["direction"];
        if (action.action !== moveAction || typeof direction !== "string" || !isCardinal(direction)) return;
        const { dx, dy } = directionNamed(direction);
        const { overlay } = world;
        if (overlay === null) return stop(world, NO_FRAME);
        moveTo(world, board.grid.beside(overlay.position, dx, dy));
        if (world.overlay === overlay) stopAt(world, AT_EDGE, overlay.position);
      },
    };
  },
};
