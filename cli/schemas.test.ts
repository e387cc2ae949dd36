import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Ajv from "ajv";
import { afterEach, describe, expect, it } from "vitest";
import { schemas } from "./schemas";

const root = path.resolve(__dirname, "..");
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-schemas-"));
  folders.push(folder);
  return folder;
}

async function written(folder: string): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const output = {
    write: (text: string) => Promise.resolve(void lines.push(text.trim())),
    writeError: (line: string) => void lines.push(line),
  };
  return { code: await schemas(folder, false, output), lines };
}

const jsonAt = (...parts: readonly string[]): object => JSON.parse(readFileSync(path.join(...parts), "utf8")) as object;

describe("schemas --out", () => {
  it("writes a file for each schema of each language, by its $id", async () => {
    const folder = path.join(newFolder(), "new/folder");
    const { code, lines } = await written(folder);
    expect(code).toBe(0);
    const ours = readdirSync(path.join(root, "schemas"), { recursive: true, encoding: "utf8" });
    const names = ours.filter((name) => name.endsWith(".schema.json")).sort();
    expect(lines.toSorted()).toEqual(names.map((name) => path.join(folder, name)).sort());
    for (const name of names) {
      const id = `gridwright://schemas/${name.replaceAll(path.sep, "/")}`;
      expect(jsonAt(folder, name)).toMatchObject({ $id: id });
    }
  });

  it("writes schemas that another validator reads and that the sample pack satisfies", async () => {
    const folder = newFolder();
    const { lines } = await written(folder);
    const ajv = new Ajv({ strict: false, schemas: lines.map((file) => jsonAt(file)) });
    const isValid = (name: string, value: object): boolean =>
      ajv.validate(`gridwright://schemas/gridponder/${name}.schema.json`, value);
    const pack = path.join(root, "sample-packs/flag-worlds");
    expect(isValid("game", jsonAt(pack, "game.json"))).toBe(true);
    expect(isValid("level", jsonAt(pack, "levels/fw_001.json"))).toBe(true);
    expect(isValid("level", { ...jsonAt(pack, "levels/fw_001.json"), goals: 7 })).toBe(false);
  });

  it("refers to other files by relative paths that exist", async () => {
    const folder = newFolder();
    const { lines } = await written(folder);
    let found = 0;
    for (const file of lines) {
      for (const [, reference = ""] of readFileSync(file, "utf8").matchAll(/"\$ref": "([^#"]+)/g)) {
        found += 1;
        expect(lines).toContain(path.join(path.dirname(file), reference));
      }
    }
    expect(found).toBeGreaterThan(50);
  });

  it("says why a folder cannot be written", async () => {
    const file = path.join(newFolder(), "file");
    writeFileSync(file, "");
    const { code, lines } = await written(file);
    expect(code).toBe(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("cannot be written");
  });
});
