// `get_all_legal_moves_for(player)`: a list of complete moves, each as the line that records it (gdl.md, A7 and A15).
// Where only their number counts, or whether there is one, no list is made.
import type { Call, Expression } from "../expressions/expression";
import { Kind, NULL, type Value, Tag, truth, valueOf } from "../values/value";
import { type Code, Reads, codeOf } from "./code";
import type { Scope } from "./scope";

const NAME = "get_all_legal_moves_for";

/** Returns the player of a call that lists moves; null for any other expression. */
function playerOf({ use }: Scope, expression: Expression): Expression | null {
  const isList = expression.kind === "call" && expression.name === NAME && use === "end";
  return isList && expression.args.length === 1 ? (expression.args[0] ?? null) : null;
}

export function listOfMoves({ declarations: { rules, values } }: Scope, player: Code): Code {
  return codeOf(() => values.ofList(rules.legalMoves(player.run())), Kind.list, true, [player], Reads.state);
}

/** Compiles the top of a list of moves, or how many they are; null for another list. */
export function topOrCountOfMoves(
  scope: Scope,
  list: Call,
  isTop: boolean,
  compile: (part: Expression) => Code,
): Code | null {
  const of = playerOf(scope, list);
  if (of === null) return null;
  const player = compile(of);
  if (!isTop) return countOfMoves(scope, player, Number.POSITIVE_INFINITY);
  const { rules } = scope.declarations;
  const top = (): Value => rules.legalMoves(player.run()).at(-1) ?? NULL;
  return codeOf(top, Kind.null | Kind.text, true, [player], Reads.state);
}

function countOfMoves({ declarations: { rules } }: Scope, player: Code, most: number): Code {
  const count = (): Value => valueOf(Tag.int, rules.countLegalMoves(player.run(), most));
  return codeOf(count, Kind.int, true, [player], Reads.state);
}

/**
 * Compiles how many moves there are where they are compared with a number: no more are looked for than tell. Null for
 * other expressions.
 */
export function countOfMovesBeside(
  scope: Scope,
  expression: Expression,
  other: Expression | undefined,
  compile: (part: Expression) => Code,
): Code | null {
  if (other?.kind !== "number" || other.value < 0) return null;
  const list = countedList(expression);
  const of = list === null ? null : playerOf(scope, list);
  return of === null ? null : countOfMoves(scope, compile(of), Math.floor(other.value) + 1);
}

/** Returns the list whose length an expression asks for; null for another expression. */
function countedList(expression: Expression): Expression | null {
  if (expression.kind === "property" && expression.name === "length") return expression.of;
  const isCount = expression.kind === "call" && (expression.name === "count" || expression.name === "size");
  return isCount && expression.args.length === 1 ? (expression.args[0] ?? null) : null;
}

/** Compiles whether a list of moves holds anything; null for another expression. */
export function anyMove(scope: Scope, list: Expression, compile: (part: Expression) => Code): Code | null {
  const of = playerOf(scope, list);
  if (of === null) return null;
  const { rules } = scope.declarations;
  const player = compile(of);
  return codeOf(() => truth(rules.countLegalMoves(player.run(), 1) > 0), Kind.bool, true, [player], Reads.state);
}
