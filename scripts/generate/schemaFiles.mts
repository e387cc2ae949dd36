// Reads schemas/ and finds its way among the files by `$ref`. Knows JSON Schema; knows nothing of what is made of it.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly enumDescriptions?: readonly string[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly then?: Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly "x-spec"?: string;
  readonly "x-expected"?: readonly string[];
  readonly [keyword: string]: unknown;
}

export interface SchemaFile {
  /** Relative to schemas/, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** With every `$ref` as a full address: `gridwright://schemas/common.schema.json#/definitions/size`. */
  readonly schema: Schema;
}

export const SCHEMA_ROOT = "gridwright://schemas/";

/** All schema files of a folder and its subfolders, by path. Throws on a file without the `$id` its path asks for. */
export function readSchemaFiles(folder: string): readonly SchemaFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".schema.json"))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), "utf8");
      const schema = JSON.parse(text) as Schema;
      if (schema.$id !== SCHEMA_ROOT + name) throw new Error(`${name}: $id should be ${SCHEMA_ROOT + name}`);
      return { path: name, text, schema: mapSchema(schema, (each) => withFullRef(name, each)) };
    });
}

function withFullRef(file: string, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const [target = "", fragment = ""] = schema.$ref.split("#");
  const place = target === "" ? file : path.posix.join(path.posix.dirname(file), target);
  return { ...schema, $ref: `${SCHEMA_ROOT}${place}#${fragment}` };
}

/** The schema at a full address. Throws when there is none: a typing error in schemas/. */
export function schemaAt(files: readonly SchemaFile[], address: string): Schema {
  const [id = "", fragment = ""] = address.split("#");
  const file = files.find((each) => each.schema.$id === id);
  let schema: unknown = file?.schema;
  for (const key of fragment.split("/").slice(1)) schema = (schema as Record<string, unknown> | undefined)?.[key];
  if (schema === undefined) throw new Error(`no schema at ${address}`);
  return schema as Schema;
}

/** What a schema is once its `$ref` is followed; what stands beside the `$ref` wins. */
export function resolved(files: readonly SchemaFile[], schema: Schema): Schema {
  return schema.$ref === undefined ? schema : { ...schemaAt(files, schema.$ref), ...schema };
}

/** Rebuilds a schema from the leaves up: `change` gets each schema after its parts. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const walk = (value: unknown, keyword: string): unknown => {
    if (keyword === "properties" || keyword === "definitions") return mapValues(value as Record<string, Schema>, inner);
    if (keyword === "allOf" || keyword === "anyOf" || keyword === "oneOf") return (value as Schema[]).map(inner);
    const single = ["items", "additionalProperties", "propertyNames", "if", "then", "else", "not"].includes(keyword);
    return single && typeof value === "object" ? inner(value as Schema) : value;
  };
  const inner = (each: Schema): Schema => mapSchema(each, change);
  return change(Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, walk(value, keyword)])));
}

function mapValues(values: Readonly<Record<string, Schema>>, change: (schema: Schema) => Schema): unknown {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
