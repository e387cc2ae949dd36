// `reach_target`: the avatar stands on an entity of a kind or with a tag, on any layer (decision 8).
import { type GoalType, binary } from "./goal";

export const reachTarget: GoalType = {
  type: "reach_target",
  compile(config, { board }) {
    const kind = config.text("targetKind");
    const tag = config.text("targetTag");
    const targets = board.kinds([...(kind === null ? [] : [kind]), ...(tag === null ? [] : board.kindsTagged([tag]))]);
    return {
      reads: ["avatar.position"],
      status(world) {
        const { enabled, position } = world.avatar;
        if (!enabled || position === null) return binary(false);
        for (let layer = 0; layer < board.layers.length; layer += 1) {
          if (targets.has(world.at(layer, position))) return binary(true);
        }
        return binary(false);
      },
    };
  },
};
