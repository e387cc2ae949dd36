// `max_actions`: too many actions without a win; whether the last one allowed is still safe is V5.
import type { LoseType } from "./loseCondition";

export const maxActions: LoseType = {
  type: "max_actions",
  compile(config, { profile }) {
    const limit = config.integer("limit", 0);
    return {
      reads: [{ kind: "field", path: "actionCount" }],
      reason: "max_actions",
      isLost: (world) => (profile.losesAtActionLimit ? world.actionCount >= limit : world.actionCount > limit),
      found: (world) => world.actionCount,
    };
  },
};
