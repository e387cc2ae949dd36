import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import type { PagePack } from "../../../shared/page/pagePack";
import { pngHeader } from "../images/pngHeader.testing";
import { findSprite } from "../images/spriteLookup";
import { writeWebPage } from "./webPageFile";

const folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-page-"));
afterAll(() => rmSync(folder, { recursive: true }));
const players = path.join(folder, "player");
const root = path.join(folder, "pack");
mkdirSync(players);
mkdirSync(path.join(root, "assets"), { recursive: true });
writeFileSync(path.join(players, "gridponder.js"), "start()\r\nagain()\r\n");
writeFileSync(path.join(players, "gridponder.css"), "p{}\n");
const BYTES: Readonly<Record<string, Buffer>> = {
  "box_0.png": pngHeader(16),
  "box_5.png": pngHeader(64),
  "Rook.svg": Buffer.from("<svg/>"),
  "unused.png": pngHeader(60_000),
};
for (const [name, bytes] of Object.entries(BYTES)) writeFileSync(path.join(root, "assets", name), bytes);

const pack: PagePack = {
  language: "gridponder",
  title: "Boxes",
  about: "",
  key: "boxes",
  files: [
    {
      path: "game.json",
      role: "game",
      text: `{"a": "assets/box_{sides}.png", "b": "../away.png", "c": "assets/none.png", "d": "assets/#.svg"}`,
    },
  ],
};
const images = {
  own: ["assets/box_0.png", "assets/box_5.png", "assets/Rook.svg", "assets/unused.png"],
  shared: [],
  find: (written: string) => findSprite(root, [], written),
};
const write = (name: string, form: "html" | "zip", language = "gridponder") =>
  writeWebPage({ ...pack, language }, images, { file: path.join(folder, name), form, players });

test("a page holds the images that its texts name, with every one that a placeholder means", async () => {
  const written = await write("boxes.html", "html");
  const html = readFileSync(path.join(folder, "boxes.html"), "utf8");
  expect(written).toEqual({ ok: true, value: Buffer.byteLength(html) });
  const [held = "{}"] = Array.from(html.matchAll(/id="gridwright-images">([^<]*)</g), (match) => match[1]);
  const data = (name: string) => `data:image/png;base64,${BYTES[name]?.toString("base64") ?? ""}`;
  expect(JSON.parse(held)).toEqual({
    "assets/Rook.svg": data("Rook.svg").replace("image/png", "image/svg+xml"),
    "assets/box_0.png": data("box_0.png"),
    "assets/box_5.png": data("box_5.png"),
  });
});

test("an image that would stop a browser is refused by its name", async () => {
  const text = `{"a": "assets/box_0.png", "b": "assets/unused.png"}`;
  const files = [{ path: "game.json", role: "game" as const, text }];
  const target = { file: path.join(folder, "huge.html"), form: "html" as const, players };
  expect(await writeWebPage({ ...pack, files }, images, target)).toEqual({
    ok: false,
    refusal: "assets/unused.png cannot be in the page. Too large to show: 60000 × 60000 pixels.",
  });
  expect(existsSync(target.file)).toBe(false);
});

test("a page's policy knows the script as browsers read it, whatever its line ends are", async () => {
  await write("boxes.html", "html");
  const html = readFileSync(path.join(folder, "boxes.html"), "utf8");
  const [script = ""] = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), (match) => match[1] ?? "");
  expect(script).toBe("start()\nagain()");
  expect(html).toContain(`script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`);
});

test("a zip holds the same page as index.html, and is the same file for the same pack", async () => {
  await write("boxes.html", "html");
  await write("one.zip", "zip");
  await write("two.zip", "zip");
  const one = readFileSync(path.join(folder, "one.zip"));
  expect(one.equals(readFileSync(path.join(folder, "two.zip")))).toBe(true);
  const page = Buffer.from(unzipSync(one)["index.html"] ?? []);
  expect(page.equals(readFileSync(path.join(folder, "boxes.html")))).toBe(true);
});

test("a language without a player, or a place that cannot be written, is refused in a sentence", async () => {
  expect(await write("x.html", "html", "elvish")).toEqual({
    ok: false,
    refusal: "Packs of this language cannot be played on a page.",
  });
  expect(await write("x.html", "html", "../gridponder")).toMatchObject({ ok: false });
  expect(await write("boxes.html/x.html", "html")).toMatchObject({ ok: false });
});
