// The names that a document defines and uses, found by walking it along its schema: the schemas mark each such place
// with `x-def` and `x-ref`. Knows JSON Schema as far as ours go; knows nothing of what the names mean.
import { type Json, type JsonObject, type JsonPointer, childPointer, isJsonObject } from "../base/json";
import { SCHEMAS } from "../generated/schemas";

export interface NameUse {
  /** What the name is of: `layer`, `kind`, `tag`, `action`, `variable`, … as the schemas say. */
  readonly of: string;
  readonly name: string;
  readonly role: "definition" | "use";
  readonly at: JsonPointer;
  /** The name is the member's key, not its value. */
  readonly onKey: boolean;
}

/** A schema of ours, by the name of its file without the ending: `game`, `systems/portals`. */
export type SchemaName = string;

interface Located {
  readonly uri: string;
  readonly schema: JsonObject;
}

const PREFIX = "gridwright://schemas/";
const DOCUMENTS: ReadonlyMap<string, JsonObject> = new Map(
  SCHEMAS.map(({ uri, schema }) => [uri, schema as JsonObject]),
);

/**
 * All names in a value, in the order of the schema. Below a place for which `skip` is true nothing is looked at, but
 * its own key is. An unknown schema gives none.
 */
export function schemaNames(
  schema: SchemaName,
  value: Json | undefined,
  at: JsonPointer = "",
  skip: (at: JsonPointer) => boolean = () => false,
): readonly NameUse[] {
  const uri = `${PREFIX}${schema}.schema.json`;
  const document = DOCUMENTS.get(uri);
  const uses = new Map<string, NameUse>();
  const tell = (use: NameUse): void => void uses.set(`${use.of} ${use.role} ${String(use.onKey)} ${use.at}`, use);
  if (document !== undefined && value !== undefined) walk({ uri, schema: document }, value, at, { tell, skip });
  return [...uses.values()];
}

interface Visitor {
  readonly tell: (use: NameUse) => void;
  readonly skip: (at: JsonPointer) => boolean;
}

function walk(located: Located, value: Json, at: JsonPointer, visitor: Visitor): void {
  const { schema, uri } = located;
  const within = (part: Json | undefined): Located | null => (isJsonObject(part) ? { uri, schema: part } : null);
  const also = (part: Json | undefined): void => {
    const next = within(part);
    if (next !== null) walk(next, value, at, visitor);
  };
  if (typeof value === "string") tellNames(schema, value, at, false, visitor);
  if (visitor.skip(at)) return;
  const reference = schema["$ref"];
  const target = typeof reference === "string" ? resolve(uri, reference) : null;
  if (target !== null) walk(target, value, at, visitor);
  for (const key of ["allOf", "anyOf", "oneOf"]) {
    const parts = schema[key];
    if (Array.isArray(parts)) for (const part of parts as readonly Json[]) also(part);
  }
  if (isJsonObject(schema["if"])) also(holds(schema["if"], value) ? schema["then"] : schema["else"]);
  if (Array.isArray(value)) {
    const items = within(schema["items"]);
    if (items === null) return;
    for (const [index, item] of (value as readonly Json[]).entries()) {
      walk(items, item, childPointer(at, index), visitor);
    }
  } else if (isJsonObject(value)) {
    walkMembers(located, value, at, visitor);
  }
}

function walkMembers({ schema, uri }: Located, value: JsonObject, at: JsonPointer, visitor: Visitor): void {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const names = schema["propertyNames"];
  const others = schema["additionalProperties"];
  for (const [key, child] of Object.entries(value)) {
    const place = childPointer(at, key);
    if (isJsonObject(names)) tellNames(names, key, place, true, visitor);
    const member = Object.hasOwn(properties, key) ? properties[key] : others;
    if (isJsonObject(member)) walk({ uri, schema: member }, child, place, visitor);
  }
}

function tellNames(schema: JsonObject, name: string, at: JsonPointer, onKey: boolean, { tell }: Visitor): void {
  const [use, definition] = [schema["x-ref"], schema["x-def"]];
  if (typeof use === "string") tell({ of: use, name, role: "use", at, onKey });
  if (typeof definition === "string") tell({ of: definition, name, role: "definition", at, onKey });
}

/** Whether an `if` of ours holds: required members, and their constants, enumerations and types. */
function holds(condition: JsonObject, value: Json): boolean {
  if (!isJsonObject(value)) return false;
  const required = Array.isArray(condition["required"]) ? (condition["required"] as readonly Json[]) : [];
  if (!required.every((key) => typeof key === "string" && Object.hasOwn(value, key))) return false;
  const properties = isJsonObject(condition["properties"]) ? condition["properties"] : {};
  return Object.entries(properties).every(([key, schema]) => {
    const member = value[key];
    if (member === undefined || !isJsonObject(schema)) return true;
    if ("const" in schema && schema["const"] !== member) return false;
    if (Array.isArray(schema["enum"]) && !(schema["enum"] as readonly Json[]).includes(member)) return false;
    return schema["type"] !== "string" || typeof member === "string";
  });
}

/** The schema that a `$ref` names, seen from the document it stands in. */
function resolve(uri: string, reference: string): Located | null {
  const [path = "", fragment = ""] = reference.split("#");
  const steps = uri.slice(PREFIX.length).split("/").slice(0, -1);
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else steps.push(step);
  }
  const target = path === "" ? uri : path.startsWith(PREFIX) ? path : PREFIX + steps.join("/");
  let schema: Json | undefined = DOCUMENTS.get(target);
  for (const key of fragment.split("/").slice(1)) schema = isJsonObject(schema) ? schema[key] : undefined;
  return isJsonObject(schema) ? { uri: target, schema } : null;
}
