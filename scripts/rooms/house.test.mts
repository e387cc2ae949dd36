// The code as it stands, held to the table of rooms and to the sizes that docs/architecture.md names.
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../prepare/project.mts";
import { productFiles, refusals } from "./checkRooms.mts";
import { foreignWords } from "./foreignWords.mts";

test("every import is one that the table of rooms allows", () => {
  expect(refusals(projectRoot)).toEqual([]);
});

test("rooms that all languages share contain no word of one of them", () => {
  expect(foreignWords(projectRoot).map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test("a file is one idea: half of them have at most 90 lines, none has more than 300", () => {
  const sizes = productFiles(projectRoot).map((file) => ({
    file,
    lines: readFileSync(path.join(projectRoot, file), "utf8").split("\n").length - 1,
  }));
  const sorted = sizes.map(({ lines }) => lines).sort((one, other) => one - other);
  expect(sizes.filter(({ lines }) => lines > 300)).toEqual([]);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(90);
});
