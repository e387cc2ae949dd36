// Turns a language's schemas into data for editors and for our own checks, with hover texts.
import { type DialectSchemas, type Schema, type SchemaFile, resolved } from "./schemaFiles.mts";

/** Returns the text of the language's schemas.ts. */
export function schemaListModule({ id, files }: DialectSchemas): string {
  const schemas = files.map((file) => [file.schema.$id, withHoverTexts(files, file.schema, "")]);
  return `// Made from schemas/${id}/ by \`npm run generate\`. Do not edit.

/** By address, which is the schema's \`$id\`; references between schemas are addresses too. */
export const SCHEMAS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${JSON.stringify(Object.fromEntries(schemas))};
`;
}

/** Returns the text of the list of all languages' schemas. */
export function allSchemasModule(dialects: readonly DialectSchemas[]): string {
  const imports = dialects.map(({ id }) => `import { SCHEMAS as ${id} } from "./${id}/schemas";`);
  return `// Made from schemas/ by \`npm run generate\`. Do not edit.
${imports.join("\n")}

/** The schemas of every language, by the language and then by address. */
export const SCHEMAS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>> = {
  ${dialects.map(({ id }) => id).join(",\n  ")},
};
`;
}

/** Returns the schema with a \`markdownDescription\` for every description: what it does, its default, its section. */
function withHoverTexts(files: readonly SchemaFile[], schema: Schema, section: string): Schema {
  const spec = schema["x-spec"] ?? section;
  const deeper = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(deeper);
    if (typeof value !== "object" || value === null) return value;
    return withHoverTexts(files, value as Schema, spec);
  };
  const parts = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    LITERAL_KEYWORDS.has(keyword) ? value : deeper(value),
  ]);
  const result = Object.fromEntries(parts) as Schema;
  // A property may be named "description": only a string is a description.
  if (typeof schema.description !== "string") return result;
  const footer = [defaultText(files, schema), spec === "" ? "" : `*${spec}*`].filter((part) => part !== "");
  return { ...result, markdownDescription: [schema.description, footer.join(" · ")].join("\n\n").trim() };
}

/** Keywords whose value is plain data and holds no schemas. */
const LITERAL_KEYWORDS = new Set(["default", "enum", "const", "examples", "defaultSnippets", "x-expected"]);

function defaultText(files: readonly SchemaFile[], schema: Schema): string {
  const target = resolved(files, schema);
  return target.default === undefined ? "" : `Default: \`${JSON.stringify(target.default)}\``;
}
