// Finds conditions that ask a piece of the board for its zone: without "from" a move of a game with a board starts there,
// and what stands on the board lies in no zone (gdl.md, A8).
import { type JsonObject, type JsonPointer, listOf, objectOf } from "../../../base/json";
import type { Finding, Fix } from "../../../findings/finding";
import { memoByIdentity } from "../../../base/memo";
import { memberEdits } from "../../../text/memberEdit";
import { type Expression, visitExpression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import { writtenText } from "../expressions/tokens";
import type { GameIndex } from "../text/names/gameIndex";
import { spanOf } from "../text/strings/problem";
import { type CheckedGame, expressionsOf } from "./checked";
import { found } from "./found";

/**
 * Returns whether the entity that an interaction takes stands on the board, whatever the game: a chain may go on from a
 * zone.
 */
export function startsOnBoard({ board, zones }: GameIndex, interaction: JsonObject): boolean {
  const hasBoard = board.kind !== "none" && board.kind !== "unknown";
  const { from, chainable } = interaction;
  return hasBoard && from === undefined && (chainable !== true || zones.size === 0);
}

/** Reports a condition that asks for a zone where the move starts on the board; null for another one. */
export function zoneOnBoard(
  game: CheckedGame,
  name: string,
  { at, condition }: { readonly at: JsonPointer; readonly condition: Expression },
): Finding | null {
  const { file, index } = game;
  if (index.zones.size === 0 || !startsOnBoard(index, index.interactions.get(name) ?? {})) return null;
  const zone = zoneAsked(condition, index);
  if (zone === null || mayStandInZone(game)) return null;
  const from = zone === "" ? "any" : zone;
  const edits = memberEdits(file.text, file.tree, ["interactions", "list", name, "from"], from);
  const title = `Add "from": "${from}"`;
  const fixes: readonly Fix[] = edits.length === 0 ? [] : [{ title, changes: [{ file: file.path, edits }] }];
  const message = 'This never holds: without "from" a move starts on the board, where a piece lies in no zone.';
  return found("never-holds", file, { at, within: spanOf(condition) }, message, { fixes });
}

/** Returns the zone that a condition asks for, as an expression; an empty text for some zone, null for none. */
function zoneAsked(condition: Expression, index: GameIndex): string | null {
  if (isZoneOfEntity(condition)) return "";
  if (condition.kind !== "call" || condition.args.length !== 2) return null;
  const [one, other] = condition.args;
  if (one === undefined || other === undefined) return null;
  for (const [asked, value] of [[one, other] as const, [other, one] as const]) {
    const isNull = value.kind === "constant" && value.value === null;
    if (condition.name === "ne" && isNull && isZoneOfEntity(asked)) return "";
    if (condition.name !== "eq") continue;
    if (isZoneOfEntity(asked) && isZone(value, index)) return printExpression(value);
    if (asked.kind !== "property" || !isZoneOfEntity(asked.of)) continue;
    if (asked.name === "name" && value.kind === "text" && index.zones.has(value.value))
      return `zone(${writtenText(value.value)})`;
    if (asked.name === "owner" && value.kind === "name" && value.name === "player") return "";
  }
  return null;
}

function isZoneOfEntity(node: Expression): boolean {
  if (node.kind !== "property" || node.name !== "zone") return false;
  return node.of.kind === "name" && (node.of.name === "entity" || node.of.name === "card");
}

/** Returns whether an expression is a zone of the game whatever happens. The acting player may lack a hand. */
function isZone(node: Expression, { zones }: GameIndex): boolean {
  if (node.kind === "name") return zones.has(node.name);
  const [name] = node.kind === "call" && node.name === "zone" ? node.args : [];
  return name?.kind === "text" && zones.has(name.value);
}

/** `set(board[p], card)` leaves the card in its zone as well (decision D-15): then a piece of the board may lie in one. */
const mayStandInZone = memoByIdentity(({ index }: CheckedGame): boolean => {
  const onTurnEnd = objectOf(index.game["game_flow"])["on_turn_end"];
  const ofSetup = listOf(objectOf(index.game["setup"])["steps"]).map((step) => objectOf(step)["do"]);
  const ofInteractions = Array.from(index.interactions.values(), (each) => ({
    effects: each["effects"],
    isOnBoard: startsOnBoard(index, each),
  }));
  const all = [onTurnEnd, ...ofSetup].map((effects) => ({ effects, isOnBoard: false }));
  return [...all, ...ofInteractions].some(({ effects, isOnBoard }) => {
    const read = expressionsOf(effects, "");
    if (Array.isArray(effects) && read.length < effects.length) return true;
    let puts = false;
    for (const { expression } of read) {
      visitExpression(expression, (node) => {
        if (node.kind !== "call" || node.name !== "set") return;
        const [place, value] = node.args;
        if (place?.kind !== "index" || value === undefined) return;
        const isNull = value.kind === "constant" && value.value === null;
        const isOfBoard = value.kind === "index" && value.of.kind === "name" && value.of.name === "board";
        const isMoved = value.kind === "name" && (value.name === "entity" || value.name === "card") && isOnBoard;
        if (!isNull && !isOfBoard && !isMoved) puts = true;
      });
    }
    return puts;
  });
});
