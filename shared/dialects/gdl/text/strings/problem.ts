// What is wrong with a string, with its place in what the string says.
import { listedNames, nameOfSameWords, nearestName } from "../../../../base/nearestName";
import type { SyntaxProblem } from "../../expressions/parse";
import { syntaxAdvice } from "../../expressions/syntaxAdvice";
import type { Span } from "../../expressions/tokens";
import { own } from "../../../../base/nameTable";
import type { TextSpan } from "../../../../text/edit";
import type { GdlCode } from "../codes";
import type { Point } from "../names/board";

export interface StringProblem {
  readonly code: GdlCode;
  readonly message: string;
  readonly span: TextSpan;
  /** Milder than usual. */
  readonly severity?: "warning";
  /** What the place could say instead. */
  readonly instead?: string;
  /** A fix of another part of the string. */
  readonly fix?: { readonly title: string; readonly span: TextSpan; readonly text: string };
  /** The name in question. */
  readonly name?: string;
  /** The places off the board, or the corners of their rectangle. */
  readonly points?: readonly Point[];
}

/** A name that a string uses. `of` is its sort, as in the schemas' `x-ref`. */
export interface StringName {
  readonly of: string;
  readonly name: string;
  readonly span: TextSpan;
}

export function spanOf({ from, to }: Span): TextSpan {
  return { offset: from, length: to - from };
}

/** Returns the problem of a text that is no expression, with what to write instead. */
export function syntaxProblemIn(text: string, problem: SyntaxProblem, isEffect: boolean): StringProblem {
  const advice = syntaxAdvice(text, problem, isEffect);
  const plain: StringProblem = { code: "expression-syntax", message: problem.message, span: spanOf(problem) };
  if (advice === null) return plain;
  const { message, fix } = advice;
  return {
    ...plain,
    message,
    ...(fix === null ? {} : { fix: { title: fix.title, span: spanOf(fix), text: fix.text } }),
  };
}

/** Returns the inside of a quoted text. */
export function insideSpan({ from, to }: Span): TextSpan {
  return { offset: from + 1, length: Math.max(0, to - from - 2) };
}

/** What functions are called in other languages. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  equals: "eq",
  equal: "eq",
  is: "eq",
  not_equals: "ne",
  neq: "ne",
  greater: "gt",
  less: "lt",
  ge: "gte",
  le: "lte",
  plus: "add",
  minus: "sub",
  subtract: "sub",
  times: "mul",
  multiply: "mul",
  divide: "div",
  modulo: "mod",
  length: "count",
  size: "count",
  remove: "remove_entity",
  move: "move_entity",
  spawn: "spawn_entity",
};

/** A name that nothing declares, with the nearest that is declared, else with all that are. */
export function unknownIn(
  code: GdlCode,
  message: string,
  { name, span, names }: { readonly name: string; readonly span: TextSpan; readonly names: Iterable<string> },
): StringProblem {
  const all = [...names];
  const other = own(OTHER_WORDS, name.toLowerCase());
  const nearest =
    (other !== undefined && all.includes(other) ? other : null) ?? nearestName(name, all) ?? nameOfSameWords(name, all);
  const told = nearest === null ? `${message}${listedNames(all)}` : `${message} Did you mean "${nearest}"?`;
  return { code, message: told, span, name, ...(nearest === null ? {} : { instead: nearest }) };
}
