// What can be read of a value by a dot, and what it gives: `entity.owner`, `target.x`, `state.pot` (gdl.md, A5 and A7).
import { assertNever } from "../../../../base/assertNever";
import { nameTable } from "../../../../base/nameTable";
import type { DeclaredValue, GameIndex } from "../names/gameIndex";
import { type ValueType, typeOfDeclared } from "./types";

export interface KnownProperty {
  readonly type: ValueType;
  /** The sort of the pack's name that it is; null for one of the language. */
  readonly of: string | null;
  /** A few words beside it in a list. */
  readonly detail: string;
}

function built(type: ValueType, detail: string): KnownProperty {
  return { type, of: null, detail };
}

const POINT = {
  x: built("number", "column"),
  y: built("number", "row"),
  q: built("number", "column of a hex"),
  r: built("number", "row of a hex"),
  s: built("number", "-q - r of a hex"),
};

const BUILT: Readonly<Record<string, Readonly<Record<string, KnownProperty>>>> = nameTable({
  entity: {
    id: built("number", "its id, a number"),
    schema: built("text", "its sort of entity"),
    pos: built("position", "its place"),
    zone: built("zone", "its zone"),
    visibility: built("text", "who may see it: all, owner_only or none"),
    visible_to: built("players", "players who may also see it"),
  },
  player: { name: built("text", "the player's name") },
  zone: {
    name: built("text", "the zone's name"),
    owner: built("player", "whose zone it is"),
    entities: built("entities", "what lies in it, the bottom first"),
    count: built("number", "how many lie in it"),
  },
  entities: { length: built("number", "how many") },
  players: { length: built("number", "how many") },
  moves: { length: built("number", "how many") },
});

const STATE: Readonly<Record<string, KnownProperty>> = nameTable({
  current_player: built("player", "whose turn it is"),
  current_phase: built("text", "the phase"),
  phase: built("text", "the phase"),
  turn_direction: built("number", "1 or -1"),
});

/** Returns the variables of the game and what every game has, by name. */
export function stateProperties({ stateVariables }: GameIndex): ReadonlyMap<string, KnownProperty> {
  const found = new Map(Object.entries(STATE));
  for (const [name, declared] of stateVariables) found.set(name, ofPack(declared, "stateVariable"));
  return found;
}

/** Returns what can be read of a value of a type, by name; null where nothing is known of the value. */
export function propertiesOf(type: ValueType, index: GameIndex): ReadonlyMap<string, KnownProperty> | null {
  const found = new Map(Object.entries(BUILT[type] ?? {}));
  switch (type) {
    case "any":
    case "null":
      return null;
    case "position":
      return placeProperties(index);
    case "entity":
      addAll(found, index.attributes, "attribute");
      return found;
    case "player":
      addAll(found, index.playerAttributes, "playerAttribute");
      addAll(found, index.playerVariables, "playerVariable");
      return found;
    case "zone":
      for (const zone of index.zones.values()) {
        for (const key of Object.keys(zone)) if (!found.has(key)) found.set(key, built("any", "as the zone says"));
      }
      return found;
    case "bool":
    case "number":
    case "text":
    case "entities":
    case "players":
    case "moves":
      return found;
    default:
      return assertNever(type);
  }
}

function placeProperties({ board, nodeAttributes }: GameIndex): ReadonlyMap<string, KnownProperty> {
  if (board.kind !== "network") return new Map(Object.entries(POINT));
  const names = { id: built("text", "the place's name"), name: built("text", "the place's name") };
  const found = new Map<string, KnownProperty>(Object.entries(names));
  for (const name of nodeAttributes) {
    if (!found.has(name)) found.set(name, { type: "any", of: "nodeAttribute", detail: "of a place" });
  }
  return found;
}

/** Returns what may be read of a value whose type is not known: the first that has a name counts. */
export function likelyProperties(index: GameIndex): ReadonlyMap<string, KnownProperty> {
  const found = new Map<string, KnownProperty>();
  for (const type of ["entity", "player", "position", "zone"] as const) {
    for (const [name, property] of propertiesOf(type, index) ?? []) if (!found.has(name)) found.set(name, property);
  }
  return found;
}

function addAll(found: Map<string, KnownProperty>, declared: ReadonlyMap<string, DeclaredValue>, of: string): void {
  for (const [name, value] of declared) if (found.get(name)?.of !== of) found.set(name, ofPack(value, of));
}

const WORDS: Readonly<Record<string, string>> = {
  attribute: "attribute",
  playerAttribute: "attribute of a player",
  playerVariable: "variable of a player",
  stateVariable: "variable of the game",
};

function ofPack({ type }: DeclaredValue, of: string): KnownProperty {
  return { type: typeOfDeclared(type), of, detail: `${WORDS[of] ?? of} · ${type}` };
}
