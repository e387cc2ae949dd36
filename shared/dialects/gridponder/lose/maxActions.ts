// `max_actions`: too many actions without a win. V5 decides whether the last allowed action is still safe.
import type { LoseType } from "./loseCondition";

export const maxActions: LoseType = {
  type: "max_actions",
  compile(config, { profile }) {
    const limit = config.integer("limit", 0);
    const last = profile.losesAtActionLimit ? limit : limit + 1;
    return {
      reads: [{ kind: "field", path: "actionCount" }],
      reason: "max_actions",
      afterActions: last,
      isLost: (world) => world.actionCount >= last,
      found: (world) => world.actionCount,
    };
  },
};
