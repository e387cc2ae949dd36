// schemas/ → validators as plain functions (ajv standalone): no eval at run time, no imports, one ES module.
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { SCHEMA_ROOT, type Schema, type SchemaFile, mapSchema } from "./schemaFiles.mts";

/** Keywords of our own that our checks read from an error's schema. */
const OWN_KEYWORDS = ["x-form", "x-message", "x-severity"];

/** The keywords a validator or our checks have a use for; the others are for editors. */
const KEPT_KEYWORDS = new Set(
  (
    "$id $schema $ref definitions type enum const properties required dependencies additionalProperties " +
    "propertyNames items minItems maxItems uniqueItems minProperties maxProperties minLength maxLength pattern " +
    "minimum maximum exclusiveMinimum allOf anyOf oneOf not if then else x-form x-message x-severity"
  ).split(" "),
);

const ROOTS = { validateManifest: "manifest", validateGame: "game", validateLevel: "level", validateTheme: "theme" };

/** What ajv would import at run time for minLength and maxLength. */
const LENGTH_HELPER = 'require("ajv/dist/runtime/ucs2length").default';

const TYPES = `// Made from schemas/ by \`npm run generate\`. Do not edit.

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

/** The text of validators.js and of its declarations. Throws when a schema is not valid or names an unknown keyword. */
export function validatorModule(files: readonly SchemaFile[]): { readonly code: string; readonly types: string } {
  const ajv = new Ajv({
    allErrors: true,
    // Each error carries its schema, so that our checks can see our own keywords.
    verbose: true,
    messages: false,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    schemas: files.map((file) => mapSchema(file.schema, withoutTexts)),
    code: { source: true, esm: true },
  });
  ajv.addVocabulary(OWN_KEYWORDS);
  const systems = files.flatMap((file) => /^systems\/(\w+)\.schema\.json$/.exec(file.path)?.[1] ?? []);
  const exports = Object.fromEntries([
    ...Object.entries(ROOTS).map(([name, root]) => [name, `${SCHEMA_ROOT}${root}.schema.json`]),
    ...systems.map((type) => [`config_${type}`, `${SCHEMA_ROOT}systems/${type}.schema.json`]),
  ]);
  const code = standaloneCode(ajv, exports).replaceAll(LENGTH_HELPER, "(text) => Array.from(text).length");
  if (code.includes("require(")) throw new Error("the validators need ajv's helpers at run time");
  const table = systems.map((type) => `  ${type}: config_${type},\n`).join("");
  return {
    code: `// Made from schemas/ by \`npm run generate\`. Do not edit.\n${code}\nexport const validateSystemConfig = {\n${table}};\n`,
    types:
      TYPES +
      Object.keys(ROOTS)
        .map((name) => `\nexport declare const ${name}: Validator;`)
        .join("") +
      "\n/** By system type: validators of `config`. */" +
      "\nexport declare const validateSystemConfig: Readonly<Record<string, Validator>>;\n",
  };
}

function withoutTexts(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => KEPT_KEYWORDS.has(keyword)));
}
