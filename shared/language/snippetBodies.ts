// Initial values made from the schemas alone: their own snippets, else the required fields. A body is JSON whose texts
// contain tab stops, like VS Code's `defaultSnippets`.
import { membersOf } from "./schemaWords";
import { type Json, type JsonObject, isJsonList } from "../base/json";
import { expand } from "../pack/schemas/schemaWalk";
import type { DefaultSnippet, Schema } from "../pack/schemas/schemas";

/** Returns the snippets of schemas for a value; those for the items of a list are wrapped into a list. */
export function snippetsOf(schemas: readonly Schema[]): readonly DefaultSnippet[] {
  // A place may be described by the same schema in several ways.
  const distinct = [...new Set(schemas)];
  const own = distinct.flatMap(({ defaultSnippets = [] }) => defaultSnippets);
  const members = isChoice(distinct) ? choiceSnippets(distinct) : [];
  const ofItems = distinct.flatMap(({ items }) => (items === undefined ? [] : snippetsOf(expand(items, null))));
  const found = [...own, ...members, ...ofItems.map((each) => ({ ...each, body: [each.body] }))];
  if (found.length > 0 || !schemas.some(({ required }) => required !== undefined)) return found;
  const required = bodyOf(schemas);
  return typeof required === "object" ? [{ label: requiredLabel(schemas), body: required }] : [];
}

function requiredLabel(schemas: readonly Schema[]): string {
  return `{${requiredFields(schemas).join(", ")}}`;
}

/** Returns an object that has one of its members only, at least in one of its forms. */
function isChoice(schemas: readonly Schema[]): boolean {
  return schemas.some((schema) => [schema, schema.then, schema.else].some((form) => form?.maxProperties === 1));
}

/** Returns snippets for each member that such an object may have. */
function choiceSnippets(schemas: readonly Schema[]): readonly DefaultSnippet[] {
  return schemas.flatMap(({ properties = {} }) =>
    Object.keys(properties).flatMap((name): readonly DefaultSnippet[] => {
      const inner = membersOf(schemas, name);
      const said = inner.find((each) => each.description !== undefined)?.description ?? "";
      const [, ...more] = isChoice(inner) ? [] : inner.flatMap(({ defaultSnippets = [] }) => defaultSnippets);
      const first = { label: name, description: said, body: { [name]: bodyOf(inner) } };
      const others = inner.some(({ type }) => type === "object") ? more : [];
      return [
        first,
        ...others.map(({ label = "", description = said, body }) => {
          return { label: `${name} ${label}`, description, body: { [name]: body } };
        }),
      ];
    }),
  );
}

/** Returns a value with tab stops from 1 on, with everything that is required. */
export function bodyOf(schemas: readonly Schema[]): Json {
  return valueBody(schemas, { last: 0 }, 0);
}

interface Stops {
  last: number;
}

/** The deepest nesting of objects: deeper ones are left to the designer. */
const DEEPEST = 4;

function valueBody(schemas: readonly Schema[], stops: Stops, depth: number): Json {
  const snippet = schemas.flatMap(({ defaultSnippets = [] }) => defaultSnippets)[0];
  if (snippet !== undefined) return shifted(snippet.body, stops);
  const first = <Value>(pick: (schema: Schema) => Value | undefined): Value | undefined =>
    schemas.map(pick).find((value) => value !== undefined);
  const constant = first((schema) => schema.const);
  if (constant !== undefined) return constant;
  const type = first((schema) => [schema.type ?? []].flat()[0]);
  const given = first((schema) => schema.default) ?? first((schema) => schema.enum?.[0]);
  if (type === "boolean") return `^\${${++stops.last}|${given === true ? "false,true" : "true,false"}|}`;
  if (typeof given === "string") return `\${${++stops.last}:${given}}`;
  if (typeof given === "number") return `^\${${++stops.last}:${given}}`;
  if (isTextList(given)) return given.map((text) => `\${${++stops.last}:${text}}`);
  const least = first((schema) => schema.minimum) ?? (first((schema) => schema.exclusiveMinimum) ?? -1) + 1;
  if (type === "integer" || type === "number") return `^\${${++stops.last}:${least}}`;
  if (type === "array") return arrayBody(schemas, stops, depth);
  if (type === "object") return objectBody(schemas, stops, depth);
  return type === "string" ? `$${++stops.last}` : `^$${++stops.last}`;
}

function arrayBody(schemas: readonly Schema[], stops: Stops, depth: number): Json {
  const items = schemas.flatMap((schema) => (schema.items === undefined ? [] : expand(schema.items, null)));
  const least = schemas.find((schema) => schema.minItems !== undefined)?.minItems ?? 0;
  const isPair = least > 1 || (least === 1 && !items.some(({ type = [] }) => [type].flat().includes("object")));
  if (isPair) return Array.from({ length: least }, () => valueBody(items, stops, depth + 1));
  // Objects get lines of their own, anything else stays beside its brackets.
  const [first] = items.flatMap(({ type = [] }) => type);
  return first === "object" ? [`^$${++stops.last}`] : `^[$${++stops.last}]`;
}

/** Returns the usual texts of a list: each can be replaced. */
function isTextList(value: Json | undefined): value is readonly string[] {
  return isJsonList(value) && value.length > 0 && value.every((item) => typeof item === "string");
}

function objectBody(schemas: readonly Schema[], stops: Stops, depth: number): Json {
  const fields = depth < DEEPEST ? requiredFields(schemas) : [];
  if (fields.length === 0) return `^{$${++stops.last}}`;
  const body: Record<string, Json> = {};
  for (const field of fields) {
    body[field] = valueBody(membersOf(schemas, field), stops, depth + 1);
  }
  return body satisfies JsonObject;
}

function requiredFields(schemas: readonly Schema[]): readonly string[] {
  return [...new Set(schemas.flatMap(({ required = [] }) => required))];
}

/** Returns a body whose tab stops come after the existing ones. */
function shifted(body: Json, stops: Stops): Json {
  const before = stops.last;
  const shift = (value: Json): Json => {
    if (isJsonList(value)) return value.map(shift);
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shift(member)]));
    }
    if (typeof value !== "string") return value;
    return value.replace(/(?<!\\)\$(\{?)(\d+)/g, (_all, brace: string, digits: string) => {
      const number = Number(digits) + before;
      stops.last = Math.max(stops.last, number);
      return `$${brace}${number}`;
    });
  };
  return shift(body);
}
