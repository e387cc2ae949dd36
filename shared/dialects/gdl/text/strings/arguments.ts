// What the arguments of functions and effects have to be: with another kind of value a call is an error in play, or is
// never true (gdl.md, A7).
import { nameTable } from "../../../../base/nameTable";
import type { Call, Expression, Index } from "../../expressions/expression";
import { writtenText } from "../../expressions/tokens";
import { printExpression } from "../../expressions/print";
import { readPlace } from "../names/board";
import { type ReadContext, playerNames, tell } from "./context";
import { type StringProblem, spanOf } from "./problem";
import { TYPE_WORDS, type ValueType, elementType, typeOfDeclared } from "./types";

/** What an argument has to be. */
type Want =
  | "place"
  | "destination"
  | "player"
  | "owner"
  | "named player"
  | "entity"
  | "list"
  | "zone"
  | "text"
  | "number";

const PLACES: readonly Want[] = ["place", "place"];
const LIST: readonly Want[] = ["list"];
const PLAYER: readonly Want[] = ["player"];

const FUNCTIONS = nameTable<readonly Want[]>({
  adjacent: PLACES,
  special_connection: PLACES,
  path_clear: PLACES,
  mid_pos: PLACES,
  attacked: ["place", "player"],
  visible_to: ["entity", "player"],
  player: ["named player"],
  other_player: PLAYER,
  opponent_of: PLAYER,
  next_player: PLAYER,
  get_all_legal_moves_for: PLAYER,
  entities_of_player: ["owner"],
  zone: ["zone"],
  entities_in_zone: ["zone"],
  top: LIST,
  top_card: LIST,
  count: LIST,
  size: LIST,
});

const EFFECTS = nameTable<readonly Want[]>({
  remove_entity: ["entity"],
  move_entity: ["entity", "destination"],
  move_to_zone: ["entity", "destination"],
  spawn_entity: ["text", "destination", "owner"],
  shuffle: ["zone"],
  draw_cards: ["zone", "zone", "number"],
});

const ACCEPTED: Readonly<Record<Want, readonly ValueType[]>> = {
  place: ["position", "entity", "text", "zone"],
  destination: ["position", "entity", "text", "zone"],
  player: ["player"],
  owner: ["player"],
  "named player": ["text", "player"],
  entity: ["entity"],
  list: ["zone", "entities", "players", "moves"],
  zone: ["zone", "text"],
  text: ["text"],
  number: ["number"],
};

const WORDS: Readonly<Record<Want, string>> = {
  place: "a place",
  destination: "a place or a zone",
  player: "a player",
  owner: "a player",
  "named player": "a player's name",
  entity: "an entity",
  list: "a zone or a list",
  zone: "a zone",
  text: "a name in quotes",
  number: "a number",
};

/** Reads the kinds of the arguments of a function. */
export function readArguments(context: ReadContext, call: Call, types: readonly ValueType[]): void {
  readWanted(context, call, types, FUNCTIONS[call.name] ?? []);
  const { kind } = context.index.board;
  if (call.name === "mid_pos" && (kind === "network" || kind === "none")) {
    const board = kind === "network" ? "a network" : "a game of zones";
    tell(context, "value-type", call, `There are no places half-way in ${board}.`, { severity: "warning" });
  }
  if (call.name === "pos" && (kind === "network" || kind === "none")) {
    tell(context, "condition-constant", call, "Places here have no coordinates: this is always null.");
  }
}

/** Reads the kinds of the arguments of an effect, which does nothing, or fails, for a written null. */
export function readEffectArguments(context: ReadContext, call: Call, types: readonly ValueType[]): void {
  const wants = EFFECTS[call.name] ?? [];
  readWanted(context, call, types, wants);
  for (const [at, want] of wants.entries()) {
    const arg = call.args[at];
    const isNull = arg?.kind === "constant" && arg.value === null;
    if (!isNull || (want !== "entity" && want !== "destination")) continue;
    const name = want === "entity" && call.name !== "remove_entity" ? "entity" : "target";
    const instead = call.name === "remove_entity" ? "board[target]" : name;
    const isMeant = context.index.board.kind !== "none" && context.known().has(name);
    tell(context, "value-type", arg, `This is null; ${call.name}(…) needs ${WORDS[want]}.`, {
      severity: "warning",
      ...(isMeant ? { instead } : {}),
    });
  }
}

function readWanted(context: ReadContext, call: Call, types: readonly ValueType[], wants: readonly Want[]): void {
  if (readSwapped(context, call, types, wants)) return;
  for (const [at, want] of wants.entries()) {
    const [arg, type] = [call.args[at], types[at]];
    if (arg === undefined || type === undefined) continue;
    if (want === "place" && readPlaceText(context, arg)) continue;
    if (isAccepted(context, want, type)) continue;
    const message = `This is ${TYPE_WORDS[type]}; ${call.name}(…) needs ${WORDS[want]}.`;
    tell(context, "value-type", arg, message, { severity: "warning", ...insteadOf(context, arg, want) });
  }
}

/** Other orders of two and three arguments; those of one kind keep theirs where they can. */
const OTHER_ORDERS: readonly (readonly number[])[] = [
  [1, 0],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
];

/** Reports arguments that fit in another order and do not as they are; returns whether they do. */
function readSwapped(context: ReadContext, call: Call, types: readonly ValueType[], wants: readonly Want[]): boolean {
  const { args } = call;
  const accepts = (at: number, from: number): boolean => {
    const [want, type] = [wants[at], types[from]];
    return want !== undefined && type !== undefined && isAccepted(context, want, type);
  };
  const wrong = args.findIndex((_, at) => !accepts(at, at));
  const [arg, type, want] = [args[wrong], types[wrong], wants[wrong]];
  if (arg === undefined || type === undefined || want === undefined || args.length > wants.length) return false;
  const order = OTHER_ORDERS.find((each) => each.length === args.length && each.every((from, at) => accepts(at, from)));
  if (order === undefined) return false;
  const message = `This is ${TYPE_WORDS[type]}; ${call.name}(…) needs ${WORDS[want]} here: its arguments are in another order.`;
  tell(context, "value-type", arg, message, { severity: "warning", ...reordered(args, order) });
  return true;
}

/** Returns the fix that writes arguments in another order. */
function reordered(args: readonly Expression[], order: readonly number[]): Pick<StringProblem, "fix"> {
  const moved = args.filter((_, at) => order[at] !== at);
  const [first, last] = [moved[0], moved.at(-1)];
  if (first === undefined || last === undefined) return {};
  if (moved.length === 2) return { fix: swapFix(first, last) };
  const text = order.flatMap((from) => args[from] ?? []).map(printExpression);
  const span = { offset: first.from, length: last.to - first.from };
  return { fix: { title: `Write ${text.join(", ")}`, span, text: text.join(", ") } };
}

/** Returns the fix that exchanges two arguments of a call, next to one another. */
export function swapFix(one: Expression, other: Expression): NonNullable<StringProblem["fix"]> {
  const [first, second] = [printExpression(one), printExpression(other)];
  const span = { offset: one.from, length: other.to - one.from };
  return { title: `Swap ${first} and ${second}`, span, text: `${second}, ${first}` };
}

function isAccepted({ index }: ReadContext, want: Want, type: ValueType): boolean {
  if (type === "any" || type === "null" || ACCEPTED[want].includes(type)) return true;
  // In a game with zones a location may be one.
  if (type === "position" && index.zones.size > 0) return want === "list" || want === "zone";
  if (want !== "owner") return false;
  const owner = index.attributes.get("owner");
  const declared = owner === undefined ? "any" : typeOfDeclared(owner.type);
  return declared === "any" || declared === type;
}

/** What a text that names a zone or a player, or a place in place of its piece, has to be written as. */
function insteadOf(context: ReadContext, node: Expression, want: Want): { readonly instead?: string } {
  const isOfBoard = want === "entity" && context.index.board.kind !== "none";
  if (isOfBoard && context.typeOf(node) === "position") return { instead: `board[${printExpression(node)}]` };
  if (node.kind !== "text") return {};
  if (want === "list" && context.index.zones.has(node.value)) return { instead: `zone(${writtenText(node.value)})` };
  return want === "player" || want === "owner" ? playerInstead(context, node) : {};
}

/** Returns the call that gives the player whom a text names; nothing for another text. */
export function playerInstead({ index }: ReadContext, node: Expression): { readonly instead?: string } {
  const isPlayer = node.kind === "text" && playerNames(index).has(node.value);
  return isPlayer ? { instead: `player(${writtenText(node.value)})` } : {};
}

/** Reads a text that is to name a place; returns whether that cannot be. */
function readPlaceText(context: ReadContext, node: Expression): boolean {
  const { kind } = context.index.board;
  if (node.kind !== "text" || kind === "network" || kind === "unknown") return false;
  const isName = context.known().has(node.value);
  const instead = isName ? node.value : pointNamed(context, node.value);
  const more = instead === null ? {} : { instead };
  const hint = instead === null ? "" : ` Did you mean ${instead}${isName ? ", without quotes" : ""}?`;
  tell(context, "value-type", node, `Only places of a network have names.${hint}`, { severity: "warning", ...more });
  return true;
}

/** Returns `pos(0, 2)` for the name of a square; null for another text. */
function pointNamed({ index: { board } }: ReadContext, name: string): string | null {
  const read = readPlace(board, name);
  return board.kind !== "none" && "place" in read ? `pos(${read.place.replace(",", ", ")})` : null;
}

/** Reads what stands in `board[…]`. */
export function readCell(context: ReadContext, at: Expression, type: ValueType): void {
  if (readPlaceText(context, at) || isAccepted(context, "place", type)) return;
  const message = `This is ${TYPE_WORDS[type]}; board[…] needs a place.`;
  tell(context, "value-type", at, message, { severity: "warning" });
}

/** Reads `board[x][y]`, as other languages write the square at x and y; returns whether it is that. */
export function readCoordinates(context: ReadContext, { of, at, from, to }: Index): boolean {
  if (of.kind !== "index" || of.of.kind !== "name" || of.of.name !== "board") return false;
  if (context.value(of.at) !== "number" || context.value(at) !== "number") return false;
  const square = `board[pos(${printExpression(of.at)}, ${printExpression(at)})]`;
  const fix = { title: `Write ${square}`, span: spanOf({ from, to }), text: square };
  context.problems.push({
    code: "value-type",
    message: `Write ${square}: board[…] needs a place.`,
    span: fix.span,
    severity: "warning",
    fix,
  });
  return true;
}

/** Reads an element of a list; returns what it is. */
export function readElement(context: ReadContext, node: Index, of: ValueType, at: ValueType): ValueType {
  const isList = of === "any" || of === "null" || ["entities", "players", "moves"].includes(of);
  if (!isList) {
    const message =
      of === "zone"
        ? "Only a list has elements: those of a zone are its .entities."
        : `Only a list has elements, and this is ${TYPE_WORDS[of]}.`;
    tell(context, "value-type", node.of, message, { severity: "warning" });
  } else if (of !== "any" && at !== "number" && at !== "any" && at !== "null") {
    const message = `This is ${TYPE_WORDS[at]}; elements are counted by numbers.`;
    tell(context, "value-type", node.at, message, { severity: "warning" });
  }
  return elementType(of);
}
