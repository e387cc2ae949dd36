// Style sheets are loaded together: two that give one class a look of its own would change each other's parts.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../prepare/project.mts";

const COMMENT = /\/\*[^]*?\*\//g;
const SELECTORS = /([^{}]+)\{/g;
const CLASS_ALONE = /^(?:[a-z]+)?(\.gw-[\w-]+)$/;

it("each class is defined in one style sheet", () => {
  const sheets = new Map<string, Set<string>>();
  const folder = path.join(projectRoot, "renderer");
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".css")) continue;
    const text = readFileSync(path.join(folder, file), "utf8").replaceAll(COMMENT, "");
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
