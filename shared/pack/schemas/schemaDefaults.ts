// Names used without being written: the defaults of fields in the schemas.
import { isJsonObject } from "../../base/json";
import type { JsonNode } from "../../text/jsonTree";
import type { NameModel } from "../packSource";
import { expand } from "./schemaWalk";
import { type Schema, schemasOf } from "./schemas";

/** A name by its sort. */
export interface SortedName {
  readonly of: string;
  readonly name: string;
}

/**
 * Returns the fields of an object that are left out and whose default is the name. `schemas` describe the object;
 * `node` is null for one of which nothing is written.
 */
export function fieldsMeaning(
  wanted: SortedName,
  schemas: readonly Schema[],
  node: JsonNode | null,
  sortOf: NameModel["sortOf"],
): readonly string[] {
  const present = new Set(node?.children?.map((property) => String(property.children?.[0]?.value)) ?? []);
  return schemas.flatMap(({ properties = {} }) =>
    Object.entries(properties)
      .filter(([field, schema]) => !present.has(field) && isDefault(schema, wanted, sortOf))
      .map(([field]) => field),
  );
}

function isDefault(schema: Schema, { of, name }: SortedName, sortOf: NameModel["sortOf"]): boolean {
  const schemas = expand(schema, null);
  const value = schemas.find((each) => each.default !== undefined)?.default;
  if (value !== name && !(Array.isArray(value) && value.includes(name))) return false;
  const items = schemas.flatMap((each) => (each.items === undefined ? [] : expand(each.items, null)));
  return [...schemas, ...items].some((each) => each["x-ref"] !== undefined && sortOf(each["x-ref"]) === of);
}

/**
 * Returns all names of a sort that some schema of a language has as a default: meant in any pack that leaves the field
 * out.
 */
export function defaultNames(dialect: string, of: string, sortOf: NameModel["sortOf"]): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isJsonObject(value)) {
      const given = value["default"];
      if (given !== undefined) {
        for (const name of [given].flat()) {
          if (typeof name === "string" && isDefault(value, { of, name }, sortOf)) found.add(name);
        }
      }
      Object.values(value).forEach(look);
    }
  };
  look(schemasOf(dialect));
  return [...found];
}
