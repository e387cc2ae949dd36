// A breakpoint's condition as text: prints it, reads it, and keeps the last valid one in force while the text is wrong.
// Pure.
import type { Json } from "../../../shared/base/json";
import type { Breakpoint } from "../../../shared/engine/breakpoints/breakpoints";
import type { TextProblem } from "../../../shared/engine/breakpoints/logMessage";

type Condition = Pick<Breakpoint, "condition" | "draft">;

/** Returns what stands in the field of a breakpoint's condition. */
export function writtenCondition({ condition, draft }: Condition): string {
  return draft ?? (condition === null ? "" : inForceText(condition));
}

/** Returns a condition as one types it: those that are texts of the language as they are. */
export function inForceText(condition: Json): string {
  return typeof condition === "string" ? condition : JSON.stringify(condition);
}

/**
 * Returns the change for an edited text: a valid condition takes effect, anything else stays a draft. `areTexts`:
 * conditions are texts of the language's own, in force as they are.
 */
export function readCondition(
  text: string,
  areTexts: boolean,
): { readonly condition: Json; readonly draft: null } | { draft: string } {
  if (text.trim() === "") return { condition: null, draft: null };
  if (areTexts) return { condition: text, draft: null };
  try {
    const value = JSON.parse(text) as Json;
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? { condition: value, draft: null } : { draft: text };
  } catch {
    return { draft: text };
  }
}

/** What is wrong with a condition, and what is in force meanwhile. */
export interface WrongCondition {
  readonly problem: string;
  readonly inForce: string;
}

/** Null for a condition that is right, warnings aside. */
export function wrongCondition(
  { condition, draft }: Condition,
  text: string,
  problems: readonly TextProblem[],
): WrongCondition | null {
  const worst = problems.find(({ severity }) => severity === "error");
  if (draft === null && worst === undefined) return null;
  const problem = worst === undefined ? "This is not a condition yet." : `${worst.message}${where(text, worst)}`;
  if (draft === null) return { problem, inForce: "Active as written: the invalid part is never true." };
  return {
    problem,
    inForce: condition === null ? "Until then there is no condition." : `Active until then: ${inForceText(condition)}`,
  };
}

/** Returns where in the line something is wrong. */
function where(text: string, { offset, length, message }: TextProblem): string {
  const piece = text.slice(offset, offset + length);
  return piece === "" || piece === text || message.includes(piece) ? "" : ` At ${piece}.`;
}
