// What the checks of a game look at: its rules as text and as an index, and its expressions parsed once.
import { type Json, type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import type { Expression } from "../expressions/expression";
import { type GameIndex, indexGame } from "../text/names/gameIndex";
import { parseOnce } from "../text/strings/reading";

export interface CheckedGame {
  readonly pack: PackSource;
  /** The file of the rules. */
  readonly file: SourceFile;
  readonly index: GameIndex;
}

/** Null for a pack whose rules do not parse. */
export function checkedGame(pack: PackSource): CheckedGame | null {
  const { game } = pack;
  if (game === null || game.tree.errors.length > 0 || game.value === undefined) return null;
  return { pack, file: game, index: indexGame(pack) };
}

/** An expression of the rules with its place. */
export interface PlacedExpression {
  readonly expression: Expression;
  readonly text: string;
  readonly at: JsonPointer;
}

/** Returns the texts of a list, or of a single text, that parse. */
export function expressionsOf(value: Json | undefined, at: JsonPointer): readonly PlacedExpression[] {
  const texts: readonly (readonly [unknown, JsonPointer])[] =
    typeof value === "string"
      ? [[value, at]]
      : Array.isArray(value)
        ? value.map((each: Json, index) => [each, childPointer(at, index)])
        : [];
  return texts.flatMap(([text, place]) => {
    if (typeof text !== "string") return [];
    const { expression, problem } = parseOnce(text);
    return problem === null ? [{ expression, text, at: place }] : [];
  });
}

/** Returns the parts of conditions that all must hold, `and` taken apart. */
export function allConditions(expressions: readonly PlacedExpression[]): readonly Expression[] {
  return expressions.flatMap(({ expression }) => conditionParts(expression));
}

/** Returns the parts of a condition that all must hold. */
export function conditionParts(expression: Expression): readonly Expression[] {
  const isAnd = expression.kind === "call" && expression.name === "and" && expression.args.length > 0;
  return isAnd ? expression.args.flatMap(conditionParts) : [expression];
}

/** Returns the attributes of each role, by seat. */
export function roleValues(game: Json): readonly Readonly<Record<string, Json>>[] {
  const roles = listOf(objectOf(objectOf(game)["players"])["roles"]);
  return roles.map((role) => objectOf(objectOf(role)["attributes"]));
}
