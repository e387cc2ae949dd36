// Turns a language's schemas into TypeScript types. One document holds all schemas as definitions, so that each type is
// written once.
import { type JSONSchema, compile } from "json-schema-to-typescript";
import { type DialectSchemas, type Schema, type SchemaFile, mapSchema, schemaAt } from "./schemaFiles.mts";

/** Keywords of a schema file as a whole. */
const DOCUMENT_KEYWORDS = new Set(["$id", "$schema", "definitions"]);

/** Keywords that TypeScript types cannot express, or that are expressed otherwise. */
const UNTYPED_KEYWORDS = new Set(["$ref", "allOf", "anyOf", "oneOf", "if", "then", "else"]);

/** Returns the text of types.ts: an interface for each titled schema, with its descriptions. */
export async function typesModule({ id, files }: DialectSchemas): Promise<string> {
  const definitions: Record<string, Schema> = {};
  const add = (schema: Schema): void => {
    const { title } = schema;
    if (title === undefined) throw new Error(`a schema to be named needs a title: ${JSON.stringify(schema)}`);
    if (definitions[title] !== undefined) throw new Error(`two schemas of ${id} are called ${title}`);
    const own = Object.entries(schema).filter(([keyword]) => !DOCUMENT_KEYWORDS.has(keyword));
    definitions[title] = Object.fromEntries(own);
  };
  const referred = new Set<string | undefined>();
  const schemas = files.map((file) =>
    mapSchema(file.schema, (each) => {
      if (each.$ref !== undefined) referred.add(schemaAt(files, each.$ref).title);
      return typeSchema(files, each);
    }),
  );
  for (const schema of schemas) {
    if (schema.properties !== undefined || referred.has(schema.title)) add(schema);
    for (const definition of Object.values(schema.definitions ?? {})) add(definition);
  }
  const names = Object.keys(definitions);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]));
  return compile({ type: "object", properties, definitions } as JSONSchema, "SchemaTypes", {
    additionalProperties: false,
    bannerComment: `// Made from schemas/${id}/ by \`npm run generate\`. Do not edit.`,
    format: false,
    strictIndexSignatures: true,
  });
}

/**
 * Returns a schema as the type generator understands it: references by title, conditional properties as optional ones.
 */
function typeSchema(files: readonly SchemaFile[], schema: Schema): Schema {
  const { $ref, allOf } = schema;
  const rest = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !UNTYPED_KEYWORDS.has(keyword)),
  ) as Schema;
  if ($ref !== undefined) {
    const reference = { $ref: `#/definitions/${schemaAt(files, $ref).title}` };
    return rest.description === undefined ? reference : { description: rest.description, allOf: [reference] };
  }
  const conditional = Object.assign(
    {},
    ...(allOf ?? []).map((each) => each.then?.properties ?? {}),
  ) as Schema["properties"];
  const expected = { ...conditional, ...rest.properties };
  return Object.keys(expected).length > 0 ? { ...rest, properties: expected } : rest;
}
