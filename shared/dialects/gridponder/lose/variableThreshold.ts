// `variable_threshold` as a lose condition: a variable has reached a number.
import { fieldPath } from "../../../engine/trace/fieldPath";
import { compileThreshold } from "../turn/threshold";
import type { LoseType } from "./loseCondition";

export const loseVariableThreshold: LoseType = {
  type: "variable_threshold",
  compile(config) {
    const threshold = compileThreshold(config);
    return {
      reads: [{ kind: "field", path: fieldPath("variables", threshold.variable) }],
      reason: `variable_threshold:${threshold.variable}`,
      isLost: (world) => threshold.isMet(world),
      found: (world) => world.variable(threshold.variable),
    };
  },
};
