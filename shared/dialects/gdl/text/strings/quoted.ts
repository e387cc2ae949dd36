// What texts would be without their quotes: values and names that were quoted by mistake.
import type { Expression, TextValue } from "../../expressions/expression";
import type { ReadContext } from "./context";
import type { ValueType } from "./types";

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Returns whether a text is a name that may stand there without quotes: it was quoted by mistake. */
export function isQuotedName(context: ReadContext, node: Expression): node is TextValue {
  return node.kind === "text" && context.known().has(node.value);
}

/** Returns what a text says without its quotes, where that is a value or a name of a type; null for another. */
export function unquotedText(context: ReadContext, node: Expression, type: ValueType): string | null {
  if (node.kind !== "text") return null;
  return isLiteralOf(type, node.value) || context.known().get(node.value)?.type === type ? node.value : null;
}

/** Returns whether a text without its quotes is a value of a type. */
export function isLiteralOf(type: ValueType, text: string): boolean {
  return type === "bool" ? text === "true" || text === "false" : type === "number" && NUMBER.test(text);
}
