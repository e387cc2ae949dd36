// What to write instead where an expression's text breaks off: functions for the operators of other languages, and the
// comma that is missing between two arguments.
import { type SyntaxProblem, parseExpression } from "./parse";
import { type Span, type Token, tokensOf } from "./tokens";

export interface SyntaxAdvice {
  readonly message: string;
  /** What to write in place of a part of the text; null where that is not certain. */
  readonly fix: (Span & { readonly title: string; readonly text: string }) | null;
}

const OPERATOR = /===?|!==?|[<>]=?|&&|\|\||[+*/-]=?|%|=/y;
const VALUES: Readonly<Record<string, string>> = {
  "=": "eq",
  "==": "eq",
  "===": "eq",
  "!=": "ne",
  "!==": "ne",
  "<": "lt",
  "<=": "lte",
  ">": "gt",
  ">=": "gte",
  "&&": "and",
  "||": "or",
  "+": "add",
  "-": "sub",
  "*": "mul",
  "/": "div",
  "%": "mod",
};
const EFFECTS: Readonly<Record<string, string>> = { "=": "set", "+=": "add", "-=": "sub", "*=": "mul" };

/** Returns the advice about a problem of a text; null without any. `isEffect`: the text is to change something. */
export function syntaxAdvice(text: string, problem: SyntaxProblem, isEffect: boolean): SyntaxAdvice | null {
  return operatorAdvice(text, problem, isEffect) ?? commaAdvice(text, problem);
}

function operatorAdvice(text: string, { from }: SyntaxProblem, isEffect: boolean): SyntaxAdvice | null {
  OPERATOR.lastIndex = from;
  const operator = OPERATOR.exec(text)?.[0];
  if (operator === undefined) return null;
  const names = isEffect ? { ...VALUES, ...EFFECTS } : VALUES;
  const name = Object.hasOwn(names, operator) ? names[operator] : undefined;
  if (name === undefined) return null;
  const around = operandsAround(text, { from, to: from + operator.length });
  const call = around === null ? null : `${name}(${around.left}, ${around.right})`;
  const message = `Write ${call ?? `${name}(…, …)`} instead of "${operator}".`;
  const isWhole = around !== null && call !== null && parseExpression(call).problem === null;
  return { message, fix: isWhole ? { from: around.from, to: around.to, title: `Write ${call}`, text: call } : null };
}

interface Operands extends Span {
  readonly left: string;
  readonly right: string;
}

/** Returns what stands on both sides of an operator, each up to a comma or a bracket; null where either is none. */
function operandsAround(text: string, operator: Span): Operands | null {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "end");
  const before = untilSeparator(tokens.filter(({ to }) => to <= operator.from).reverse(), ")]", "([");
  const behind = untilSeparator(
    tokens.filter(({ from }) => from >= operator.to),
    "([",
    ")]",
  );
  const [first, last] = [before.at(-1), behind.at(-1)];
  if (first === undefined || last === undefined) return null;
  const left = text.slice(first.from, operator.from).trim();
  const right = text.slice(operator.to, last.to).trim();
  const isComplete = parseExpression(left).problem === null && parseExpression(right).problem === null;
  return isComplete ? { left, right, from: first.from, to: last.to } : null;
}

/** Returns the tokens up to the first comma, or bracket that belongs to what is around them. */
function untilSeparator(tokens: readonly Token[], opening: string, closing: string): readonly Token[] {
  let depth = 0;
  const end = tokens.findIndex(({ kind, text }) => {
    if (kind !== "mark") return false;
    if (opening.includes(text)) depth += 1;
    else if (closing.includes(text)) depth -= 1;
    return depth < 0 || (depth === 0 && text === ",");
  });
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** Advises a comma where a value follows another one between brackets. */
function commaAdvice(text: string, { from, message }: SyntaxProblem): SyntaxAdvice | null {
  const next = tokensOf(text).find((token) => token.from === from);
  const isValue = next?.kind === "name" || next?.kind === "number" || next?.kind === "text";
  if (!isValue || !message.startsWith(") is missing")) return null;
  const at = text.slice(0, from).trimEnd().length;
  const after = parseExpression(`${text.slice(0, at)},${text.slice(at)}`).problem;
  const isHelped = after === null || after.from > from + 1;
  const fix = { from: at, to: at, title: "Add the comma", text: "," };
  return isHelped ? { message: `A comma is missing before ${next.text}.`, fix } : null;
}
