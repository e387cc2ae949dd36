// Reads the schemas of each language and resolves `$ref` among them.
import { existsSync, readFileSync, readdirSync } from "node:fs";
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
  /** Relative to its language's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** With every `$ref` as a full address: `gridwright://schemas/gridponder/common.schema.json#/definitions/size`. */
  readonly schema: Schema;
}

/** The content of `index.json` in a language's folder: the purpose of each schema. Schemas are named by their paths. */
export interface DialectIndex {
  readonly title: string;
  /** Function name → the schema it checks, or `folder/*` for a table of functions by schema name. */
  readonly validators: Readonly<Record<string, string>>;
  readonly reference: {
    /** Relative to the project's root, like the paths below. */
    readonly file: string;
    readonly title: string;
    /** In order. A chapter without schemas is written by a module. */
    readonly chapters: readonly { readonly title: string; readonly schemas?: readonly string[] }[];
    /** A module that exports `CHAPTERS`: title → function that returns the chapter's text. */
    readonly written?: string;
    /** What that module imports: the reference is generated again when one of these files changes. */
    readonly sources?: readonly string[];
  };
}

/** A language's schemas. They refer to one another, never to another language's. */
export interface DialectSchemas {
  /** The name of its folder. */
  readonly id: string;
  readonly index: DialectIndex;
  readonly indexText: string;
  /** By path. */
  readonly files: readonly SchemaFile[];
}

const SCHEMA_ROOT = "gridwright://schemas/";

/**
 * Returns every language that has a folder with an `index.json`. Throws on a file whose `$id` does not match its path.
 */
export function readDialects(folder: string): readonly DialectSchemas[] {
  return readdirSync(folder)
    .filter((id) => existsSync(path.join(folder, id, "index.json")))
    .sort()
    .map((id) => {
      const indexText = readFileSync(path.join(folder, id, "index.json"), "utf8");
      const files = readSchemaFiles(path.join(folder, id), schemaRoot(id));
      return { id, index: JSON.parse(indexText) as DialectIndex, indexText, files };
    });
}

/** Returns the common start of the addresses of a language's schemas. */
function schemaRoot(dialect: string): string {
  return `${SCHEMA_ROOT}${dialect}/`;
}

/** Returns the files for a name in `index.json`: one schema, or all of a folder. Throws when there are none. */
export function filesNamed({ id, files }: DialectSchemas, name: string): readonly SchemaFile[] {
  const folder = name.endsWith("/*") ? name.slice(0, -1) : null;
  const named = files.filter((file) =>
    folder === null ? file.path === `${name}.schema.json` : path.posix.dirname(file.path) + "/" === folder,
  );
  if (named.length === 0) throw new Error(`schemas/${id}/index.json names ${name}, which is no schema`);
  return named;
}

function readSchemaFiles(folder: string, root: string): readonly SchemaFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".schema.json"))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), "utf8");
      const schema = JSON.parse(text) as Schema;
      if (schema.$id !== root + name) throw new Error(`${name}: $id should be ${root + name}`);
      return { path: name, text, schema: mapSchema(schema, (each) => withFullRef(root + name, each)) };
    });
}

function withFullRef(file: string, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : { ...schema, $ref: new URL(schema.$ref, file).href };
}

/** Returns the schema at a full address. Throws when there is none, which is a typing error in schemas/. */
export function schemaAt(files: readonly SchemaFile[], address: string): Schema {
  const [id = "", fragment = ""] = address.split("#");
  const file = files.find((each) => each.schema.$id === id);
  let schema: unknown = file?.schema;
  for (const key of fragment.split("/").slice(1)) schema = (schema as Record<string, unknown> | undefined)?.[key];
  if (schema === undefined) throw new Error(`no schema at ${address}`);
  return schema as Schema;
}

/** Returns a schema with its `$ref` resolved; members beside the `$ref` win. */
export function resolved(files: readonly SchemaFile[], schema: Schema): Schema {
  return schema.$ref === undefined ? schema : { ...schemaAt(files, schema.$ref), ...schema };
}

/** Rebuilds a schema from the leaves up: `change` receives each schema after its parts. */
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
