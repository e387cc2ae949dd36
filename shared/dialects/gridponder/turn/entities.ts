// Entities as integers: each distinct (kind, params) pair is interned once per game, 0 is the empty cell. The table
// only grows; indices stay valid for the life of the game, so that what is read with `!` is there
// (tests/laws/engine.laws.test.ts).
import type { Entity } from "../../../base/boardView";
import { canonicalJson } from "../../../base/canonicalJson";
import type { Json, JsonObject } from "../../../base/json";
import { own } from "../../../base/nameTable";

/** Index of an entity in its game's table. */
export type EntityId = number;
/** Index of a kind's name in its game's table; 0 is "no kind", that of the empty cell. */
export type KindId = number;

export const EMPTY: EntityId = 0;
const NO_PARAMS: JsonObject = Object.freeze({});

/** A set of kinds as a byte array by number, so that "has this tag" is one lookup. */
export class KindSet {
  /** `kindIds`: those of the table, by EntityId. */
  constructor(
    private readonly kindIds: readonly KindId[],
    private readonly members: Uint8Array,
  ) {}

  /** Returns whether an entity's kind is in the set; false for the empty cell. */
  has(entity: EntityId): boolean {
    return this.members[this.kindIds[entity]!] === 1;
  }
}

export class EntityTable {
  /** By EntityId; the first is null, the empty cell. Append-only. */
  readonly entities: (Entity | null)[] = [null];
  /** The kind of each entity, by EntityId. */
  readonly kindIds: KindId[] = [0];
  private readonly kindNames: string[] = [""];
  private readonly kindsByName = new Map<string, KindId>();
  private readonly plain = new Map<KindId, EntityId>();
  private readonly withParams = new Map<string, EntityId>();
  private readonly variants = new Map<string, Map<EntityId, Map<Json, EntityId>>>();
  private readonly rekinded = new Map<KindId, Map<EntityId, EntityId>>();

  /** Returns the number of a kind's name; a new name gets a new number. */
  kindId(name: string): KindId {
    const known = this.kindsByName.get(name);
    if (known !== undefined) return known;
    this.kindNames.push(name);
    this.kindsByName.set(name, this.kindNames.length - 1);
    return this.kindNames.length - 1;
  }

  /** Returns the index of this kind with these params; the order of keys does not matter. */
  intern(kind: string, params: JsonObject = NO_PARAMS): EntityId {
    const kindId = this.kindId(kind);
    for (const _key in params) return this.internWithParams(kindId, params);
    const known = this.plain.get(kindId);
    if (known !== undefined) return known;
    const entity = this.append(kindId, NO_PARAMS);
    this.plain.set(kindId, entity);
    return entity;
  }

  kindOf(entity: EntityId): string {
    return this.kindNames[this.kindIds[entity]!]!;
  }

  /** Returns the params of an entity, `{}` when it has none or the cell is empty. */
  paramsOf(entity: EntityId): JsonObject {
    return this.entities[entity]?.params ?? NO_PARAMS;
  }

  /** Returns a param's value; null when the entity has no such param. */
  param(entity: EntityId, key: string): Json {
    const params = this.paramsOf(entity);
    return own(params, key) ?? null;
  }

  /**
   * Returns the entity that differs in one param. Results for plain values are cached, so that repeated calls build no
   * text.
   */
  withParam(entity: EntityId, key: string, value: Json): EntityId {
    const build = (): EntityId => this.intern(this.kindOf(entity), { ...this.paramsOf(entity), [key]: value });
    if (typeof value === "object" && value !== null) return build();
    const byEntity = getOrAdd(this.variants, key, () => new Map<EntityId, Map<Json, EntityId>>());
    const byValue = getOrAdd(byEntity, entity, () => new Map<Json, EntityId>());
    return getOrAdd(byValue, value, build);
  }

  /** Returns the entity of another kind with the same params. */
  withKind(entity: EntityId, kind: string): EntityId {
    const byEntity = getOrAdd(this.rekinded, this.kindId(kind), () => new Map<EntityId, EntityId>());
    return getOrAdd(byEntity, entity, () => this.intern(kind, this.paramsOf(entity)));
  }

  /** Returns the set of these kinds. */
  kindSet(kinds: Iterable<string>): KindSet {
    const ids = Array.from(kinds, (kind) => this.kindId(kind));
    const members = new Uint8Array(this.kindNames.length);
    for (const id of ids) members[id] = 1;
    return new KindSet(this.kindIds, members);
  }

  private internWithParams(kindId: KindId, params: JsonObject): EntityId {
    const key = `${kindId}${canonicalJson(params)}`;
    return getOrAdd(this.withParams, key, () => this.append(kindId, params));
  }

  private append(kindId: KindId, params: JsonObject): EntityId {
    this.entities.push({ kind: this.kindNames[kindId]!, params });
    this.kindIds.push(kindId);
    return this.entities.length - 1;
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
