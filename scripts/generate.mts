// `npm run generate`: schemas/ → shared/generated (types, validators, schemas as data) and docs/reference.md.
// Does nothing when nothing it depends on has changed; `--force` does it all the same.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readSchemaFiles } from "./generate/schemaFiles.mts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const folder = path.join(root, "shared", "generated");
const stamp = path.join(folder, "inputs.sha256");
const reference = path.join(root, "docs", "reference.md");
const OUTPUTS = ["types.ts", "validators.js", "validators.d.ts", "schemas.ts"].map((name) => path.join(folder, name));

const files = readSchemaFiles(path.join(root, "schemas"));
const hash = hashOfInputs();
const current = existsSync(stamp) && readFileSync(stamp, "utf8") === hash && [...OUTPUTS, reference].every(existsSync);
if (!current || process.argv.includes("--force")) await generate();

/** The schemas, the language's events, the generators, and the versions of the packages they use. */
function hashOfInputs(): string {
  const own = path.join(root, "scripts", "generate");
  const dialect = path.join(root, "shared", "dialects", "gridponder");
  const sources = [
    import.meta.filename,
    path.join(dialect, "turn", "events.ts"),
    path.join(dialect, "checks", "catalogue.ts"),
    ...readdirSync(own)
      .sort()
      .map((name) => path.join(own, name)),
  ];
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const texts = [
    ...files.map((file) => file.path + file.text),
    ...sources.map((source) => readFileSync(source, "utf8")),
    String(devDependencies.ajv) + String(devDependencies["json-schema-to-typescript"]),
  ];
  return createHash("sha256").update(texts.join("\0")).digest("hex");
}

async function generate(): Promise<void> {
  // Loaded only when needed: together they take longer to load than the check above.
  const { typesModule } = await import("./generate/types.mts");
  const { validatorModule } = await import("./generate/validators.mts");
  const { schemaListModule } = await import("./generate/schemaList.mts");
  const { referenceText } = await import("./generate/reference.mts");
  mkdirSync(folder, { recursive: true });
  const { code, types } = validatorModule(files);
  const texts = [await typesModule(files), code, types, schemaListModule(files)];
  for (const [index, file] of OUTPUTS.entries()) writeFileSync(file, texts[index] ?? "");
  writeFileSync(reference, referenceText(files));
  writeFileSync(stamp, hash);
  process.stderr.write(`Generated shared/generated and docs/reference.md from ${files.length} schemas.\n`);
}
