import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../disk/temporaryPack.testing";
import { packsIn, titleOf } from "./packTitle";

const templates = path.resolve(__dirname, "../../../templates");

test("packs are told with their titles and what they are", async () => {
  const found = await packsIn(templates);
  expect(found.map(({ id }) => id)).toEqual([
    "1-empty",
    "2-crates",
    "3-keys",
    "4-merge",
    "5-noughts",
    "6-armies",
    "7-cards",
    "8-event-rules",
  ]);
  const root = path.join(templates, "2-crates");
  expect(found[1]).toEqual({ root, id: "2-crates", title: "Pushing Crates", text: "Push every crate onto a spot." });
});

test("packs are the folders with a game or a manifest, called by their title", async () => {
  const root = temporaryFolder({
    "b/game.json": "{}",
    "a/game.json": "{}",
    "a/manifest.json": '{"title": "A pack"}',
    "c/readme.md": "",
    "d/manifest.json": '{"title": "Without a game"}',
  });
  writeFileSync(path.join(root, "file.json"), "");
  expect(await packsIn(root)).toEqual([
    { root: path.join(root, "a"), id: "a", title: "A pack", text: "" },
    { root: path.join(root, "b"), id: "b", title: "b", text: "" },
    { root: path.join(root, "d"), id: "d", title: "Without a game", text: "" },
  ]);
  expect(await packsIn(path.join(root, "absent"))).toEqual([]);
});

test.each([
  ["{}", "folder"],
  ['{"title": "A pack"}', "A pack"],
  ['{"title": " "}', "folder"],
  ['{"title": 5}', "folder"],
  ["{", "folder"],
])("with the manifest %s a pack is called %s, whether it is open or not", async (text, title) => {
  const files = [{ path: "manifest.json", text, hash: "" }];
  const listing = { id: "", root: "", name: "folder", files, assets: [], collections: [], problems: [] };
  expect(titleOf(listing)).toBe(title);
  const [offered] = await packsIn(temporaryFolder({ "folder/manifest.json": text }));
  expect(offered?.title).toBe(title);
});
