// `npm run generate`: turns schemas/<language>/ into shared/generated/<language>/ (types, validators, schemas as data)
// and the language's reference. Does nothing when no input has changed, unless `--force` is given.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type DialectSchemas, readDialects } from "./generate/schemaFiles.mts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const folder = path.join(root, "shared", "generated");
const stamp = path.join(folder, "inputs.sha256");

const OUTPUTS = ["types.ts", "validators.js", "validators.d.ts", "schemas.ts"];

const dialects = readDialects(path.join(root, "schemas"));
const hash = hashOfInputs();
if (!isCurrent() || process.argv.includes("--force")) await generate();

function isCurrent(): boolean {
  const outputs = dialects.flatMap(({ id, index }) => [
    path.join(root, index.reference.file),
    ...OUTPUTS.map((name) => path.join(folder, id, name)),
  ]);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hash && outputs.every((file) => existsSync(file));
}

/** Hashes the schemas, the generators with their inputs, and the versions of the packages they use. */
function hashOfInputs(): string {
  const own = readdirSync(path.join(root, "scripts", "generate"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mts"))
    .sort()
    .map((name) => path.join("scripts", "generate", name));
  const sources = ["scripts/generate.mts", ...own, ...dialects.flatMap(({ index }) => index.reference.sources ?? [])];
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const texts = [
    ...dialects.flatMap(({ id, indexText, files }) => [id, indexText, ...files.map((file) => file.path + file.text)]),
    ...sources.map((source) => readFileSync(path.join(root, source), "utf8")),
    String(devDependencies.ajv) + String(devDependencies["json-schema-to-typescript"]),
  ];
  return createHash("sha256").update(texts.join("\0")).digest("hex");
}

async function generate(): Promise<void> {
  const { allSchemasModule } = await import("./generate/schemaList.mts");
  const texts: (readonly [name: string, text: string])[] = [["schemas.ts", allSchemasModule(dialects)]];
  for (const dialect of dialects) texts.push(...(await textsOf(dialect)));
  // Also removes what an earlier run made of schemas that no longer exist.
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(stamp, hash);
  for (const { id, files } of dialects)
    process.stderr.write(`Generated shared/generated/${id} and its reference from ${files.length} schemas.\n`);
}

/** Returns the generated texts of a language by their paths below shared/generated. Writes the reference. */
async function textsOf(dialect: DialectSchemas): Promise<readonly (readonly [name: string, text: string])[]> {
  // Loaded only when needed: loading them takes longer than the check above.
  const { typesModule } = await import("./generate/types.mts");
  const { validatorModule } = await import("./generate/validators.mts");
  const { referenceText } = await import("./generate/reference.mts");
  const { schemaListModule } = await import("./generate/schemaList.mts");
  const { id, index } = dialect;
  const { code, types } = validatorModule(dialect);
  writeFileSync(path.join(root, index.reference.file), await referenceText(dialect, root));
  const texts = [await typesModule(dialect), code, types, schemaListModule(dialect)];
  return OUTPUTS.map((name, number) => [`${id}/${name}`, texts[number]!]);
}
