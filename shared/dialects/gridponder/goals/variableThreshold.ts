// `variable_threshold`: a variable has reached a number.
import { fieldPath } from "../../../engine/trace/fieldPath";
import { compileThreshold } from "../turn/threshold";
import { type GoalType, fraction } from "./goal";

export const variableThreshold: GoalType = {
  type: "variable_threshold",
  compile(config) {
    const threshold = compileThreshold(config);
    return {
      reads: [{ kind: "field", path: fieldPath("variables", threshold.variable) }],
      status(world) {
        const current = threshold.current(world);
        if (current === null) return { progress: 0, met: false };
        const progress = threshold.target === 0 ? 1 : fraction(current, threshold.target);
        return { progress, met: threshold.isMet(world) };
      },
    };
  },
};
