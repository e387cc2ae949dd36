// What a form puts into a list: an item of a type, with what that type cannot do without; the same item as another
// type. Knows schemas; knows nothing of texts.
import { type Json, type JsonObject, objectOf } from "../../base/json";
import { freeId } from "../../base/freeName";
import { parseJsonTree } from "../../text/jsonTree";
import { type FormField, formFields, formMember } from "./formFields";
import { plainDescription } from "../schemas/plainDescription";
import { exampleValue, expand } from "../schemas/schemaWalk";
import type { Schema } from "../schemas/schemas";

export interface ItemType {
  readonly type: string;
  readonly description: string;
}

/** Returns the types that the items of a list can have; none for items that are all alike. */
export function itemTypes(item: readonly Schema[]): readonly ItemType[] {
  const described = item.flatMap((schema) => expand(schema, null));
  const { schemas } = formMember({ node: undefined, schemas: described }, "type");
  const listing = schemas.find((schema) => schema.enum !== undefined);
  return (listing?.enum ?? []).flatMap((type, index) =>
    typeof type === "string" ? [{ type, description: plainDescription(listing?.enumDescriptions?.[index]) }] : [],
  );
}

/**
 * Returns a new item: its type, a free id where it has one, and what it needs with values to begin with. Names that
 * only the author can choose are left out.
 */
export function newItem(item: readonly Schema[], type: string | null, takenIds: ReadonlySet<string>): JsonObject {
  const begun: JsonObject = type === null ? {} : { type };
  const needed = neededMembers(item, begun);
  if (needed["id"] === undefined) return needed;
  return { ...needed, id: freeId(type ?? "item", takenIds) };
}

/**
 * Returns an item as another type: of each object whose schema depends on the type stays what the other type knows,
 * with what that type needs besides.
 */
export function retypedItem(item: readonly Schema[], old: JsonObject, type: string): JsonObject {
  const retyped: Record<string, Json> = { ...old, type };
  const needed = neededMembers(item, { type });
  for (const [name, schemas] of objectsOfType(item, old, type)) {
    const known = new Set(formFields({ node: undefined, schemas }).map((field) => field.name));
    const kept = Object.entries(objectOf(old[name])).filter(([key]) => known.has(key));
    const members = { ...objectOf(needed[name]), ...Object.fromEntries(kept) };
    if (Object.hasOwn(old, name) || Object.keys(members).length > 0) retyped[name] = members;
  }
  return retyped;
}

/**
 * Returns the members of an item that are objects and described otherwise once it is of a type, with their schemas
 * then.
 */
function objectsOfType(
  item: readonly Schema[],
  old: JsonObject,
  type: string,
): readonly (readonly [name: string, schemas: readonly Schema[]])[] {
  const [before, after] = [placeOf(item, old), placeOf(item, { ...old, type })];
  const names = new Set(after.schemas.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].flatMap((name) => {
    const { schemas } = formMember({ node: undefined, schemas: after.schemas }, name);
    const known = new Set(formMember({ node: undefined, schemas: before.schemas }, name).schemas);
    const isObject = schemas.some((schema) => [schema.type].flat().includes("object"));
    return isObject && schemas.some((schema) => !known.has(schema)) ? [[name, schemas] as const] : [];
  });
}

/** Returns a copy of an item under a free id. */
export function copiedItem(item: Json, takenIds: ReadonlySet<string>): Json {
  const own = objectOf(item);
  return typeof own["id"] === "string" ? { ...own, id: freeId(own["id"], takenIds) } : item;
}

/** Returns a value to begin with: objects with what they cannot do without. */
export function firstValueOf(schemas: readonly Schema[]): Json {
  const members = neededMembers(schemas, {});
  return Object.keys(members).length > 0 ? members : exampleValue(schemas);
}

function neededMembers(item: readonly Schema[], begun: JsonObject): JsonObject {
  const members = formFields(placeOf(item, begun)).flatMap((field) => {
    if (field.value !== undefined) return [[field.name, field.value] as const];
    const value = field.isNeeded || field.names !== null ? firstValue(field) : undefined;
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return Object.fromEntries(members);
}

/** Returns what a needed field begins with; undefined for what only the author can say. */
function firstValue({ control, schemas, names, default: given }: FormField): Json | undefined {
  if (names !== null) return "";
  switch (control.is) {
    case "object":
      return neededMembers(schemas, {});
    case "names":
    case "values":
    case "items":
      return [];
    case "record":
      return {};
    case "position": {
      const reference = schemas.find(({ examples }) => examples !== undefined)?.examples?.[0];
      return control.takesReference && reference !== undefined ? reference : exampleValue(schemas);
    }
    case "number":
    case "flag":
    case "choice":
      return exampleValue(schemas);
    default:
      return schemas.find((schema) => schema.const !== undefined)?.const ?? given;
  }
}

function placeOf(item: readonly Schema[], value: JsonObject): Parameters<typeof formFields>[0] {
  const node = parseJsonTree(JSON.stringify(value)).root;
  return { node, schemas: item.flatMap((schema) => expand(schema, node ?? null)) };
}
