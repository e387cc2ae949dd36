import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ran } from "./command.testing";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "gridwright-half-read-"));
  cpSync(path.resolve(__dirname, "../sample-packs/flag-worlds"), folder, { recursive: true });
  for (const file of ["game.json", "levels/fw_002.json"]) {
    const place = path.join(folder, file);
    writeFileSync(place, readFileSync(place, "utf8").replace(/\}\s*$/, ""));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const halfRead = (file: string): string => `${file} is not valid JSON: only what can be read of it counts.\n`;

it.each([
  ["solve", "PACK", "fw_001"],
  ["trace", "PACK", "fw_001", "--step", "0"],
  ["picture", "PACK", "fw_001", "--svg", "PACK/first.svg"],
])("%s names the file that all levels share and that is read without what is wrong in it", async (...line) => {
  const { errors } = await ran(...line.map((word) => word.replace("PACK", folder)));
  expect(errors).toBe(halfRead("game.json"));
});

it("compare names such levels, too", async () => {
  const { errors } = await ran("compare", folder);
  expect(errors).toBe(halfRead("game.json") + halfRead("levels/fw_002.json"));
});
