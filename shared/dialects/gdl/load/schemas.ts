// The declared types of entities and variables (gdl.md, A3 and A5).
import { type DeclaredType, declaredType } from "../text/names/gameIndex";
import { Kind } from "../values/value";
import { type Placed, type Problems, member, members } from "./problems";

/** A declared type as the engine has it: a number is a float. */
export type ValueType = Exclude<DeclaredType, "number">;

/** The kinds of values that certainly fit a type. */
export const FITTING: Readonly<Record<ValueType, number>> = {
  int: Kind.null | Kind.int,
  float: Kind.null | Kind.int | Kind.number,
  bool: Kind.null | Kind.bool,
  string: Kind.null | Kind.text,
  player_ref: Kind.null | Kind.player,
  entity_ref: Kind.null | Kind.entity,
  position: Kind.null | Kind.place | Kind.zone,
  player_ref_list: Kind.null,
  any: Kind.any,
};

export interface Declared {
  readonly type: ValueType;
  /** The JSON of the default or the initial value. */
  readonly initial: Placed;
}

export interface SchemaTable {
  /** In the order of declaration; a schema's number is its index. */
  readonly names: readonly string[];
  readonly attributes: readonly ReadonlyMap<string, Declared>[];
}

/** What every entity has without being told so. */
export const BUILT_IN: ReadonlySet<string> = new Set(["id", "schema", "pos", "zone"]);

/** Reads the declared type of a value; without one, any. */
export function readType(declared: Placed, problems: Problems): ValueType {
  const written = member(declared, "type");
  if (written.value === undefined) return "any";
  const type = declaredType(written.value);
  if (type === undefined) problems.error(written.at, `There is no type ${JSON.stringify(written.value)}.`);
  return type === "number" ? "float" : (type ?? "any");
}

/** Reads the types of entities, written below `types` or directly (D-1). */
export function readSchemas(schemas: Placed, problems: Problems): SchemaTable {
  const below = member(schemas, "types");
  const types = members(below.value === undefined ? schemas : below);
  const attributes = types.map(([, type]) => {
    const declared = new Map<string, Declared>();
    for (const [name, attribute] of members(member(type, "attributes"))) {
      if (BUILT_IN.has(name)) problems.warn(attribute.at, `Every entity has ${name} already.`);
      else declared.set(name, { type: readType(attribute, problems), initial: member(attribute, "default") });
    }
    return declared;
  });
  return { names: types.map(([name]) => name), attributes };
}
