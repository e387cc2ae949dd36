import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { referenceText } from "./reference.mts";
import { type Schema, mapSchema, readDialects, schemaAt } from "./schemaFiles.mts";
import { allSchemasModule } from "./schemaList.mts";
import { typesModule } from "./types.mts";
import { validatorModule } from "./validators.mts";

const root = path.resolve(import.meta.dirname, "../..");
const dialects = readDialects(path.join(root, "schemas"));

/** Every schema in a file, the file's own and all inside it. */
function partsOf(schema: Schema): readonly Schema[] {
  const parts: Schema[] = [];
  mapSchema(schema, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

describe.each(dialects)("the schemas of $id", (dialect) => {
  const { files } = dialect;

  it("name only schemas that exist", () => {
    const refs = files.flatMap((file) => partsOf(file.schema).flatMap((part) => part.$ref ?? []));
    expect(refs.length).toBeGreaterThan(20);
    for (const ref of refs) expect(schemaAt(files, ref)).toBeTypeOf("object");
  });

  it("describe every property", () => {
    const silent = files.flatMap((file) =>
      partsOf(file.schema).flatMap((part) =>
        Object.entries(part.properties ?? {})
          // Inside an `if` a property is only asked for, and its `then` adds one thing to what is declared and described.
          .filter(([, property]) => property.const === undefined && property.enum?.length !== 2)
          .filter(([, property]) => !["enum", "x-ref"].includes(Object.keys(property).join()))
          .filter(([, property]) =>
            Object.keys(property).some((keyword) => !["$ref", "items", "type"].includes(keyword)),
          )
          .filter(([, property]) => property.description === undefined && property.$ref === undefined)
          .map(([name]) => `${file.path}: ${name}`),
      ),
    );
    expect(silent).toEqual([]);
  });

  it("explain each value of an enumeration, where they explain any", () => {
    const uneven = files.flatMap((file) =>
      partsOf(file.schema)
        .filter((part) => part.enumDescriptions !== undefined)
        .filter((part) => part.enumDescriptions?.length !== part.enum?.length)
        .map((part) => `${file.path}: ${part.description}`),
    );
    expect(uneven).toEqual([]);
  });

  it("give defaults and snippets of the right type", () => {
    const odd = files.flatMap((file) =>
      partsOf(file.schema)
        .filter((part) => part.default !== undefined && part.enum !== undefined && !part.enum.includes(part.default))
        .map((part) => `${file.path}: ${part.description}`),
    );
    expect(odd).toEqual([]);
  });

  it("become validators that need nothing at run time", () => {
    const { code } = validatorModule(dialect);
    expect(code).not.toMatch(/\brequire\(|\bnew Function\b|\beval\(|^import /m);
  });
});

describe.each(dialects)("the reference of $id", (dialect) => {
  const text = readFileSync(path.join(root, dialect.index.reference.file), "utf8");

  it("is what the schemas say; `npm run generate` brings it up to date", async () => {
    expect(text).toBe(await referenceText(dialect, root));
  });

  it("leads every link to a heading", () => {
    const headings = new Set(
      Array.from(text.matchAll(/^#+ (.+)$/gm), ([, title = ""]) =>
        title
          .toLowerCase()
          .replaceAll(" ", "-")
          .replaceAll(/[^\w-]/g, ""),
      ),
    );
    const broken = Array.from(text.matchAll(/\]\(#([^)]+)\)/g), ([, target = ""]) => target);
    expect(broken.filter((target) => !headings.has(target))).toEqual([]);
  });
});

describe("a second language", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-schemas-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const id of ["one", "two"]) {
    mkdirSync(path.join(folder, id));
    const game = {
      $id: `gridwright://schemas/${id}/game.schema.json`,
      title: "Game",
      properties: { [id]: { type: "string" } },
    };
    const reference = { file: `docs/${id}.md`, title: id, chapters: [{ title: "Game", schemas: ["game"] }] };
    writeFileSync(path.join(folder, id, "game.schema.json"), JSON.stringify(game));
    writeFileSync(
      path.join(folder, id, "index.json"),
      JSON.stringify({ title: id, validators: { validateGame: "game" }, reference }),
    );
  }
  const two = readDialects(folder);

  it("may call its schemas as the first does", async () => {
    expect(two.map(({ id, files }) => [id, files.map((file) => file.schema.$id)])).toEqual([
      ["one", ["gridwright://schemas/one/game.schema.json"]],
      ["two", ["gridwright://schemas/two/game.schema.json"]],
    ]);
    const types = await Promise.all(two.map(typesModule));
    expect(types[0]).toContain("export interface Game {\none?: string");
    expect(types[1]).toContain("export interface Game {\ntwo?: string");
    for (const dialect of two) expect(validatorModule(dialect).code).toContain("export const validateGame");
  });

  it("has a reference of its own, with nothing but its schemas", async () => {
    expect(await referenceText(two[1]!, root)).toContain("| two | string |");
  });

  it("is in the list of all", () => {
    expect(allSchemasModule(two)).toContain("one,\n  two,");
  });
});
