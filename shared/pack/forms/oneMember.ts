// Objects that hold one of several members, such as a condition or an effect: which there are to choose from, and the
// value once one is chosen. Knows schemas; knows nothing of texts.
import { type Json, type JsonObject, isJsonObject, objectOf } from "../../base/json";
import { parseJsonTree } from "../../text/jsonTree";
import { type FormPlace, formFields, formMember } from "./formFields";
import { firstValueOf } from "./formItems";
import { plainDescription } from "../schemas/plainDescription";
import { expand } from "../schemas/schemaWalk";
import type { Schema } from "../schemas/schemas";

export interface MemberChoice {
  readonly name: string;
  readonly description: string;
}

/** Returns the members of an object that has exactly one of them; none for objects that may have several. */
export function memberChoices({ node, schemas }: FormPlace): readonly MemberChoice[] {
  const hasOne = schemas.some(
    (schema) =>
      schema.maxProperties === 1 ||
      (node === undefined && [schema.then, schema.else].some((branch) => branch?.maxProperties === 1)),
  );
  if (!hasOne) return [];
  const names = new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => {
    const described = formMember({ node: undefined, schemas }, name).schemas;
    return {
      name,
      description: plainDescription(described.find(({ description }) => description !== undefined)?.description),
    };
  });
}

/** Returns the choices for the items of a list. */
export function itemMemberChoices(items: readonly Schema[]): readonly MemberChoice[] {
  return memberChoices({ node: undefined, schemas: items.flatMap((schema) => expand(schema, null)) });
}

/** Returns the member that an object has; null where it has none, or several. */
export function chosenMember(value: Json | undefined): string | null {
  const names = isJsonObject(value) ? Object.keys(value) : [];
  return names.length === 1 ? (names[0] ?? null) : null;
}

/**
 * Returns an object with another member chosen, which has what it needs to begin with. What the member before said
 * under the same names stays.
 */
export function withMember(schemas: readonly Schema[], old: Json | undefined, name: string): JsonObject {
  const inner = formMember({ node: undefined, schemas }, name).schemas;
  const begun = firstValueOf(inner);
  const before = chosenMember(old);
  if (before === null || !isJsonObject(begun)) return { [name]: begun };
  const known = new Set(formFields(placeOf(inner, begun)).map((field) => field.name));
  const kept = Object.entries(objectOf(objectOf(old)[before])).filter(([key]) => known.has(key));
  return { [name]: { ...begun, ...Object.fromEntries(kept) } };
}

function placeOf(schemas: readonly Schema[], value: Json): FormPlace {
  const node = parseJsonTree(JSON.stringify(value)).root;
  return { node, schemas: schemas.flatMap((schema) => expand(schema, node ?? null)) };
}
