// What a game declares, by name: players, attributes, variables, zones, phases, interactions. Reads the text as far as
// it can be read; says nothing about right or wrong.
import { memoByIdentity } from "../../../../base/memo";
import { type Json, type JsonObject, isJsonObject, listOf, objectOf } from "../../../../base/json";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import { type Board, boardOf } from "./board";

const TYPES = [
  "int",
  "float",
  "number",
  "bool",
  "string",
  "player_ref",
  "entity_ref",
  "position",
  "player_ref_list",
  "any",
] as const;

/** The type of an attribute or a variable, as it is declared (gdl.md, A3 and A5). */
export type DeclaredType = (typeof TYPES)[number];

/** Returns the declared type of a name; undefined for a name that is none. */
export function declaredType(name: Json | undefined): DeclaredType | undefined {
  return TYPES.find((type) => type === name);
}

export interface DeclaredValue {
  readonly type: DeclaredType;
  /** Those that have it: schemas of an attribute, roles of a player's attribute. */
  readonly of: readonly string[];
  readonly declaration: JsonObject;
}

export interface GameIndex {
  readonly game: JsonObject;
  readonly board: Board;
  /** By their seats; with dynamic roles `Player1` and so on. */
  readonly players: readonly string[];
  /** So many play unless a recorded game says otherwise. */
  readonly leastPlayers: number;
  /** The most that may play. */
  readonly mostPlayers: number;
  readonly hasDynamicRoles: boolean;
  readonly playerAttributes: ReadonlyMap<string, DeclaredValue>;
  readonly playerVariables: ReadonlyMap<string, DeclaredValue>;
  readonly stateVariables: ReadonlyMap<string, DeclaredValue>;
  readonly schemas: ReadonlyMap<string, JsonObject>;
  readonly attributes: ReadonlyMap<string, DeclaredValue>;
  readonly zones: ReadonlyMap<string, JsonObject>;
  readonly nodeAttributes: ReadonlySet<string>;
  readonly phases: ReadonlyMap<string, JsonObject>;
  readonly interactions: ReadonlyMap<string, JsonObject>;
}

/** Returns the index of a pack's rules; an empty one for a pack without. */
export function indexGame({ game }: PackSource): GameIndex {
  return game === null ? NOTHING : indexOfFile(game);
}

/** The index of a file of rules. */
export const indexOfFile = memoByIdentity((file: SourceFile): GameIndex => indexOfValue(file.value));

function indexOfValue(value: Json | undefined): GameIndex {
  const game = objectOf(value);
  const { topology, state_schema: state, interactions, game_flow: flow, players } = game;
  const schemas = entries(schemaTypes(game["entity_schemas"]));
  const { names, roles, least, most, isDynamic } = playersOf(players);
  return {
    game,
    board: boardOf(topology),
    players: names,
    leastPlayers: least,
    mostPlayers: isDynamic ? most : Math.min(most, roles.length),
    hasDynamicRoles: isDynamic,
    playerAttributes: roleAttributes(roles),
    playerVariables: declared(objectOf(objectOf(state)["per_player"])),
    stateVariables: declared(objectOf(objectOf(state)["global"])),
    schemas,
    attributes: schemaAttributes(schemas),
    zones: entries(objectOf(objectOf(topology)["zones"])),
    nodeAttributes: new Set(
      Object.values(objectOf(objectOf(topology)["nodes"])).flatMap((node) => Object.keys(objectOf(node))),
    ),
    phases: entries(objectOf(objectOf(flow)["phases"])),
    interactions: entries(objectOf(objectOf(interactions)["list"])),
  };
}

interface DeclaredPlayers {
  /** By their seats; with dynamic roles `Player1` and so on. */
  readonly names: readonly string[];
  readonly roles: readonly JsonObject[];
  /** So many play unless a game says otherwise. */
  readonly least: number;
  readonly most: number;
  readonly isDynamic: boolean;
}

/** Returns who may play, by the rules' `players` (gdl.md, A2). */
export function playersOf(players: Json | undefined): DeclaredPlayers {
  const { roles: written, count, dynamic_roles: dynamic } = objectOf(players);
  const roles = listOf(written).map(objectOf);
  const { min, max } = objectOf(count);
  const least = typeof min === "number" ? min : roles.length;
  const most = typeof max === "number" ? max : Math.max(least, roles.length);
  const isDynamic = dynamic === true;
  const names = isDynamic
    ? Array.from({ length: Math.min(64, Math.max(1, most)) }, (_, seat) => `Player${seat + 1}`)
    : roles.flatMap(({ name }) => (typeof name === "string" ? name : []));
  return { names, roles, least, most, isDynamic };
}

/** Returns the sorts of entities, whether they stand under `types` or directly (decision D-1). */
export function schemaTypes(schemas: Json | undefined): JsonObject {
  const all = objectOf(schemas);
  return isJsonObject(all["types"]) ? all["types"] : all;
}

function entries(members: JsonObject): ReadonlyMap<string, JsonObject> {
  return new Map(Object.entries(members).map(([name, value]) => [name, objectOf(value)]));
}

function declared(members: JsonObject): ReadonlyMap<string, DeclaredValue> {
  return new Map(
    Object.entries(members).map(([name, value]) => [
      name,
      { type: typeOf(value), of: [], declaration: objectOf(value) },
    ]),
  );
}

function typeOf(declaration: Json | undefined): DeclaredType {
  return declaredType(objectOf(declaration)["type"]) ?? "any";
}

function schemaAttributes(schemas: ReadonlyMap<string, JsonObject>): ReadonlyMap<string, DeclaredValue> {
  const found = new Map<string, DeclaredValue>();
  for (const [schema, { attributes }] of schemas) {
    for (const [name, value] of Object.entries(objectOf(attributes))) {
      const known = found.get(name);
      const type = typeOf(value);
      found.set(name, {
        type: known === undefined || known.type === type ? type : "any",
        of: [...(known?.of ?? []), schema],
        declaration: known?.declaration ?? objectOf(value),
      });
    }
  }
  return found;
}

function roleAttributes(roles: readonly JsonObject[]): ReadonlyMap<string, DeclaredValue> {
  const found = new Map<string, DeclaredValue>();
  for (const { name: role, attributes } of roles) {
    for (const [name, value] of Object.entries(objectOf(attributes))) {
      const known = found.get(name);
      const type =
        typeof value === "number"
          ? "number"
          : typeof value === "boolean"
            ? "bool"
            : typeof value === "string"
              ? "string"
              : "any";
      found.set(name, {
        type: known === undefined || known.type === type ? type : "any",
        of: [...(known?.of ?? []), typeof role === "string" ? role : ""],
        declaration: known?.declaration ?? { default: value },
      });
    }
  }
  return found;
}

const NOTHING: GameIndex = indexOfValue(undefined);
