// Finds effects that come to nothing for what the conditions or the effects before them say: a piece that takes itself off
// the board, a capture where nothing stands, a value that is there already (gdl.md, A7).
import { childPointer } from "../../../base/json";
import type { Finding, Fix } from "../../../findings/finding";
import { nodeAt } from "../../../text/jsonTree";
import { type Call, type Expression, visitExpression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import { spanOf } from "../text/strings/problem";
import { startsOnBoard } from "./boardStarts";
import { type CheckedGame, type PlacedExpression, allConditions, expressionsOf } from "./checked";
import { found, interactionAt, writing } from "./found";

export function idleEffectFindings(game: CheckedGame): readonly Finding[] {
  const { index } = game;
  return Array.from(index.interactions).flatMap(([name, interaction]) => {
    if (!startsOnBoard(index, interaction)) return [];
    const at = interactionAt(name);
    const conditions = allConditions(expressionsOf(interaction["conditions"], childPointer(at, "conditions")));
    const effects = expressionsOf(interaction["effects"], childPointer(at, "effects"));
    return ofInteraction(game, new Set(conditions.map(printExpression)), effects);
  });
}

function ofInteraction(
  { file }: CheckedGame,
  conditions: ReadonlySet<string>,
  effects: readonly PlacedExpression[],
): readonly Finding[] {
  const findings: Finding[] = [];
  const done: Call[] = [];
  for (const [number, { expression, at }] of effects.entries()) {
    if (expression.kind !== "call") continue;
    const message = whyIdle(expression, conditions, done);
    if (message !== null) {
      const fixes = isOfMover(expression, done)
        ? exchangeFixes(file, effects[number - 1], effects[number])
        : targetFixes(file, expression, at, conditions);
      findings.push(found("effect-idle", file, { at, within: spanOf(expression) }, message, { fixes }));
    }
    addWrites(expression, done);
  }
  return findings;
}

/** Returns why an effect that always runs comes to nothing, or to what is hardly meant; null for another one. */
function whyIdle(effect: Call, conditions: ReadonlySet<string>, done: readonly Call[]): string | null {
  const [place, value] = effect.args.map(printExpression);
  if (effect.name === "remove_entity" && place !== undefined) {
    if (isOfMover(effect, done))
      return `Here ${place} is the piece that has just moved: it takes itself off the board.`;
    const isEmpty = conditions.has(`eq(${place}, null)`) || conditions.has(`eq(null, ${place})`);
    return isEmpty && done.length === 0
      ? `The conditions say that nothing stands on ${place}: nothing is removed.`
      : null;
  }
  if (place === undefined || value === undefined || done.some((before) => changes(before, place))) return null;
  if (effect.name === "move_entity" && place === "entity" && (value === "start" || value === "entity.pos"))
    return "The piece stands there already: it does not move.";
  const [, written] = effect.args;
  const isWritten = written?.kind === "text" || written?.kind === "number" || written?.kind === "constant";
  const isAsked = conditions.has(`eq(${place}, ${value})`) || conditions.has(`eq(${value}, ${place})`);
  return effect.name === "set" && isWritten && isAsked ? `The conditions say that ${place} is ${value} already.` : null;
}

/** Returns whether an effect removes what stands where the piece was just put. */
function isOfMover({ name, args: [of] }: Call, done: readonly Call[]): boolean {
  if (name !== "remove_entity" || of === undefined || printExpression(of) !== "board[target]") return false;
  const last = done.findLast((each) => changes(each, "board[target]"));
  const [one, other] = last?.args.map(printExpression) ?? [];
  return (
    (last?.name === "move_entity" && one === "entity" && other === "target") ||
    (last?.name === "set" && one === "board[target]" && other === "entity")
  );
}

/** Returns whether an effect may change what an expression gives. */
function changes({ name, args: [of, to] }: Call, place: string): boolean {
  if (name === "set" || name === "add" || name === "sub" || name === "mul")
    return of !== undefined && (printExpression(of) === place || lastName(printExpression(of)) === lastName(place));
  if (name === "move_entity")
    return place === "entity" || (to !== undefined && `board[${printExpression(to)}]` === place);
  return true;
}

/** Returns the property that a text ends with, or the text. */
function lastName(text: string): string {
  return text.slice(text.lastIndexOf(".") + 1);
}

/** Adds the calls of an effect that may write, those behind conditions too. */
function addWrites(effect: Expression, done: Call[]): void {
  visitExpression(effect, (node) => {
    if (node.kind === "call" && WRITES.has(node.name)) done.push(node);
  });
}

const WRITES: ReadonlySet<string> = new Set(
  "set add sub mul remove_entity move_entity move_to_zone spawn_entity draw_cards shuffle".split(" "),
);

function exchangeFixes(
  file: CheckedGame["file"],
  one: PlacedExpression | undefined,
  other: PlacedExpression | undefined,
): readonly Fix[] {
  const [before, after] = [one, other].map((each) => (each === undefined ? undefined : nodeAt(file.tree, each.at)));
  if (before === undefined || after === undefined) return [];
  const textOf = ({ offset, length }: typeof before): string => file.text.slice(offset, offset + length);
  const edits = [
    { offset: before.offset, length: before.length, text: textOf(after) },
    { offset: after.offset, length: after.length, text: textOf(before) },
  ];
  return [{ title: "Exchange with the effect before", changes: [{ file: file.path, edits }] }];
}

/** A move to where the piece stands is meant to go where the conditions lead. */
function targetFixes(
  file: CheckedGame["file"],
  { name, args: [, to] }: Call,
  at: PlacedExpression["at"],
  conditions: ReadonlySet<string>,
): readonly Fix[] {
  const isAsked = Array.from(conditions).some((condition) => /\btarget\b/.test(condition));
  if (name !== "move_entity" || to === undefined || !isAsked) return [];
  return writing(file, at, to, "target", "Write move_entity(entity, target)");
}
