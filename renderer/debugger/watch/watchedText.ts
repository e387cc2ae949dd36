// The value of a watch in words. Pure.
import type { ConditionAnswer } from "../../../shared/rpc/debug";

/**
 * Returns what a watch shows: its value, which conditions do not have, else what is wrong with the condition, else what
 * it gave.
 */
export function watchedText(value: string | null, wrong: string | null, answer: ConditionAnswer | undefined): string {
  return value ?? wrong ?? conditionText(answer);
}

/** Returns what a condition gave: whether it holds, or the value of an expression. Undefined: not answered yet. */
export function conditionText(answer: ConditionAnswer | undefined): string {
  if (answer === undefined) return "…";
  if (answer === null) return "no condition of the language";
  if (typeof answer === "string") return answer;
  return answer ? "holds" : "does not hold";
}
