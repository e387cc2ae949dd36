// What may be meant where a call has another number of arguments than its function takes.
import type { Call } from "../../expressions/expression";
import { type FunctionInfo, VALUE_FUNCTIONS, arityProblem } from "../../expressions/functions";
import { printExpression } from "../../expressions/print";
import type { ReadContext } from "./context";
import { type StringProblem, spanOf } from "./problem";

/** A call whose bracket is closed too early, with its problem and fix. */
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

/** Places that a move goes between, and what is taken from one to the other. */
const BETWEEN: ReadonlySet<string> = new Set(["adjacent", "special_connection", "path_clear", "mid_pos"]);

/** Functions of a player, who is the one to move where none is given. */
const OF_PLAYER: ReadonlySet<string> = new Set([
  "other_player",
  "opponent_of",
  "next_player",
  "entities_of_player",
  "get_all_legal_moves_for",
]);

/**
 * Returns the fix of a call that lacks an argument which only one value can be: a die begins at 1, a move goes from start
 * to target.
 */
export function missingArgumentFix({ known, scope }: ReadContext, call: Call): Pick<StringProblem, "fix"> {
  const { name, args } = call;
  const [first, ...others] = args;
  const isKnown = (each: string): boolean => known().has(each);
  const mover = scope.letter ?? "player";
  const texts = args.map(printExpression);
  if (others.length > 0) return {};
  if (name === "random_int" && first !== undefined) return writing(call, ["1", ...texts]);
  if (BETWEEN.has(name) && isKnown("start") && isKnown("target")) {
    const isEnd = first === undefined || (first.kind === "name" && (first.name === "start" || first.name === "target"));
    return isEnd ? writing(call, ["start", "target"]) : {};
  }
  if (OF_PLAYER.has(name) && first === undefined && isKnown(mover)) return writing(call, [mover]);
  const isMove = name === "move_entity" && first?.kind === "name" && first.name === "target";
  return isMove && isKnown("entity") ? writing(call, ["entity", "target"]) : {};
}

function writing(call: Call, args: readonly string[]): Pick<StringProblem, "fix"> {
  const text = `${call.name}(${args.join(", ")})`;
  return { fix: { title: `Write ${text}`, span: spanOf(call), text } };
}
