// Goes through a document beside its schema: every value with all the schemas that describe it. Knows the keywords that
// our own schemas use to describe parts of a value; does not validate.
import { memoByIdentity } from "../../base/memo";
import type { Json } from "../../base/json";
import { own } from "../../base/nameTable";
import { type JsonNode, memberOf } from "../../text/jsonNode";
import { type Schema, type SchemaAddress, schemaAt } from "./schemas";

/** Called for each value with the schemas that describe it, references and conditions followed. */
export type SchemaVisitor = (node: JsonNode, schemas: readonly Schema[]) => void;

/** Called after the visit of a value; returns whether its content is visited too. */
export type GoesInto = (node: JsonNode) => boolean;

const always: GoesInto = () => true;

/** Visits a value and all that is in it, from the outside in. `schema` describes the value. */
export function walkSchema(node: JsonNode, schema: SchemaAddress, visit: SchemaVisitor, goesInto = always): void {
  walkDescribed(node, [schemaAt(schema)], visit, goesInto);
}

/** The same for a value that the given schemas describe. */
export function walkDescribed(
  node: JsonNode,
  schemas: readonly Schema[],
  visit: SchemaVisitor,
  goesInto = always,
): void {
  walk(node, expandAll(schemas, node), visit, goesInto);
}

/** `described`: all schemas that describe the value. */
function walk(node: JsonNode, described: readonly Schema[], visit: SchemaVisitor, goesInto: GoesInto): void {
  visit(node, described);
  if (!goesInto(node)) return;
  if (node.type === "array") {
    const items = itemSchemas(described);
    // A board has thousands of cells that the same schemas describe.
    const shared = expandForAny(items);
    for (const child of node.children ?? []) walk(child, shared ?? expandAll(items, child), visit, goesInto);
  }
  if (node.type === "object") {
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? [];
      if (key !== undefined && value !== undefined) {
        walk(value, expandAll(memberSchemas(described, String(key.value)), value), visit, goesInto);
      }
    }
  }
}

function itemSchemas(schemas: readonly Schema[]): readonly Schema[] {
  return schemas.flatMap((schema) => schema.items ?? []);
}

/** Returns the schemas of a member, as the schemas of its object say. */
export function memberSchemas(schemas: readonly Schema[], name: string): readonly Schema[] {
  const found: Schema[] = [];
  for (const { properties, additionalProperties } of schemas) {
    const property = properties === undefined ? undefined : own(properties, name);
    if (property !== undefined) found.push(property);
    else if (typeof additionalProperties === "object") found.push(additionalProperties);
  }
  return found;
}

/** Returns whether the schemas of an object have a place for a member. An object without a schema takes all members. */
export function allowsMember(schemas: readonly Schema[], name: string): boolean {
  const speaking = schemas.filter((each) => each.properties !== undefined || each.additionalProperties !== undefined);
  return (
    speaking.length === 0 ||
    speaking.some((each) => {
      const { additionalProperties = false, properties = {} } = each;
      return additionalProperties !== false || Object.hasOwn(properties, name);
    })
  );
}

/** Returns whether a value is of a type, and one of the values, that all of its schemas allow; looks no deeper. */
export function describesValue(schemas: readonly Schema[], node: JsonNode): boolean {
  return expandAll(schemas, node).every(({ type, enum: choices, const: only }) => {
    const types = [type ?? []].flat();
    const isOfType = types.length === 0 || types.includes(node.type) || isWhole(types, node);
    if (!isOfType) return false;
    if (only !== undefined && only !== node.value) return false;
    return choices === undefined || choices.includes(node.value as Json);
  });
}

function isWhole(types: readonly string[], { value }: JsonNode): boolean {
  return types.includes("integer") && Number.isInteger(value);
}

/**
 * Returns whether only another branch of a condition knows a member: one that another value of the member which decides
 * would take, where that member has none of the values that are asked for.
 */
export function isOfOtherBranch(schemas: readonly Schema[], object: JsonNode, name: string): boolean {
  const branches = schemas.filter((schema) => schema.if?.properties !== undefined);
  const decides = branches.find(({ then }) => then?.properties !== undefined && Object.hasOwn(then.properties, name));
  const [decider] = Object.keys(decides?.if?.properties ?? {});
  if (decider === undefined) return false;
  const value = memberOf(object, decider)?.value;
  const known = [
    ...schemas.flatMap(({ properties = {} }) => own(properties, decider)?.enum ?? []),
    ...branches.flatMap((schema) => valuesOf(own(schema.if?.properties ?? {}, decider))),
  ];
  return typeof value === "string" && !known.includes(value);
}

function valuesOf(schema: Schema | undefined): readonly Json[] {
  return [...(schema?.enum ?? []), ...(schema?.const === undefined ? [] : [schema.const])];
}

/** Returns the schemas that describe a value: the given ones, and all they lead to for this value. */
function expandAll(schemas: readonly Schema[], node: JsonNode): readonly Schema[] {
  // Nearly always there is one, whose cached list can be used.
  const [first] = schemas;
  if (first !== undefined && schemas.length === 1) return expand(first, node);
  return schemas.flatMap((schema) => expand(schema, node));
}

/** Returns the same for any value; null where it depends on the value. */
function expandForAny(schemas: readonly Schema[]): readonly Schema[] | null {
  const lists = schemas.map(expansionOf);
  const whole = lists.filter((list) => list !== null);
  if (whole.length < lists.length) return null;
  const [first = []] = whole;
  return whole.length === 1 ? first : whole.flat();
}

/** Returns the list of schemas that a schema leads to; null for one where that depends on the value. */
const expansionOf = memoByIdentity((schema: Schema): readonly Schema[] | null =>
  isConditional(schema) ? null : [schema, ...partsOf(schema).flatMap((part) => expand(part, null))],
);

/**
 * Returns a schema, what its `$ref` leads to, its `allOf`, and the branch of its condition that a value (if any) takes.
 */
export function expand(schema: Schema, node: JsonNode | null): readonly Schema[] {
  const known = expansionOf(schema);
  if (known !== null) return known;
  const branch =
    schema.if === undefined || node === null ? undefined : holds(schema.if, node) ? schema.then : schema.else;
  const parts = branch === undefined ? partsOf(schema) : [...partsOf(schema), branch];
  return [schema, ...parts.flatMap((part) => expand(part, node))];
}

/** Returns a value to begin with: the example of a number, else the default or the first choice, else an empty one. */
export function exampleValue(schemas: readonly Schema[]): Json {
  const first = <Value>(pick: (schema: Schema) => Value | undefined): Value | undefined =>
    schemas.map(pick).find((value) => value !== undefined);
  // The default of a number may be what nobody wants, such as a limit of 0.
  const given =
    first((schema) => schema.examples?.find((each) => typeof each === "number")) ??
    first((schema) => schema.default) ??
    first((schema) => schema.const) ??
    first((schema) => schema.enum?.[0]);
  if (given !== undefined) return given;
  const type = first((schema) => [schema.type ?? []].flat()[0]);
  const least = first((schema) => schema.minimum) ?? (first((schema) => schema.exclusiveMinimum) ?? -1) + 1;
  switch (type) {
    case "object":
      return {};
    case "array": {
      const items = schemas.flatMap((schema) => (schema.items === undefined ? [] : expand(schema.items, null)));
      return Array.from({ length: first((schema) => schema.minItems) ?? 0 }, () => exampleValue(items));
    }
    case "boolean":
      return false;
    case "integer":
    case "number":
      return least;
    case "null":
      return null;
    default:
      return "";
  }
}

function isConditional(schema: Schema): boolean {
  return schema.if !== undefined || partsOf(schema).some(isConditional);
}

/** Returns what else describes the same value, whatever the value is. */
function partsOf(schema: Schema): readonly Schema[] {
  const all = schema.allOf ?? [];
  return schema.$ref === undefined ? all : [schemaAt(schema.$ref), ...all];
}

/** Returns whether a value meets an `if` of our schemas: members that exist, with given values or types. */
function holds(condition: Schema, node: JsonNode): boolean {
  if (condition.const !== undefined && node.value !== condition.const) return false;
  if (condition.enum !== undefined && !condition.enum.includes(node.value as Json)) return false;
  const { type } = condition;
  if (type !== undefined && type !== node.type && !(Array.isArray(type) && type.includes(node.type))) return false;
  if (condition.required?.some((name) => memberOf(node, name) === undefined)) return false;
  return Object.entries(condition.properties ?? {}).every(([name, schema]) => {
    const value = memberOf(node, name);
    return value === undefined || holds(schema, value);
  });
}
