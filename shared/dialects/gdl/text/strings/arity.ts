// What may be meant where a call has another number of arguments than its function takes.
import type { Call } from "../../expressions/expression";
import { type FunctionInfo, VALUE_FUNCTIONS, arityProblem } from "../../expressions/functions";
import { printExpression } from "../../expressions/print";
import { type StringProblem, spanOf } from "./problem";

/** A call whose bracket is closed too early, with what is told of it. */
export interface ClosedTooEarly extends Required<Pick<StringProblem, "fix">> {
  readonly inner: Call;
  readonly message: string;
}

/**
 * Returns the call whose bracket stands before its last argument, which the call around it has now: `eq(mod(a), 2, 0)` is
 * meant as `eq(mod(a, 2), 0)`. Null where the numbers of arguments do not say so.
 */
export function closedTooEarly({ args }: Call, info: FunctionInfo): ClosedTooEarly | null {
  for (const [place, inner] of args.entries()) {
    const next = args[place + 1];
    const own = inner.kind === "call" ? VALUE_FUNCTIONS.get(inner.name) : undefined;
    if (inner.kind !== "call" || own === undefined || next === undefined) continue;
    const [first, second] = [arityProblem(own, inner.args.length), arityProblem(own, inner.args.length + 1)];
    if (first === null || second !== null || arityProblem(info, args.length - 1) !== null) continue;
    const moved = { ...inner, args: [...inner.args, next] };
    const text = printExpression(moved);
    const fix = { title: `Write ${text}`, span: spanOf({ from: inner.from, to: next.to }), text };
    return { inner, message: `${first} Its bracket is closed too early.`, fix };
  }
  return null;
}

/** Returns the fix of a die with one number: it begins at 1. */
export function lowerBoundFix({ name, args }: Call): Pick<StringProblem, "fix"> {
  const [high, ...others] = args;
  if (name !== "random_int" || high === undefined || others.length > 0) return {};
  const text = `${name}(1, ${printExpression(high)})`;
  return { fix: { title: `Write ${text}`, span: { offset: high.from, length: 0 }, text: "1, " } };
}
