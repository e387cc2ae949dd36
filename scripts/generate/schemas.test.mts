import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { referenceText } from "./reference.mts";
import { type Schema, mapSchema, readSchemaFiles, schemaAt } from "./schemaFiles.mts";
import { validatorModule } from "./validators.mts";

const root = path.resolve(import.meta.dirname, "../..");
const files = readSchemaFiles(path.join(root, "schemas"));

/** Every schema in a file, the file's own and all inside it. */
function partsOf(schema: Schema): readonly Schema[] {
  const parts: Schema[] = [];
  mapSchema(schema, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

describe("the schemas", () => {
  it("name only schemas that exist", () => {
    const refs = files.flatMap((file) => partsOf(file.schema).flatMap((part) => part.$ref ?? []));
    expect(refs.length).toBeGreaterThan(200);
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
    const { code } = validatorModule(files);
    expect(code).not.toMatch(/\brequire\(|\bnew Function\b|\beval\(|^import /m);
  });
});

describe("docs/reference.md", () => {
  it("is what the schemas say; `npm run generate` brings it up to date", () => {
    expect(readFileSync(path.join(root, "docs", "reference.md"), "utf8")).toBe(referenceText(files));
  });

  it("leads every link to a heading", () => {
    const text = referenceText(files);
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
