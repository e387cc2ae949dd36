// What is painted: an entity of a schema with its attributes. Players are names, however a text writes them.
import { canonicalJson } from "../../../../base/canonicalJson";
import { type Json, type JsonObject, isJsonObject, objectOf } from "../../../../base/json";
import type { Entity } from "../../../../base/boardView";
import type { GameIndex } from "../names/gameIndex";

export interface Brush {
  readonly schema: string;
  /** Only those that are written; the schema has defaults for the others. */
  readonly attributes: JsonObject;
}

const PLAYER = /^\s*player\s*\(\s*(['"])(.*)\1\s*\)\s*$/;

/** Returns the brush with which a step of the set-up spawns; null for another step. */
export function brushOfStep(step: Json | undefined): Brush | null {
  const { action, schema, set_attributes } = objectOf(step);
  if (action !== "spawn_entity" || typeof schema !== "string") return null;
  return { schema, attributes: mapped(objectOf(set_attributes), (value) => playerIn(value)) };
}

/** Returns the brush of an entity that a start position places; `only`: the schema where none is written. */
export function brushOfStart(entity: Json | undefined, only: string): Brush | null {
  if (!isJsonObject(entity)) return null;
  const { schema, ...attributes } = entity;
  const name = typeof schema === "string" ? schema : only;
  return { schema: name, attributes: mapped(attributes, (value) => playerIn(value)) };
}

/** Returns the brush of an entity that stands on a board: what differs from the defaults of its schema. */
export function brushOfEntity({ kind, params }: Entity, index: GameIndex): Brush {
  const defaults = defaultsOf(index, kind);
  const written = Object.entries(params).filter(([name, value]) => {
    const isReference = index.attributes.get(name)?.type === "entity_ref";
    return !isReference && value !== null && canonicalJson(value) !== canonicalJson(defaults[name] ?? null);
  });
  return { schema: kind, attributes: Object.fromEntries(written) };
}

/** Returns the entity that a brush puts on a board. */
export function entityOf({ schema, attributes }: Brush, index: GameIndex): Entity {
  return { kind: schema, params: { ...defaultsOf(index, schema), ...attributes } };
}

/** Returns the members of a start position's entity. */
export function startEntity({ schema, attributes }: Brush): JsonObject {
  return { schema, ...attributes };
}

/** Returns the attributes as a step of the set-up writes them: players by expressions. */
export function stepAttributes({ attributes }: Brush, index: GameIndex): JsonObject {
  return mapped(attributes, (value, name) => {
    const isPlayer = index.attributes.get(name)?.type === "player_ref" && typeof value === "string";
    return isPlayer && index.players.includes(value)
      ? `player('${value.replaceAll(/[\\']/g, String.raw`\$&`)}')`
      : value;
  });
}

/** Returns a text that is equal for equal brushes alone. */
export function brushKey({ schema, attributes }: Brush): string {
  return canonicalJson({ schema, attributes });
}

function defaultsOf({ schemas }: GameIndex, schema: string): JsonObject {
  const declared = objectOf(schemas.get(schema)?.["attributes"]);
  return mapped(declared, (attribute) => playerIn(objectOf(attribute)["default"] ?? null));
}

function playerIn(value: Json): Json {
  if (typeof value !== "string") return value;
  return PLAYER.exec(value)?.[2]?.replaceAll(/\\(.)/g, "$1") ?? value;
}

function mapped(object: JsonObject, change: (value: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));
}
