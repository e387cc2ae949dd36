// The expressions that a game holds in strings, parsed, with their places.
import type { JsonPointer } from "../../../base/json";
import { type Expression, namesIn, visitExpression } from "../expressions/expression";
import { parseExpression } from "../expressions/parse";
import { type Placed, type Problems, oneOrMore, textIn } from "./problems";

export interface Written {
  readonly expression: Expression;
  readonly text: string;
  readonly at: JsonPointer;
}

/** Parses one string; null when it is missing or is no expression. */
export function readExpression(placed: Placed, problems: Problems): Written | null {
  if (placed.value === undefined) return null;
  const text = textIn(placed);
  if (text === null) {
    problems.error(placed.at, "An expression is written as a string.");
    return null;
  }
  const { expression, problem } = parseExpression(text);
  if (problem !== null) {
    problems.error(placed.at, problem.message, problem);
    return null;
  }
  return { expression, text, at: placed.at };
}

/** Parses a list of strings, or a single one. */
export function readExpressions(placed: Placed, problems: Problems): readonly Written[] {
  return oneOrMore(placed).flatMap((each) => readExpression(each, problems) ?? []);
}

export function namesInAll(written: readonly Written[]): ReadonlySet<string> {
  return new Set(written.flatMap(({ expression }) => Array.from(namesIn(expression))));
}

const WRITES: ReadonlySet<string> = new Set(["set", "add", "sub", "mul"]);

/** Returns the names of properties that effects may write, whatever they are properties of. */
export function writtenProperties(effects: readonly Written[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { expression } of effects) {
    visitExpression(expression, (node) => {
      if (node.kind !== "call" || !WRITES.has(node.name)) return;
      const [to] = node.args;
      if (to?.kind === "property") names.add(to.name);
    });
  }
  return names;
}
