// What an expression can give, as far as the texts tell.
import { nameTable } from "../../../../base/nameTable";
import type { DeclaredType } from "../names/gameIndex";

export type ValueType =
  | "any"
  | "null"
  | "bool"
  | "number"
  | "text"
  | "position"
  | "player"
  | "entity"
  | "zone"
  | "entities"
  | "players"
  | "moves";

const DECLARED: Readonly<Record<DeclaredType, ValueType>> = {
  int: "number",
  float: "number",
  number: "number",
  bool: "bool",
  string: "text",
  player_ref: "player",
  entity_ref: "entity",
  position: "position",
  player_ref_list: "players",
  any: "any",
};

export function typeOfDeclared(type: DeclaredType): ValueType {
  return DECLARED[type];
}

/** What functions give. Those that are not named give truth. */
const GIVES = nameTable<ValueType>({
  add: "number",
  sub: "number",
  mul: "number",
  abs: "number",
  mod: "number",
  min: "number",
  max: "number",
  div: "number",
  floor: "number",
  count: "number",
  size: "number",
  random_int: "number",
  mid_pos: "position",
  pos: "position",
  player: "player",
  other_player: "player",
  opponent_of: "player",
  next_player: "player",
  zone: "zone",
  top: "entity",
  top_card: "entity",
  entities_in_zone: "entities",
  entities_of_player: "entities",
  get_all_legal_moves_for: "moves",
  concat: "text",
  if: "any",
});

export function typeGivenBy(name: string): ValueType {
  return GIVES[name] ?? "bool";
}

const ELEMENTS = nameTable<ValueType>({ entities: "entity", players: "player", moves: "text" });

/** Returns what indexing a list, or taking its top, gives. */
export function elementType(type: ValueType): ValueType {
  return ELEMENTS[type] ?? "any";
}

/** Words for what something is, in messages. */
export const TYPE_WORDS: Readonly<Record<ValueType, string>> = {
  any: "a value",
  null: "null",
  bool: "true or false",
  number: "a number",
  text: "a text",
  position: "a place",
  player: "a player",
  entity: "an entity",
  zone: "a zone",
  entities: "a list of entities",
  players: "a list of players",
  moves: "a list of moves",
};

/** Returns whether a value of one type can be stored where the other is declared. */
export function fits(given: ValueType, wanted: ValueType): boolean {
  return given === wanted || given === "any" || wanted === "any" || given === "null";
}
