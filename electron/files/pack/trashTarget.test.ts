import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../disk/temporaryPack.testing";
import { trashTarget } from "./trashTarget";

test("a text file or an image of the pack may be put into the trash", async () => {
  const root = temporaryFolder({ "levels/a.json": "{}", "notes.md": "", "cover.png": "x" });
  expect(await trashTarget(root, "levels/a.json")).toBe(path.join(root, "levels", "a.json"));
  expect(await trashTarget(root, "notes.md")).toBe(path.join(root, "notes.md"));
  expect(await trashTarget(root, "cover.png")).toBe(path.join(root, "cover.png"));
});

test.each(["../a.json", "/etc/hosts.json", "levels", "levels/none.json", "song.ogg", "levels/folder.json", ""])(
  "%j may not",
  async (relative) => {
    const root = temporaryFolder({ "levels/a.json": "{}", "song.ogg": "x" });
    mkdirSync(path.join(root, "levels", "folder.json"));
    expect(await trashTarget(root, relative)).toBeNull();
  },
);

test("of a link it is the link, and nothing through a folder that leads outside", async () => {
  const outside = temporaryFolder({ "secret.json": "{}" });
  const root = temporaryFolder({ "levels/a.json": "{}" });
  symlinkSync(path.join(outside, "secret.json"), path.join(root, "levels", "link.json"));
  symlinkSync(outside, path.join(root, "away"));
  expect(await trashTarget(root, "levels/link.json")).toBe(path.join(root, "levels", "link.json"));
  expect(await trashTarget(root, "away/secret.json")).toBeNull();
});
