// Compares a variable with a number, for the goal and the lose condition `variable_threshold` (fact sheet 14).
import type { SystemConfig } from "../text/systems/config";
import { asNumber } from "../text/values";
import type { World } from "./world";

export interface Threshold {
  readonly variable: string;
  readonly target: number;
  /** Returns the variable's number; null when it does not exist or is no number. */
  current(world: World): number | null;
  isMet(world: World): boolean;
}

/** Reads `variable`, `target` (0) and `comparison` ("gte"; others: "eq", "lte", else never). */
export function compileThreshold(config: SystemConfig): Threshold {
  const variable = config.text("variable", "");
  const target = asNumber(config.json["target"] ?? 0) ?? 0;
  const comparison = config.text("comparison", "gte");
  const current = (world: World): number | null => asNumber(world.variable(variable));
  return {
    variable,
    target,
    current,
    isMet(world) {
      const value = current(world);
      if (value === null) return false;
      if (comparison === "gte") return value >= target;
      if (comparison === "lte") return value <= target;
      return comparison === "eq" && value === target;
    },
  };
}
