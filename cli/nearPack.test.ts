import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readPackFolder } from "./packFolder";

const folder = mkdtempSync(path.join(tmpdir(), "gridwright-near-"));
const at = (name: string): string => path.join(folder, name);
for (const name of ["many/a", "many/b", "one/a"]) {
  cpSync(path.resolve(__dirname, "../templates/1-empty"), at(name), { recursive: true });
}
for (let count = 1; count <= 6; count += 1) {
  mkdirSync(at(`six/${count}`), { recursive: true });
  writeFileSync(at(`six/${count}/manifest.json`), "{}");
}
mkdirSync(at("empty"));
writeFileSync(at("pack.zip"), "");
writeFileSync(at("notes.txt"), "");
afterAll(() => rmSync(folder, { recursive: true }));

const NO_PACK = "is not a pack: it has neither manifest.json nor game.json.";

it.each([
  ["a folder of packs", "many", `${NO_PACK} Did you mean one of ${at("many/a")}, ${at("many/b")}?`],
  ["a folder with a pack", "one", `${NO_PACK} Did you mean ${at("one/a")}?`],
  ["a folder of many packs", "six", `${NO_PACK} It has 6 packs, such as ${at("six/1")}.`],
  ["a folder in a pack", "one/a/levels", `${NO_PACK} Did you mean ${at("one/a")}?`],
  ["a file of a pack", "one/a/game.json", `is not a folder. Did you mean ${at("one/a")}?`],
  ["a zip file", "pack.zip", "is not a folder. Unpack it first."],
  ["another file", "notes.txt", "is not a folder."],
  ["an empty folder", "empty", NO_PACK],
])("%s is told with the pack that was probably meant", async (_, name, told) => {
  expect(await readPackFolder(at(name))).toEqual({ ok: false, refusal: `${at(name)} ${told}` });
});

it("an empty name is not a folder", async () => {
  expect(await readPackFolder("")).toEqual({ ok: false, refusal: "The name of the pack's folder is empty." });
});
