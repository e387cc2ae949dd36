import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isPicture, pictureName, savePicture } from "./savePicture";
import { temporaryFolder } from "../disk/temporaryPack.testing";

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="1"></svg>`;

test.each([
  [PNG, true],
  [Uint8Array.from([1, 2, 3]), false],
  [new Uint8Array(), false],
  ["png", false],
  [null, false],
])("%j is a picture: %s", (bytes, is) => {
  expect(isPicture(bytes, "png")).toBe(is);
});

test.each([
  ["fw_001", "fw_001.png"],
  ["fw_001.png", "fw_001.png"],
  ["../../etc/passwd", "_.._etc_passwd.png"],
  ["a\u0000b:c", "a_b_c.png"],
  ["はじめの一歩 — الخطوة", "はじめの一歩 _ الخطوة.png"],
  ["", "board.png"],
  [7, "board.png"],
])("%j is suggested as %s", (suggested, name) => {
  expect(pictureName(suggested, "png")).toBe(name);
});

test("each kind begins in its own way, and has an ending of its own", () => {
  const begins = { png: PNG, apng: PNG, gif: Buffer.from("GIF89a…"), svg: Buffer.from(SVG) };
  for (const kind of ["png", "apng", "gif", "svg"] as const) {
    const fitting = Object.entries(begins).filter(([, bytes]) => isPicture(Uint8Array.from(bytes), kind));
    expect(fitting.map(([name]) => name)).toEqual(kind === "png" || kind === "apng" ? ["png", "apng"] : [kind]);
  }
  expect(isPicture(Buffer.from(`<script></script>${SVG}`), "svg")).toBe(false);
  expect(pictureName("fw_001.png", "gif")).toBe("fw_001.png.gif");
  expect(pictureName("film.GIF", "gif")).toBe("film.gif");
  expect(pictureName("film", "apng")).toBe("film.png");
});

test("a picture is written whole, in place of another; a folder that is not to be written is refused", async () => {
  const root = temporaryFolder({ "board.png": "old", "file/inside": "" });
  expect(await savePicture(path.join(root, "board.png"), PNG)).toEqual({ ok: true, value: null });
  expect(Uint8Array.from(readFileSync(path.join(root, "board.png")))).toEqual(PNG);
  expect(await savePicture(path.join(root, "board.png", "below.png"), PNG)).toMatchObject({ ok: false });
  expect(readdirSync(root).sort()).toEqual(["board.png", "file"]);
});
