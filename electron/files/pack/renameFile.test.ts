import { existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { renameFile } from "./renameFile";
import { temporaryFolder } from "../disk/temporaryPack.testing";

test("a text file gets another name in its folder", async () => {
  const root = temporaryFolder({ "levels/a.json": "{}" });
  expect(await renameFile(root, "levels/a.json", "levels/b.json")).toEqual({ ok: true, value: null });
  expect(existsSync(path.join(root, "levels/a.json"))).toBe(false);
  expect(readFileSync(path.join(root, "levels/b.json"), "utf8")).toBe("{}");
});

test("a file that is there stays as it is", async () => {
  const root = temporaryFolder({ "levels/a.json": "1", "levels/b.json": "2" });
  expect(await renameFile(root, "levels/a.json", "levels/b.json")).toMatchObject({ ok: false });
  expect(readFileSync(path.join(root, "levels/b.json"), "utf8")).toBe("2");
});

test.each(["../b.json", "levels/b.png", "b.json", "levels/", "levels/../b.json"])("%j is refused", async (to) => {
  const root = temporaryFolder({ "levels/a.json": "{}" });
  expect(await renameFile(root, "levels/a.json", to)).toMatchObject({ ok: false });
  expect(existsSync(path.join(root, "levels/a.json"))).toBe(true);
});

test("a name that the system refuses is told without its codes and paths", async () => {
  const root = temporaryFolder({ "levels/a.json": "{}" });
  const long = `levels/${"b".repeat(300)}.json`;
  expect(await renameFile(root, "levels/a.json", long)).toEqual({
    ok: false,
    refusal: "levels/a.json could not be renamed: its name is too long.",
  });
});

test("nothing is renamed outside of the pack", async () => {
  const outside = temporaryFolder({ "secret.json": "{}" });
  const root = temporaryFolder({ "levels/a.json": "{}" });
  symlinkSync(outside, path.join(root, "away"));
  expect(await renameFile(root, "away/secret.json", "away/other.json")).toMatchObject({ ok: false });
  expect(existsSync(path.join(outside, "secret.json"))).toBe(true);
});

test("an image gets another name, of the same type", async () => {
  const root = temporaryFolder({ "assets/a.png": "a", "assets/taken.png": "b", "assets/song.ogg": "c" });
  expect(await renameFile(root, "assets/a.png", "assets/taken.png")).toMatchObject({ ok: false });
  expect(await renameFile(root, "assets/a.png", "assets/a.svg")).toMatchObject({ ok: false });
  expect(await renameFile(root, "assets/a.png", "assets/a.json")).toMatchObject({ ok: false });
  expect(await renameFile(root, "assets/song.ogg", "assets/tune.ogg")).toMatchObject({ ok: false });
  expect(await renameFile(root, "assets/a.png", "assets/b.png")).toEqual({ ok: true, value: null });
  expect(readFileSync(path.join(root, "assets/b.png"), "utf8")).toBe("a");
  expect(readFileSync(path.join(root, "assets/taken.png"), "utf8")).toBe("b");
});
