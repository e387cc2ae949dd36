import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isPng, pictureName, savePicture } from "./savePicture";
import { temporaryFolder } from "./temporaryPack.testing";

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

test.each([
  [PNG, true],
  [Uint8Array.from([1, 2, 3]), false],
  [new Uint8Array(), false],
  ["png", false],
  [null, false],
])("%j is a picture: %s", (bytes, is) => {
  expect(isPng(bytes)).toBe(is);
});

test.each([
  ["fw_001", "fw_001.png"],
  ["fw_001.png", "fw_001.png"],
  ["../../etc/passwd", "_.._etc_passwd.png"],
  ["a\u0000b:c", "a_b_c.png"],
  ["", "board.png"],
  [7, "board.png"],
])("%j is suggested as %s", (suggested, name) => {
  expect(pictureName(suggested)).toBe(name);
});

test("a picture is written whole, in place of another; a folder that is not to be written is refused", async () => {
  const root = temporaryFolder({ "board.png": "old", "file/inside": "" });
  expect(await savePicture(path.join(root, "board.png"), PNG)).toEqual({ ok: true, value: null });
  expect(Uint8Array.from(readFileSync(path.join(root, "board.png")))).toEqual(PNG);
  expect(await savePicture(path.join(root, "board.png", "below.png"), PNG)).toMatchObject({ ok: false });
  expect(readdirSync(root).sort()).toEqual(["board.png", "file"]);
});
