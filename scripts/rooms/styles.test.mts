// The style sheets of the window. They are loaded together: two that give one class a look of its own would change each
// other's parts.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../prepare/project.mts";

const COMMENT = /\/\*[^]*?\*\//g;
const SELECTORS = /([^{}]+)\{/g;
const CLASS_ALONE = /^(?:[a-z]+)?(\.gw-[\w-]+)$/;

/** Returns the texts of the window's files with one of these endings, by their paths. */
function filesWith(ending: RegExp): ReadonlyMap<string, string> {
  const folder = path.join(projectRoot, "renderer");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => ending.test(file));
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
}

it("each class is defined in one style sheet", () => {
  const sheets = new Map<string, Set<string>>();
  for (const [file, sheet] of filesWith(/\.css$/)) {
    const text = sheet.replaceAll(COMMENT, "");
    for (const [, list = ""] of text.matchAll(SELECTORS)) {
      for (const selector of list.split(",")) {
        const name = CLASS_ALONE.exec(selector.trim())?.[1];
        if (name !== undefined) sheets.set(name, (sheets.get(name) ?? new Set()).add(file));
      }
    }
  }
  expect(sheets.size).toBeGreaterThan(400);
  expect(Array.from(sheets).flatMap(([name, files]) => (files.size > 1 ? [[name, ...files]] : []))).toEqual([]);
});

it("each class of a style sheet is one that the window gives to something", () => {
  const code = Array.from(filesWith(/\.tsx?$/).values()).join("\n");
  const given = new Set(code.match(/gw-[\w-]+/g));
  // Such as `gw-string-${kind}`.
  const beginnings = code.match(/gw-[\w-]+-(?=\$\{)/g) ?? [];
  const isGiven = (name: string): boolean => given.has(name) || beginnings.some((each) => name.startsWith(each));
  const sheets = Array.from(filesWith(/\.css$/).values(), (sheet) => sheet.replaceAll(COMMENT, "")).join("\n");
  const styled = new Set(Array.from(sheets.matchAll(/\.(gw-[\w-]+)/g), ([, name = ""]) => name));
  expect(styled.size).toBeGreaterThan(400);
  expect([...styled].filter((name) => !isGiven(name))).toEqual([]);
});
