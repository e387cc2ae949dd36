// `max_actions`: too many actions without a win. V5 decides whether the last allowed action is still safe.
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
