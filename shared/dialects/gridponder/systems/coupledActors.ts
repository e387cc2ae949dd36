// `coupled_actors` (fact sheet 12.2): every actor reacts to the same action, each in its own way.
import { CARDINAL_NAMES, directionNamed } from "../text/directions";
import { asText } from "../text/read";
import { actorsOn, inMovingOrder, isOpen, moveActor, readActorFrame, stopActor, transformed } from "./actors";
import { actorChanges, claimCell, readClaim } from "./claims";
import type { SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

export const coupledActors: SystemType = {
  type: "coupled_actors",
  emits: ["actor_moved", "actor_entered", "actor_blocked", "cell_claimed"],
  changes: actorChanges,
  compile(config, level) {
    const { board } = level;
    const moveAction = config.text("moveAction", "move");
    const directions = new Set(config.texts("directions", CARDINAL_NAMES));
    const frame = readActorFrame(config, level);
    const transforms = config.textMap("directionTransforms");
    const claim = readClaim(config, board);
    return {
      action(world, action) {
        const name = asText(action["direction"]) ?? "";
        if (action.action !== moveAction || !directions.has(name)) return;
        const input = directionNamed(name);
        const moves = inMovingOrder(actorsOn(world, frame.actorLayer), ({ kind }) =>
          transformed(input, transforms.get(kind)),
        );
        for (const { actor, direction } of moves) {
          const { kind, at } = actor;
          const to = board.grid.beside(at, direction.dx, direction.dy);
          if (!isOpen(frame, world, to)) {
            stopActor(frame, world, to);
            world.emit(EVENT.actor_blocked, { kind, position: at });
            continue;
          }
          moveActor(frame, world, actor, to);
          const moved = { kind, fromPosition: at, position: to, direction: name };
          world.emit(EVENT.actor_moved, moved);
          world.emit(EVENT.actor_entered, moved);
          claimCell(claim, world, kind, to);
        }
      },
    };
  },
};
