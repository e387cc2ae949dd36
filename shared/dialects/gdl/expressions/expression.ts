// An expression as a tree; each node knows its place in the text (gdl.md, A7).
import { assertNever } from "../../../base/assertNever";
import type { Span } from "./tokens";

/** `raw` is how it is written. */
export type Expression = Constant | NumberValue | TextValue | Name | Call | Property | Index;

/** `null`, `true` or `false`. */
export interface Constant extends Span {
  readonly kind: "constant";
  readonly value: boolean | null;
}

export interface NumberValue extends Span {
  readonly kind: "number";
  readonly value: number;
  readonly raw: string;
}

export interface TextValue extends Span {
  readonly kind: "text";
  readonly value: string;
  readonly raw: string;
}

export interface Name extends Span {
  readonly kind: "name";
  readonly name: string;
}

/** `name(arguments)`; `nameAt` is the place of the name alone. */
export interface Call extends Span {
  readonly kind: "call";
  readonly name: string;
  readonly nameAt: Span;
  readonly args: readonly Expression[];
}

/** `of.name`; `nameAt` is the place of the name alone. */
export interface Property extends Span {
  readonly kind: "property";
  readonly of: Expression;
  readonly name: string;
  readonly nameAt: Span;
}

/** `of[at]`. */
export interface Index extends Span {
  readonly kind: "index";
  readonly of: Expression;
  readonly at: Expression;
}

/** Returns the expressions that a node is made of, in the order in which they are written. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "call":
      return expression.args;
    case "property":
      return [expression.of];
    case "index":
      return [expression.of, expression.at];
    case "constant":
    case "number":
    case "text":
    case "name":
      return [];
    default:
      return assertNever(expression);
  }
}

/** Visits an expression and all its parts, each before its own parts. */
export function visitExpression(expression: Expression, visit: (node: Expression) => void): void {
  visit(expression);
  for (const part of partsOf(expression)) visitExpression(part, visit);
}

/** Returns the names that an expression uses as values; neither functions nor properties are such names. */
export function namesIn(expression: Expression): ReadonlySet<string> {
  const names = new Set<string>();
  visitExpression(expression, (node) => {
    if (node.kind === "name") names.add(node.name);
  });
  return names;
}
