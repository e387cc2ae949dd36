import { existsSync, readFileSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { copyPackTo } from "./packCopy";
import { temporaryFolder } from "../disk/temporaryPack.testing";

const PACK = { "manifest.json": "{}", "levels/one.json": "[1]", ".git/config": "secret" };

it("a pack is copied with all that is its own", async () => {
  const root = temporaryFolder(PACK);
  const target = path.join(temporaryFolder({}), "mine");
  symlinkSync("/etc/passwd", path.join(root, "levels/link.json"));
  expect(await copyPackTo(root, target)).toEqual({ ok: true, value: { target, isTextsOnly: false } });
  expect(readFileSync(path.join(target, "levels/one.json"), "utf8")).toBe("[1]");
  expect(readdirSync(target).sort()).toEqual(["levels", "manifest.json"]);
  expect(readdirSync(path.join(target, "levels"))).toEqual(["one.json"]);
  expect(readdirSync(path.dirname(target))).toEqual(["mine"]);
});

it("a copy has the texts that are not saved yet, and the pack stays as it is", async () => {
  const root = temporaryFolder(PACK);
  const target = path.join(temporaryFolder({}), "mine");
  const texts = [
    { path: "levels/one.json", text: "[2]" },
    { path: "more/new.json", text: "[3]" },
  ];
  expect(await copyPackTo(root, target, texts)).toEqual({ ok: true, value: { target, isTextsOnly: false } });
  expect(readFileSync(path.join(target, "levels/one.json"), "utf8")).toBe("[2]");
  expect(readFileSync(path.join(target, "more/new.json"), "utf8")).toBe("[3]");
  expect(readFileSync(path.join(root, "levels/one.json"), "utf8")).toBe("[1]");
});

it("a text that would be written outside of the copy has the whole copy refused", async () => {
  const parent = temporaryFolder({});
  const texts = [{ path: "../out.json", text: "[2]" }];
  expect(await copyPackTo(temporaryFolder(PACK), path.join(parent, "mine"), texts)).toMatchObject({ ok: false });
  expect(readdirSync(parent)).toEqual([]);
});

it("nothing is copied over something that is there, or into the pack itself", async () => {
  const root = temporaryFolder(PACK);
  const other = temporaryFolder({ "mine/manifest.json": "[]" });
  for (const target of [path.join(other, "mine"), root, path.join(root, "copy"), path.join(root, "levels/copy")]) {
    expect(await copyPackTo(root, target)).toMatchObject({ ok: false });
  }
  expect(readFileSync(path.join(other, "mine/manifest.json"), "utf8")).toBe("[]");
  expect(existsSync(path.join(root, "copy"))).toBe(false);
});

it("a pack whose folder is gone is copied from its texts as they were last read", async () => {
  const root = path.join(temporaryFolder({}), "gone");
  const target = path.join(temporaryFolder({}), "mine");
  const lastRead = [
    { path: "manifest.json", text: "{}" },
    { path: "levels/one.json", text: "[1]" },
  ];
  const unsaved = [{ path: "levels/one.json", text: "[2]" }];
  expect(await copyPackTo(root, target, unsaved, lastRead)).toEqual({ ok: true, value: { target, isTextsOnly: true } });
  expect(readFileSync(path.join(target, "manifest.json"), "utf8")).toBe("{}");
  expect(readFileSync(path.join(target, "levels/one.json"), "utf8")).toBe("[2]");
});

it("texts that were last read do not replace what the disk has", async () => {
  const target = path.join(temporaryFolder({}), "mine");
  const lastRead = [{ path: "levels/one.json", text: "[0]" }];
  expect(await copyPackTo(temporaryFolder(PACK), target, [], lastRead)).toMatchObject({ ok: true });
  expect(readFileSync(path.join(target, "levels/one.json"), "utf8")).toBe("[1]");
});

it("a pack that is gone, or a place that is none, leaves nothing behind", async () => {
  const parent = temporaryFolder({});
  expect(await copyPackTo(path.join(parent, "gone"), path.join(parent, "mine"))).toMatchObject({ ok: false });
  expect(await copyPackTo(temporaryFolder(PACK), path.join(parent, "no/such/place"))).toMatchObject({ ok: false });
  expect(readdirSync(parent)).toEqual([]);
});
