// `reach_target`: the avatar is on an entity of a kind or with a tag, on any layer (decision 8).
import { EMPTY } from "../turn/entities";
import { type GoalType, binary } from "./goal";

export const reachTarget: GoalType = {
  type: "reach_target",
  compile(config, { board }) {
    const kinds = board.kindsMeant(config.text("targetKind"), config.text("targetTag"));
    const targets = board.kinds(kinds);
    return {
      reads: [
        { kind: "field", path: "avatar.position" },
        {
          kind: "cells",
          layer: null,
          positions: null,
          kinds,
          wants: "there",
          on: { kind: "field", path: "avatar.position" },
        },
      ],
      status(world) {
        const { enabled, position } = world.avatar;
        return binary(enabled && position !== null && world.firstAt(position, targets) !== EMPTY);
      },
    };
  },
};
