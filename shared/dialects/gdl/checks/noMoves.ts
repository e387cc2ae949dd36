// Finds conditions that no move on the board can fit: those that exclude one another by where a piece can go, and numbers
// of players, such as a row for promotion, that a player's moves never reach.
import { childPointer } from "../../../base/json";
import { type Finding, type Fix, pointerIn } from "../../../findings/finding";
import { type Expression, visitExpression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import { spanOf } from "../text/strings/problem";
import { type CheckedGame, type PlacedExpression, conditionParts, expressionsOf, roleValues } from "./checked";
import { found, interactionAt, replacing } from "./found";
import { type MoveGeometry, type Possible, moveGeometry } from "./moveGeometry";

export function noMoveFindings(game: CheckedGame, told: readonly Finding[]): readonly Finding[] {
  const { players, hasDynamicRoles } = game.index;
  if (players.length === 0) return [];
  const seats = hasDynamicRoles ? [0] : Array.from(players.keys());
  const findings = Array.from(game.index.interactions.keys()).flatMap((name) => {
    const at = interactionAt(name);
    // What is wrong with it may be why.
    if (told.some((finding) => pointerIn(finding.at).startsWith(`${at}/`))) return [];
    const geometry = moveGeometry(game, name);
    return geometry === null ? [] : ofInteraction({ game, geometry, seats }, name);
  });
  // Several actions may read the same number.
  const places = findings.map((finding) => JSON.stringify(finding.at));
  return findings.filter((_, number) => places.indexOf(places[number] ?? "") === number);
}

interface About {
  readonly game: CheckedGame;
  readonly geometry: MoveGeometry;
  readonly seats: readonly number[];
}

interface Part {
  readonly at: PlacedExpression["at"];
  readonly condition: Expression;
  readonly possible: Possible;
}

function ofInteraction(about: About, name: string): readonly Finding[] {
  const { game, geometry } = about;
  const interaction = game.index.interactions.get(name) ?? {};
  const at = interactionAt(name);
  const parts = partsOf(geometry, expressionsOf(interaction["conditions"], childPointer(at, "conditions")));
  const failing = failures(about, parts);
  if (failing.length > 0) return failing;
  return effectConditions(expressionsOf(interaction["effects"], childPointer(at, "effects"))).flatMap((placed) =>
    failures(about, parts, partsOf(geometry, [placed])),
  );
}

function partsOf(geometry: MoveGeometry, expressions: readonly PlacedExpression[]): readonly Part[] {
  return expressions.flatMap(({ expression, at }) =>
    conditionParts(expression).flatMap((condition): readonly Part[] => {
      const possible = geometry.possible(condition);
      return possible === null ? [] : [{ at, condition, possible }];
    }),
  );
}

/** Returns the conditions of the effects that are done only if they hold. */
function effectConditions(effects: readonly PlacedExpression[]): readonly PlacedExpression[] {
  return effects.flatMap(({ expression, at, text }) => {
    const conditions: PlacedExpression[] = [];
    const visit = (node: Expression): void => {
      if (node.kind !== "call") return;
      const [condition] = node.name === "if" ? node.args : [];
      // One inside another holds beside it.
      if (condition !== undefined) conditions.push({ expression: condition, at, text });
      else if (node.name === "do") node.args.forEach(visit);
    };
    visit(expression);
    return conditions;
  });
}

/**
 * Reports the condition that no move fits beside those before it; where only some players lack a move, the number of theirs
 * that it reads. `given` are conditions that hold already.
 */
function failures(about: About, given: readonly Part[], asked: readonly Part[] = []): readonly Finding[] {
  const { game, seats } = about;
  const all = [...given, ...asked];
  if (all.length === 0) return [];
  const lacking = seats.flatMap((seat) => {
    const part = firstFailing(about, all, seat);
    return part === null ? [] : [{ seat, part }];
  });
  const [first] = lacking;
  if (first === undefined) return [];
  if (lacking.length === seats.length) return [neverFinding(game, first.part, all)];
  return lacking.flatMap(({ seat, part }) =>
    isForOthers(about, seat, all) ? [] : numberFinding(about, seat, part, all),
  );
}

/** Returns whether a condition that reads no number of players, such as one of the name, leaves out a player. */
function isForOthers({ game, geometry }: About, seat: number, all: readonly Part[]): boolean {
  const numbers = game.index.playerAttributes;
  return all.some(
    ({ condition, possible }) =>
      !attributesIn(condition).some((name) => numbers.has(name)) && !geometry.isFound(seat, [possible]),
  );
}

/** Returns the first condition that no move of a player fits beside those before it; null for none. */
function firstFailing({ geometry }: About, parts: readonly Part[], seat: number): Part | null {
  const possible = parts.map((part) => part.possible);
  if (geometry.isFound(seat, possible)) return null;
  return parts.find((_, number) => !geometry.isFound(seat, possible.slice(0, number + 1))) ?? null;
}

function neverFinding({ file }: CheckedGame, { at, condition }: Part, all: readonly Part[]): Finding {
  const before = all.slice(
    0,
    all.findIndex((part) => part.condition === condition),
  );
  const related = before.map((part) => ({ file: file.path, at: part.at, message: "The move has to fit this, too." }));
  const beside = before.length === 0 ? "" : " beside the conditions before it";
  const message = `No move on this board fits ${printExpression(condition)}${beside}: this never holds.`;
  const place = { at, within: spanOf(condition) };
  return found("never-holds", file, place, message, related.length === 0 ? {} : { related: related.slice(-3) });
}

function numberFinding(about: About, seat: number, part: Part, all: readonly Part[]): readonly Finding[] {
  const { game } = about;
  const { file, index } = game;
  const values = roleValues(index.game);
  const name = attributesIn(part.condition).find((each) => typeof values[seat]?.[each] === "number");
  const value = name === undefined ? undefined : values[seat]?.[name];
  // Without a number of the player it may be meant for the others alone.
  if (name === undefined || typeof value !== "number" || !asksForPlaces(part.condition)) return [];
  const at = childPointer("/players/roles", seat, "attributes", name);
  const player = index.players[seat] ?? "";
  const message = `With "${name}" ${value} no move of ${player} fits ${printExpression(part.condition)}.`;
  const related = [{ file: file.path, at: part.at, message: "The condition." }];
  const fixes = otherNumbers(about, { seat, name, value, condition: part.condition }, all).flatMap(
    (other): readonly Fix[] => replacing(file, at, other),
  );
  return [found("never-for-player", file, at, message, { related, params: { name }, fixes: fixes.slice(0, 1) })];
}

function attributesIn(condition: Expression): readonly string[] {
  const names: string[] = [];
  visitExpression(condition, (node) => {
    if (node.kind !== "property") return;
    const of = printExpression(node.of);
    if (of === "player" || of === "entity.owner") names.push(node.name);
  });
  return names;
}

function asksForPlaces(condition: Expression): boolean {
  let asks = false;
  visitExpression(condition, (node) => {
    if (node.kind === "name" && (node.name === "start" || node.name === "target")) asks = true;
  });
  return asks;
}

/** A number of a player, and the condition that reads it. */
interface OwnNumber {
  readonly seat: number;
  readonly name: string;
  readonly value: number;
  readonly condition: Expression;
}

/** Returns the numbers with which some move fits: the edges of the board, or the opposite of the others', nearest first. */
function otherNumbers(
  { game, geometry }: About,
  { seat, name, value, condition }: OwnNumber,
  all: readonly Part[],
): readonly number[] {
  const theirs = roleValues(game.index.game).flatMap((attributes, other) => {
    const number = attributes[name];
    return other === seat || typeof number !== "number" ? [] : [number];
  });
  const isDirection = theirs.length > 0 && theirs.every((number) => Math.abs(number) === 1);
  const isOfColumns = /\.[xq]\b/.test(printExpression(condition));
  const numbers = geometry.places.map(({ x, y }) => (isOfColumns ? x : y));
  const edges = [Math.min(...numbers), Math.max(...numbers)];
  const candidates = new Set(isDirection ? theirs.map((number) => -number) : edges);
  const possible = all.map((part) => part.possible);
  return Array.from(candidates)
    .filter((number) => number !== value && !theirs.includes(number))
    .filter((number) => geometry.isFound(seat, possible, { name, value: number }))
    .toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value));
}
