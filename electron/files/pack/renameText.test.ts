import { existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { renameText } from "./renameText";
import { temporaryFolder } from "../disk/temporaryPack.testing";

test("a text file gets another name in its folder", async () => {
  const root = temporaryFolder({ "levels/a.json": "{}" });
  expect(await renameText(root, "levels/a.json", "levels/b.json")).toEqual({ ok: true, value: null });
  expect(existsSync(path.join(root, "levels/a.json"))).toBe(false);
  expect(readFileSync(path.join(root, "levels/b.json"), "utf8")).toBe("{}");
});

test("a file that is there stays as it is", async () => {
  const root = temporaryFolder({ "levels/a.json": "1", "levels/b.json": "2" });
  expect(await renameText(root, "levels/a.json", "levels/b.json")).toMatchObject({ ok: false });
  expect(readFileSync(path.join(root, "levels/b.json"), "utf8")).toBe("2");
});

test.each(["../b.json", "levels/b.png", "b.json", "levels/", "levels/../b.json"])("%j is refused", async (to) => {
  const root = temporaryFolder({ "levels/a.json": "{}" });
  expect(await renameText(root, "levels/a.json", to)).toMatchObject({ ok: false });
  expect(existsSync(path.join(root, "levels/a.json"))).toBe(true);
});

test("nothing is renamed outside of the pack", async () => {
  const outside = temporaryFolder({ "secret.json": "{}" });
  const root = temporaryFolder({ "levels/a.json": "{}" });
  symlinkSync(outside, path.join(root, "away"));
  expect(await renameText(root, "away/secret.json", "away/other.json")).toMatchObject({ ok: false });
  expect(existsSync(path.join(outside, "secret.json"))).toBe(true);
});
