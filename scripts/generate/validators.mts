// Turns a language's schemas into validators as plain functions (ajv standalone): no eval at run time, no imports, one
// ES module.
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { type DialectSchemas, type Schema, filesNamed, mapSchema } from "./schemaFiles.mts";

/** Keywords of our own that our checks read from an error's schema. */
const OWN_KEYWORDS = ["x-form", "x-message", "x-severity"];

/** The keywords that validators or our checks use; the others are for editors. */
const KEPT_KEYWORDS = new Set(
  (
    "$id $schema $ref definitions type enum const properties required dependencies additionalProperties " +
    "propertyNames items minItems maxItems uniqueItems minProperties maxProperties minLength maxLength pattern " +
    "minimum maximum exclusiveMinimum allOf anyOf oneOf not if then else x-form x-message x-severity"
  ).split(" "),
);

/** The helper that ajv would import at run time for minLength and maxLength. */
const LENGTH_HELPER = 'require("ajv/dist/runtime/ucs2length").default';

const TYPES = `
export interface SchemaError {
  /** JSON pointer of the value in question. */
  readonly instancePath: string;
  /** Where the keyword stands in its own definition. */
  readonly schemaPath: string;
  /** The schema that holds the keyword. */
  readonly parentSchema: Readonly<Record<string, unknown>>;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string;
}

export interface Validator {
  (value: unknown): boolean;
  /** What the last call found wrong; null when nothing was. */
  errors: readonly SchemaError[] | null;
}
`;

/**
 * Returns the text of validators.js and of its declarations. Throws when a schema is invalid or has an unknown keyword.
 */
export function validatorModule(dialect: DialectSchemas): { readonly code: string; readonly types: string } {
  const ajv = new Ajv({
    allErrors: true,
    // Each error carries its schema, so that our checks can read our own keywords.
    verbose: true,
    messages: false,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    schemas: dialect.files.map((file) => mapSchema(file.schema, withoutTexts)),
    code: { source: true, esm: true },
  });
  ajv.addVocabulary(OWN_KEYWORDS);
  const functions: Record<string, string> = {};
  const tables: string[] = [];
  const types: string[] = [];
  for (const [name, schemas] of Object.entries(dialect.index.validators)) {
    const members = filesNamed(dialect, schemas).map(
      (file) => [file, /(\w+)\.schema\.json$/.exec(file.path)![1]!] as const,
    );
    if (!schemas.endsWith("/*")) {
      functions[name] = members[0]![0].schema.$id!;
      types.push(`export declare const ${name}: Validator;`);
      continue;
    }
    for (const [file, member] of members) functions[`${name}_${member}`] = file.schema.$id!;
    const rows = members.map(([, member]) => `  ${member}: ${name}_${member},\n`);
    tables.push(`export const ${name} = {\n${rows.join("")}};\n`);
    types.push(
      `/** By the name of the schema in \`${schemas}\`. */`,
      `export declare const ${name}: Readonly<Record<string, Validator>>;`,
    );
  }
  const code = standaloneCode(ajv, functions).replaceAll(LENGTH_HELPER, "(text) => Array.from(text).length");
  if (code.includes("require(")) throw new Error("the validators need ajv's helpers at run time");
  const banner = `// Made from schemas/${dialect.id}/ by \`npm run generate\`. Do not edit.\n`;
  return { code: `${banner}${code}\n${tables.join("")}`, types: `${banner}${TYPES}\n${types.join("\n")}\n` };
}

function withoutTexts(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => KEPT_KEYWORDS.has(keyword)));
}
