// The schemas of all languages, each found by its address. An address names the language: two of them may both have a
// schema called `game`.
import type { Json } from "../../base/json";
import { SCHEMAS } from "../../generated/schemas";

/** A JSON Schema (draft-07) with our own keywords; see schemas/README.md. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly default?: Json;
  readonly enum?: readonly Json[];
  readonly examples?: readonly Json[];
  readonly enumDescriptions?: readonly string[];
  readonly const?: Json;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly deprecationMessage?: string;
  readonly "x-def"?: string;
  readonly "x-ref"?: string;
  readonly maxProperties?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly "x-severity"?: "warning" | "none";
  readonly "x-expected"?: readonly string[];
  readonly "x-unknown"?: "none" | readonly string[];
  readonly "x-home"?: boolean;
  readonly "x-params-of"?: string;
  readonly "x-form"?: string;
  readonly "x-disabled"?: string;
  readonly "x-language"?: string;
  readonly markdownDescription?: string;
  readonly defaultSnippets?: readonly DefaultSnippet[];
}

/** A value to begin with, as VS Code writes it: texts hold tab stops, and those that begin with `^` are raw text. */
export interface DefaultSnippet {
  readonly label?: string;
  readonly description?: string;
  readonly body: Json;
}

/** The address of a schema or of a part of it: `gridwright://schemas/gridponder/game.schema.json#/definitions/layer`. */
export type SchemaAddress = string;

const ROOT = "gridwright://schemas/";

/**
 * Returns the address of a language's schema, by the path of its file without the ending: `game`, `systems/portals`.
 */
export function schemaAddress(dialect: string, name: string): SchemaAddress {
  return `${ROOT}${dialect}/${name}.schema.json`;
}

/** Returns whether there is a schema at an address. */
export function hasSchema(address: SchemaAddress): boolean {
  return documentAt(address) !== undefined;
}

/** Returns the ids of the languages that have schemas. */
export function languagesWithSchemas(): readonly string[] {
  return Object.keys(SCHEMAS);
}

/** Returns the path of a schema in the folder of all: `gridponder/systems/portals.schema.json`. */
export function schemaPath(address: SchemaAddress): string {
  return address.slice(ROOT.length);
}

/** Returns all schemas of a language, by address. */
export function schemasOf(dialect: string): Readonly<Record<SchemaAddress, Schema>> {
  return SCHEMAS[dialect] ?? {};
}

const byAddress = new Map<SchemaAddress, Schema>();

/** Returns the schema at an address. Throws when there is none. */
export function schemaAt(address: SchemaAddress): Schema {
  const known = byAddress.get(address);
  if (known !== undefined) return known;
  const [whole = "", fragment = ""] = address.split("#");
  let schema: unknown = documentAt(whole);
  for (const key of fragment.split("/").slice(1))
    schema = (schema as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (schema === undefined) throw new Error(`no schema at ${address}`);
  byAddress.set(address, schema as Schema);
  return schema as Schema;
}

function documentAt(address: SchemaAddress): Schema | undefined {
  const [dialect = ""] = address.slice(ROOT.length).split("/");
  return schemasOf(dialect)[address];
}
