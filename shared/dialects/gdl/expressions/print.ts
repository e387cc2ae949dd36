// Writes an expression as text: one space after each comma, numbers and strings as they were written.
import { assertNever } from "../../../base/assertNever";
import type { Expression } from "./expression";

/** Returns the text of an expression; parsed again, it is the same expression. */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case "constant":
      return String(expression.value);
    case "number":
    case "text":
      return expression.raw;
    case "name":
      return expression.name;
    case "call":
      return `${expression.name}(${expression.args.map(printExpression).join(", ")})`;
    case "property":
      return `${printExpression(expression.of)}.${expression.name}`;
    case "index":
      return `${printExpression(expression.of)}[${printExpression(expression.at)}]`;
    default:
      return assertNever(expression);
  }
}
