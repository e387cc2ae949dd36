// Texts that are players by their look: `player('White')` (gdl.md, A5 and D-7).
import type { Json } from "../../../base/json";
import type { Expression } from "./expression";
import { parseExpression } from "./parse";

const BEGINS = /^\s*player\s*\(/;

/** Returns whether a text names a player as `player('White')` does, or a property of one; other text is just text. */
export function looksLikePlayer(text: string): boolean {
  if (!BEGINS.test(text)) return false;
  const { expression, problem } = parseExpression(text);
  return problem === null && isNamedPlayer(expression);
}

function isNamedPlayer(expression: Expression): boolean {
  if (expression.kind === "property") return isNamedPlayer(expression.of);
  return expression.kind === "call" && expression.name === "player" && expression.args[0]?.kind === "text";
}

/** Returns the name in `player('White')`; null for any other value. */
export function namedPlayer(value: Json | undefined): string | null {
  if (typeof value !== "string" || !BEGINS.test(value)) return null;
  const { expression, problem } = parseExpression(value);
  if (problem !== null || expression.kind !== "call" || expression.name !== "player") return null;
  const [name, ...more] = expression.args;
  return name?.kind === "text" && more.length === 0 ? name.value : null;
}
