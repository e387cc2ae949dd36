import path from "node:path";
import { expect, it } from "vitest";
import { readOtherPack } from "./otherPack";
import { temporaryFolder } from "../disk/temporaryPack.testing";

it("a folder is read with its texts, its other files and what could not be read", async () => {
  const root = temporaryFolder({
    "game.json": "{}",
    "levels/one.json": "[1]",
    "notes.txt": new Uint8Array([0xff, 0xfe]),
    "sprites/flag.dat": "a",
    ".git/config": "hidden",
  });
  expect(await readOtherPack(root)).toEqual({
    ok: true,
    value: {
      name: path.basename(root),
      pack: {
        files: [
          { path: "game.json", text: "{}" },
          { path: "levels/one.json", text: "[1]" },
        ],
        assets: ["sprites/flag.dat"],
        collections: [],
        problems: [{ path: "notes.txt", message: "Not UTF-8 text." }],
      },
    },
  });
});

it("what is no pack, no folder or not there is refused with a sentence", async () => {
  const root = temporaryFolder({ "notes.txt": "Hello" });
  for (const [folder, reason] of [
    [root, "is not a pack"],
    [path.join(root, "notes.txt"), "is not a folder"],
    [path.join(root, "missing"), "There is no folder"],
  ] as const) {
    const read = await readOtherPack(folder);
    expect(read.ok ? "read" : read.refusal).toContain(reason);
  }
});
