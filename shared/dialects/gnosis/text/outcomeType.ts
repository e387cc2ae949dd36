// The types of outcomes as rules write them.
import type { Json } from "../../../base/json";

type OutcomeType = "SET" | "MATH_ADD" | "MATH_MULTIPLY" | "FIRE_EVENT" | "CALL_FUNCTION" | "CALL_SERVICE";

/** Returns whether the type of an outcome is this one, in any case. */
export function isOfType(type: Json | undefined, name: OutcomeType): boolean {
  return typeof type === "string" && type.toUpperCase() === name;
}
