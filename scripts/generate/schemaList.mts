// schemas/ → the schemas as data for editors and for our own checks, with hover texts put together.
import { type Schema, type SchemaFile, resolved } from "./schemaFiles.mts";

const FILE_MATCH: Readonly<Record<string, readonly string[]>> = {
  "manifest.schema.json": ["manifest.json"],
  "game.schema.json": ["game.json"],
  "level.schema.json": ["levels/*.json"],
  "theme.schema.json": ["theme.json"],
};

/** The text of schemas.ts. */
export function schemaListModule(files: readonly SchemaFile[]): string {
  const list = files.map((file) => ({
    uri: file.schema.$id,
    fileMatch: FILE_MATCH[file.path] ?? [],
    schema: withHoverTexts(files, file.schema, ""),
  }));
  return `// Made from schemas/ by \`npm run generate\`. Do not edit.

export interface SchemaDocument {
  /** The schema's \`$id\`; references between schemas resolve against it. */
  readonly uri: string;
  /** Files of a pack it describes; none for schemas that others refer to. */
  readonly fileMatch: readonly string[];
  readonly schema: Readonly<Record<string, unknown>>;
}

export const SCHEMAS: readonly SchemaDocument[] = ${JSON.stringify(list)};
`;
}

/** The same schema with a \`markdownDescription\` wherever there is a description: what it does, default, section. */
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
  // A property may be called "description": only a text is one.
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
