// Finds conditions of interactions that can never hold: one excludes another, or asks for what is not on the board
// (gdl.md, A7 and A8).
import { type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding, Fix } from "../../../findings/finding";
import { type Call, type Expression, visitExpression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import { spanOf } from "../text/strings/problem";
import { type StringScope, scopeAt } from "../text/strings/scope";
import { startsOnBoard, zoneOnBoard } from "./boardStarts";
import { type CheckedGame, type PlacedExpression, conditionParts, expressionsOf } from "./checked";
import { found, interactionAt, writing } from "./found";
import { mostEntities } from "./mostEntities";
import { type NearestNumber, alwaysInRange, nearestInRange, neverInRange } from "./ranges";
import { variableRanges } from "./variableRanges";

interface Part {
  readonly at: JsonPointer;
  readonly condition: Expression;
}

export function neverHoldsFindings(game: CheckedGame): readonly Finding[] {
  const { index } = game;
  const ofInteractions = Array.from(index.interactions).flatMap(([name, { conditions }]) => {
    const at = childPointer(interactionAt(name), "conditions");
    const parts = partsOf(expressionsOf(conditions, at));
    const scope = scopeAt("gdl-condition", index.game, ["interactions", "list", name, "conditions", 0]);
    const alone = parts.flatMap((part) => ofMoveFinding(game, name, part) ?? aloneFindings(game, part, scope));
    return [...(alone.length > 0 ? alone : excludedFindings(game, parts)), ...effectFindings(game, name)];
  });
  const ends = listOf(objectOf(index.game["end_conditions"])["conditions"]);
  const ofEnds = ends.flatMap((end, number) => {
    const at = childPointer("/end_conditions/conditions", number, "condition");
    const scope = scopeAt("gdl-condition", index.game, ["end_conditions", "conditions", number, "condition"]);
    const parts = partsOf(expressionsOf(objectOf(end)["condition"], at));
    const alone = parts.flatMap((part) => aloneFindings(game, part, scope));
    if (alone.length > 0) return alone;
    return [...excludedFindings(game, parts), ...alwaysFindings(game, parts, scope)];
  });
  return [...ofInteractions, ...ofEnds];
}

/** Reports an end that holds whatever happens: the game is over after its first move. */
function alwaysFindings(game: CheckedGame, parts: readonly Part[], scope: StringScope): readonly Finding[] {
  const { file, index } = game;
  const about = { index, scope, variables: variableRanges(game), most: mostEntities(game) };
  const whys = parts.map(({ condition }) => alwaysInRange(condition, about));
  const [first] = parts;
  if (first === undefined || whys.includes(null)) return [];
  const place = { at: first.at, within: spanOf(first.condition) };
  return [found("always-holds", file, place, `This always holds: ${whys[0]}. The game ends after its first move.`)];
}

/** Conditions of an interaction's effects: what they stand before is never done. */
function effectFindings(game: CheckedGame, name: string): readonly Finding[] {
  const effects = game.index.interactions.get(name)?.["effects"];
  const scope = scopeAt("gdl-effect", game.index.game, ["interactions", "list", name, "effects", 0]);
  return expressionsOf(effects, childPointer(interactionAt(name), "effects")).flatMap(({ expression, at }) => {
    const findings: Finding[] = [];
    visitExpression(expression, (node) => {
      if (node.kind === "call" && node.name === "set") findings.push(...writtenFindings(game, node, at, scope));
      const [condition] = node.kind === "call" && node.name === "if" ? node.args : [];
      if (condition === undefined) return;
      for (const part of conditionParts(condition)) {
        findings.push(...aloneFindings(game, { at, condition: part }, scope));
      }
    });
    return findings;
  });
}

/** Reports a comparison whose result is written and is always the same. */
function writtenFindings(game: CheckedGame, { args }: Call, at: JsonPointer, scope: StringScope): readonly Finding[] {
  const [, value] = args;
  const { file, index } = game;
  if (value === undefined) return [];
  const about = { index, scope, variables: variableRanges(game), most: mostEntities(game) };
  const [never, always] = [neverInRange(value, about), alwaysInRange(value, about)];
  const place = { at, within: spanOf(value) };
  if (never !== null) return [found("never-holds", file, place, `This is always false: ${never}.`)];
  return always === null ? [] : [found("always-holds", file, place, `This is always true: ${always}.`)];
}

function partsOf(expressions: readonly PlacedExpression[]): readonly Part[] {
  return expressions.flatMap(({ expression, at }) =>
    conditionParts(expression).map((condition) => ({ at, condition })),
  );
}

/** Reports a condition that never holds of a move, wherever it starts; null for none. */
function ofMoveFinding(game: CheckedGame, name: string, part: Part): Finding | null {
  const { file, index } = game;
  const { at, condition } = part;
  const place = { at, within: spanOf(condition) };
  const text = printExpression(condition);
  if (text === "eq(target, start)" || text === "eq(start, target)") {
    return found("never-holds", file, place, "A move never ends where it starts: this never holds.");
  }
  if (START_IS_EMPTY.has(text) && startsOnBoard(index, index.interactions.get(name) ?? {})) {
    const fixes = targetFixes(file, at, condition, text);
    return found("never-holds", file, place, "The piece that moves stands on its start: this never holds.", { fixes });
  }
  return zoneOnBoard(game, name, part);
}

/** Reports a condition that never holds whatever the others say. */
function aloneFindings(game: CheckedGame, { at, condition }: Part, scope: StringScope): readonly Finding[] {
  const { file, index } = game;
  const about = { index, scope, variables: variableRanges(game), most: mostEntities(game) };
  const why = neverInRange(condition, about);
  if (why === null) return [];
  const place = { at, within: spanOf(condition) };
  const fixes = numberFixes(file, at, nearestInRange(condition, about));
  return [found("never-holds", file, place, `This never holds: ${why}.`, { fixes })];
}

function numberFixes(file: CheckedGame["file"], at: JsonPointer, meant: NearestNumber | null): readonly Fix[] {
  return meant === null ? [] : writing(file, at, meant.literal, `${meant.nearest}`, `Change to ${meant.nearest}`);
}

/** Where a move goes is often meant, and is what must be empty. */
function targetFixes(file: CheckedGame["file"], at: JsonPointer, condition: Expression, text: string): readonly Fix[] {
  const meant = text.replace(/board\[.*?\]/, "board[target]");
  return writing(file, at, condition, meant, `Change to ${meant}`);
}

const START_IS_EMPTY: ReadonlySet<string> = new Set(
  ["start", "entity.pos", "entity"].flatMap((place) => [
    `eq(board[${place}], null)`,
    `eq(null, board[${place}])`,
    `not(board[${place}])`,
  ]),
);

/** Conditions that exclude one before them. */
function excludedFindings({ file }: Pick<CheckedGame, "file">, parts: readonly Part[]): readonly Finding[] {
  return parts.flatMap(({ at, condition }, number): readonly Finding[] => {
    const other = parts.slice(0, number).find((before) => excludes(before.condition, condition));
    if (other === undefined) return [];
    const related = [{ file: file.path, at: other.at, message: "The other condition." }];
    const message = `This never holds beside ${printExpression(other.condition)}.`;
    return [found("never-holds", file, { at, within: spanOf(condition) }, message, { related })];
  });
}

function excludes(one: Expression, other: Expression): boolean {
  if (isNegated(one, other) || isNegated(other, one)) return true;
  const [a, b] = [comparison(one), comparison(other)];
  if (a === null || b === null || (!a.isEqual && !b.isEqual)) return false;
  if (a.isEqual !== b.isEqual) return a.text === b.text;
  const [first, second] = [literalOf(a.call), literalOf(b.call)];
  return first !== null && second !== null && first.of === second.of && first.value !== second.value;
}

function isNegated(one: Expression, other: Expression): boolean {
  const [inner] = one.kind === "call" && one.name === "not" && one.args.length === 1 ? one.args : [];
  return inner !== undefined && printExpression(inner) === printExpression(other);
}

/** An `eq` or `ne`; its text is the same with the sides exchanged. */
function comparison(
  node: Expression,
): { readonly isEqual: boolean; readonly text: string; readonly call: Call } | null {
  if (node.kind !== "call" || (node.name !== "eq" && node.name !== "ne") || node.args.length !== 2) return null;
  const text = node.args.map(printExpression).sort().join(" ");
  return { isEqual: node.name === "eq", text, call: node };
}

/** Returns what is compared with a written value, and that value. */
function literalOf({ args: [one, other] }: Call): { readonly of: string; readonly value: string } | null {
  if (one === undefined || other === undefined) return null;
  const [literal, of] = isLiteral(one) ? [one, other] : [other, one];
  return isLiteral(literal) && !isLiteral(of)
    ? { of: printExpression(of), value: `${literal.kind} ${JSON.stringify(literal.value)}` }
    : null;
}

function isLiteral(node: Expression): node is Extract<Expression, { kind: "text" | "number" | "constant" }> {
  return node.kind === "text" || node.kind === "number" || node.kind === "constant";
}
