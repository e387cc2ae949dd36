// What commands say of files that they cannot write. The names are too long for the file that is written beside first,
// which fails for any user.
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { ran } from "./command.testing";

const LONG_NAME = `levels/${"a".repeat(250)}.json`;

/** Copies the sample pack; its first level has a file beside which none can be written. Returns its folder. */
function packWithLongName(change: (level: string) => string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-write-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(path.resolve(__dirname, "../sample-packs/flag-worlds"), folder, { recursive: true });
  const file = path.join(folder, LONG_NAME);
  renameSync(path.join(folder, "levels/fw_001.json"), file);
  writeFileSync(file, change(readFileSync(file, "utf8")));
  return folder;
}

it("formats the other files, and names the one that cannot be written", async () => {
  const squeezed = (text: string): string => JSON.stringify(JSON.parse(text));
  const folder = packWithLongName(squeezed);
  const other = path.join(folder, "levels/fw_002.json");
  writeFileSync(other, squeezed(readFileSync(other, "utf8")));
  const { code, output, errors } = await ran("format", folder);
  expect([code, output]).toEqual([1, `${other}\n`]);
  expect(errors).toBe(`${path.join(folder, LONG_NAME)}: The file cannot be written: its name is too long.\n`);
});

it("says which fix cannot be written", async () => {
  const folder = packWithLongName((text) => text.replace('"id"', '"id",'));
  const { code, errors } = await ran("check", folder, "--fix");
  expect(code).toBe(2);
  expect(errors).toBe(`${path.join(folder, LONG_NAME)} cannot be written: its name is too long.\n`);
});

it("says that levels cannot be written, before they are made", async () => {
  const folder = packWithLongName((text) => text);
  const file = path.join(folder, "a-file");
  copyFileSync(path.join(folder, "game.json"), file);
  const { code, output, errors } = await ran("generate", folder, "fw_002", "--tries", "5", "--out", file);
  expect([code, output]).toEqual([2, ""]);
  expect(errors).toBe(`${file} cannot be written: there is a file where a folder should be.\n`);
});

it("says which level cannot be written, where a folder is in its place", async () => {
  const folder = packWithLongName((text) => text);
  const out = path.join(folder, "made");
  const generating = ["generate", folder, "fw_004", "--criteria", "solution_length:6:", "--tries", "30", "--out", out];
  expect((await ran(...generating)).code).toBe(0);
  const level = path.join(out, readdirSync(out)[0] ?? "");
  rmSync(level);
  mkdirSync(level);
  const { code, errors } = await ran(...generating);
  expect([code, errors]).toEqual([2, `${level} cannot be written: there is a folder where a file should be.\n`]);
});

it("says that the journal of a batch cannot be written", async () => {
  const folder = packWithLongName((text) => text);
  const journal = path.join(folder, "out/journal.jsonl");
  mkdirSync(journal, { recursive: true });
  const { code, output, errors } = await ran("batch", "solve", folder, "--out", path.join(folder, "out"));
  expect([code, output]).toEqual([2, ""]);
  expect(errors).toBe(`${journal} cannot be written: there is a folder where a file should be.\n`);
});

it("says which picture cannot be written", async () => {
  const folder = packWithLongName((text) => text);
  const taken = path.join(folder, "taken");
  mkdirSync(taken);
  const picture = await ran("picture", folder, "fw_002", "--svg", taken);
  expect([picture.code, picture.errors]).toEqual([
    2,
    `${taken} cannot be written: there is a folder where a file should be.\n`,
  ]);
});

it("says which web page cannot be written, and ends otherwise where there is none to write", async () => {
  const folder = packWithLongName((text) => text);
  const [players, taken] = [path.join(folder, "players"), path.join(folder, "taken")];
  for (const each of [players, taken]) mkdirSync(each);
  vi.stubEnv("GRIDWRIGHT_PLAYERS", players);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await ran("export", folder, "--html", taken)).code).toBe(1);
  for (const name of ["gridponder.js", "gridponder.css"]) writeFileSync(path.join(players, name), "");
  const { code, errors } = await ran("export", folder, "--html", taken);
  expect(code).toBe(2);
  expect(errors).toContain(`${taken} cannot be written: there is a folder where a file should be.\n`);
});
