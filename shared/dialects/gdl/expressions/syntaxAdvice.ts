// What to write instead where an expression's text breaks off: functions for the operators of other languages, commas
// that are missing or one too many, a place for two coordinates, and a closing bracket or quote.
import { type SyntaxProblem, parseExpression } from "./parse";
import { type Span, type Token, tokensOf } from "./tokens";

export interface SyntaxAdvice {
  readonly message: string;
  /** What to write in place of a part of the text; null where that is not certain. */
  readonly fix: (Span & { readonly title: string; readonly text: string }) | null;
}

const OPERATOR = /===?|!==?|[<>]=?|&&|\|\||[+*/-]=?|%|=|(?:and|or)\b/y;
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
  and: "and",
  or: "or",
  "+": "add",
  "-": "sub",
  "*": "mul",
  "/": "div",
  "%": "mod",
};
const EFFECTS: Readonly<Record<string, string>> = { "=": "set", "+=": "add", "-=": "sub", "*=": "mul" };

/** Returns the advice about a problem of a text; null without any. `isEffect`: the text is to change something. */
export function syntaxAdvice(text: string, problem: SyntaxProblem, isEffect: boolean): SyntaxAdvice | null {
  return (
    operatorAdvice(text, problem, isEffect) ??
    notAdvice(text, problem) ??
    choiceAdvice(text, problem) ??
    coordinatesAdvice(text, problem) ??
    commaAdvice(text, problem) ??
    trailingAdvice(text, problem, isEffect) ??
    quoteAdvice(text, problem) ??
    bracketAdvice(text, problem)
  );
}

/** Returns the advice to write `text` in place of a part; without a fix where that would be no expression. */
function writeInstead(span: Span, text: string, instead: string): SyntaxAdvice {
  const isWhole = parseExpression(text).problem === null;
  const message = `Write ${isWhole ? text : `${text.slice(0, text.indexOf("("))}(…)`} instead of "${instead}".`;
  return { message, fix: isWhole ? { ...span, title: `Write ${text}`, text } : null };
}

/** `not a` and `!a` are not(a). */
function notAdvice(text: string, { from }: SyntaxProblem): SyntaxAdvice | null {
  const isMark = text.startsWith("!", from);
  const word = isMark
    ? { from, to: from + 1 }
    : tokensOf(text).findLast(({ to, kind }) => kind === "name" && to <= from);
  if (word === undefined || !["not", "!"].includes(text.slice(word.from, word.to))) return null;
  if (text.slice(word.to, from).trim() !== "") return null;
  const behind = untilSeparator(tokensFrom(text, word.to), "([", ")]");
  const to = behind.at(-1)?.to ?? word.to;
  return writeInstead(
    { from: word.from, to },
    `not(${text.slice(word.to, to).trim()})`,
    text.slice(word.from, word.to),
  );
}

/** `c ? a : b` is if(c, a, b). */
function choiceAdvice(text: string, { from }: SyntaxProblem): SyntaxAdvice | null {
  if (!text.startsWith("?", from)) return null;
  const colon = text.indexOf(":", from);
  if (colon < 0) return null;
  const before = untilSeparator(tokensBefore(text, from), ")]", "([");
  const behind = untilSeparator(tokensFrom(text, colon + 1), "([", ")]");
  const begin = before.at(-1)?.from ?? from;
  const to = behind.at(-1)?.to ?? colon + 1;
  const parts = [text.slice(begin, from), text.slice(from + 1, colon), text.slice(colon + 1, to)];
  return writeInstead({ from: begin, to }, `if(${parts.map((part) => part.trim()).join(", ")})`, "? :");
}

/** `board[x, y]` is board[pos(x, y)]. */
function coordinatesAdvice(text: string, { from, message }: SyntaxProblem): SyntaxAdvice | null {
  if (!text.startsWith(",", from) || !message.startsWith("] is missing")) return null;
  const before = untilSeparator(tokensBefore(text, from), ")]", "([");
  const behind = untilSeparator(tokensFrom(text, from + 1), "([", ")]");
  const begin = before.at(-1)?.from ?? from;
  const to = behind.at(-1)?.to ?? from + 1;
  const pair = text.slice(begin, to);
  // Without it, the comma is that of a call around it.
  const isClosed = text.slice(to).trimStart().startsWith("]");
  const isPair = isClosed && parseExpression(pair.slice(0, from - begin)).problem === null;
  return isPair ? writeInstead({ from: begin, to }, `pos(${pair})`, pair) : null;
}

/** A comma after the last argument, and what other languages end statements with. */
function trailingAdvice(text: string, { from }: SyntaxProblem, isEffect: boolean): SyntaxAdvice | null {
  const comma = tokensBefore(text, from)[0];
  if (text.startsWith(")", from) && comma?.text === ",") {
    const fix = { from: comma.from, to: comma.to, title: "Remove the comma", text: "" };
    return { message: "A value is missing after the comma.", fix };
  }
  if (text.startsWith(",", from) && text.slice(from + 1).trim() === "") {
    const fix = { from, to: text.length, title: "Remove the comma", text: "" };
    return { message: "Nothing ends with a comma here.", fix };
  }
  if (!text.startsWith(";", from)) return null;
  if (text.slice(from + 1).trim() !== "") {
    const each = isEffect ? "effect" : "condition";
    return { message: `Write each ${each} as a text of its own, with a comma between.`, fix: null };
  }
  const fix = { from, to: text.length, title: 'Remove the ";"', text: "" };
  return { message: "Nothing ends with a semicolon here.", fix };
}

/** Returns the tokens up to a place, the last one first. */
function tokensBefore(text: string, to: number): readonly Token[] {
  return tokensOf(text.slice(0, to))
    .filter(({ kind }) => kind !== "end")
    .reverse();
}

/** Returns the tokens of what stands from a place on, with their places in the whole text. */
function tokensFrom(text: string, from: number): readonly Token[] {
  return tokensOf(text.slice(from))
    .filter(({ kind }) => kind !== "end")
    .map((token) => ({ ...token, from: token.from + from, to: token.to + from }));
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
  const before = untilSeparator(tokensBefore(text, operator.from), ")]", "([");
  const behind = untilSeparator(tokensFrom(text, operator.to), "([", ")]");
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

/** Adds the bracket that is missing, where nothing else is wrong then. */
function bracketAdvice(text: string, { from, message }: SyntaxProblem): SyntaxAdvice | null {
  const [, bracket] = /^([)\]]) is missing/.exec(message) ?? [];
  if (bracket === undefined) return null;
  const at = text.slice(0, from).trimEnd().length;
  const whole = text.slice(0, at) + bracket + text.slice(at);
  if (parseExpression(whole).problem !== null) return null;
  return { message, fix: { from: at, to: at, title: `Add the ${bracket}`, text: bracket } };
}

/** Closes a text after its words, where nothing else is wrong then. */
function quoteAdvice(text: string, { from, message }: SyntaxProblem): SyntaxAdvice | null {
  const [begun = "", quote = ""] = /^(['"])[\w -]*\w/.exec(text.slice(from)) ?? [];
  const at = from + begun.length;
  if (begun === "" || parseExpression(text.slice(0, at) + quote + text.slice(at)).problem !== null) return null;
  return { message, fix: { from: at, to: at, title: "Add the quote", text: quote } };
}
