// schemas/ → TypeScript types. One document with all schemas as definitions, so that each type is written once.
import { type JSONSchema, compile } from "json-schema-to-typescript";
import { type Schema, type SchemaFile, mapSchema, schemaAt } from "./schemaFiles.mts";

/** The text of types.ts: an interface for each titled schema, with its descriptions. */
export async function typesModule(files: readonly SchemaFile[]): Promise<string> {
  const definitions: Record<string, Schema> = {};
  const add = (schema: Schema): void => {
    const { title } = schema;
    if (title === undefined) throw new Error(`a schema to be named needs a title: ${JSON.stringify(schema)}`);
    if (definitions[title] !== undefined) throw new Error(`two schemas are called ${title}`);
    const { definitions: _inner, $id, $schema, ...rest } = schema;
    definitions[title] = rest;
  };
  for (const file of files) {
    const schema = mapSchema(file.schema, (each) => typeSchema(files, each));
    if (schema.properties !== undefined) add(schema);
    for (const definition of Object.values(schema.definitions ?? {})) add(definition);
  }
  const names = Object.keys(definitions);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]));
  return compile({ type: "object", properties, definitions } as JSONSchema, "SchemaTypes", {
    additionalProperties: false,
    bannerComment: "// Made from schemas/ by `npm run generate`. Do not edit.",
    format: false,
    strictIndexSignatures: true,
  });
}

/** A schema as the type generator understands it: references by title, conditional properties as optional ones. */
function typeSchema(files: readonly SchemaFile[], schema: Schema): Schema {
  const { $ref, allOf, if: _if, then: _then, else: _else, anyOf, oneOf, ...rest } = schema;
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
