import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { decode, decodeFrames } from "modern-gif";
import { afterEach, expect, test } from "vitest";
import { pixelSize } from "../../electron/files/imageGuard";
import { parsed, ran } from "../command.testing";
import { sheetOf } from "./sheet";

const packs = path.resolve(__dirname, "../../sample-packs");
const worlds = path.join(packs, "flag-worlds");

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-picture-"));
  folders.push(folder);
  return folder;
}

/** A GIF's bytes in memory of their own: the decoder reads a buffer from its beginning. */
const bytesOf = (file: string): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(file));

const digestOf = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

test("a level is the same picture each time, of its size, with each of its images once", async () => {
  const folder = newFolder();
  const [svg, png, again] = ["a.svg", "a.png", "b.png"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const { code, output } = await ran("picture", worlds, "fw_001", "--svg", svg, "--png", png, "--size", "20", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ files: [{ file: svg, width: 100, height: 80 }, { file: png }] });
  expect((await ran("picture", worlds, "fw_001", "--png", again, "--size", "20")).code).toBe(0);
  expect(digestOf(again)).toBe(digestOf(png));
  expect(pixelSize(readFileSync(png), "image/png")).toEqual([100, 80]);
  const images = readFileSync(svg, "utf8").match(/href="data:image\/svg[^"]*"|href="data:image\/png[^"]*"/g) ?? [];
  expect(images.length).toBeGreaterThan(3);
  expect(new Set(images).size).toBe(images.length);
});

test("what has no image is drawn as its tile, and titles run into no other element", async () => {
  const folder = newFolder();
  const game = {
    layers: [{ id: "ground", occupancy: "exactly_one", default: "floor" }, { id: "things" }],
    entityKinds: {
      floor: { layer: "ground", display: { type: "fill", color: "#224466" } },
      box: { layer: "things", symbol: "B" },
    },
    levelSequence: [],
  };
  const level = {
    id: "a",
    title: "</title><script>",
    board: { size: [2, 1], layers: { things: [[null, "box"]] } },
  };
  writeFileSync(path.join(folder, "manifest.json"), `{"dialect": "gridponder"}`);
  writeFileSync(path.join(folder, "game.json"), JSON.stringify(game));
  cpSync(path.join(folder, "game.json"), path.join(folder, "levels", "a.json"));
  writeFileSync(path.join(folder, "levels", "a.json"), JSON.stringify(level));
  const file = path.join(folder, "a.svg");
  const { code, errors } = await ran("picture", folder, "a", "--svg", file, "--size", "10");
  expect([code, errors]).toEqual([0, ""]);
  const text = readFileSync(file, "utf8");
  expect(text).toContain("&lt;/title&gt;&lt;script&gt;");
  expect(text.match(/fill="rgb\(34, 68, 102\)"/g)).toHaveLength(2);
  expect(text).toMatch(/<text [^>]*>B<\/text>/);
  expect(digestOf(file)).toMatchInlineSnapshot(`"eb36e273ed8583254f5899aedc19e4e5dc35948d10927c83378a888b4669cb16"`);
});

test("a solution is a GIF of its moves, the last shown longest, and the same each time", async () => {
  const folder = newFolder();
  const files = ["a.gif", "b.gif", "c.gif"].map((name) => path.join(folder, name)) as [string, string, string];
  const line = ["picture", worlds, "fw_001", "--size", "8", "--frame", "250ms", "--gif"];
  for (const file of files.slice(0, 2)) expect((await ran(...line, file)).code).toBe(0);
  expect(digestOf(files[0])).toBe(digestOf(files[1]));
  const level = JSON.parse(readFileSync(path.join(worlds, "levels/fw_001.json"), "utf8")) as {
    solution: { goldPath: readonly unknown[] };
  };
  const moves = level.solution.goldPath.length;
  const gif = decode(bytesOf(files[0]));
  expect([gif.width, gif.height, gif.frames.length]).toEqual([40, 32, moves + 1]);
  expect(gif.frames.map(({ delay }) => delay)).toEqual([...Array<number>(moves).fill(250), 1000]);
  const pictures = decodeFrames(bytesOf(files[0])).map(({ data }) => Buffer.from(data).toString("base64"));
  for (const [index, picture] of pictures.entries()) expect(picture).not.toBe(pictures[index + 1]);
  expect((await ran(...line, files[2], "--count")).code).toBe(0);
  expect(decode(bytesOf(files[2])).height).toBe(32 + 24);
});

test("a solution that does not go on is refused, and no file is written", async () => {
  const folder = newFolder();
  const pack = path.join(folder, "pack");
  cpSync(worlds, pack, { recursive: true });
  const file = path.join(pack, "levels/fw_001.json");
  const level = JSON.parse(readFileSync(file, "utf8")) as object;
  const gif = path.join(folder, "a.gif");
  writeFileSync(file, JSON.stringify({ ...level, solution: { goldPath: [] } }));
  const none = await ran("picture", pack, "fw_001", "--gif", gif);
  expect([none.code, none.errors]).toEqual([1, "The level has no recorded solution.\n"]);
  const wide = { ...level, board: { ...(level as { board: object }).board, size: "broken", layers: {} } };
  writeFileSync(file, JSON.stringify(wide));
  expect((await ran("picture", pack, "fw_001", "--gif", gif)).code).toBe(1);
  expect(existsSync(gif)).toBe(false);
});

test("a sheet has all levels, and its boards stand apart", async () => {
  const file = path.join(newFolder(), "sheet.png");
  const { code, output } = await ran("picture", worlds, "--sheet", file, "--size", "8", "--theme", "dark", "--json");
  expect(code).toBe(0);
  const [{ width, height }] = (JSON.parse(output) as { files: [{ width: number; height: number }] }).files;
  expect(pixelSize(readFileSync(file), "image/png")).toEqual([width, height]);
  const boards = [1, 2, 3, 4, 5].map((size) => ({ width: size * 40, height: 50 + size * 10 }));
  const { places, ...sheet } = sheetOf(boards);
  const rects = boards.map((board, index) => ({ ...board, ...places[index]! }));
  for (const one of rects) {
    expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= sheet.width && one.y + one.height <= sheet.height).toBe(
      true,
    );
    for (const other of rects) {
      if (one === other) continue;
      const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
      expect(beside || one.y + one.height < other.y || other.y + other.height < one.y).toBe(true);
    }
  }
});

test("what cannot be drawn is refused in a sentence", async () => {
  const file = path.join(newFolder(), "a.png");
  const none = await ran("picture", worlds, "nowhere", "--png", file);
  expect([none.code, none.errors]).toEqual([2, 'The pack has no level "nowhere".\n']);
  const chess = await ran("picture", path.join(packs, "chess"), "--sheet", file);
  expect([chess.code, chess.errors]).toEqual([1, "Pictures are not drawn of packs of this language.\n"]);
  const folder = path.dirname(file);
  writeFileSync(path.join(folder, "manifest.json"), `{"dialect": "gridponder"}`);
  writeFileSync(path.join(folder, "game.json"), `{"layers": [{"id": "ground"}], "levelSequence": []}`);
  mkdirSync(path.join(folder, "levels"));
  writeFileSync(path.join(folder, "levels", "a.json"), `{"id": "a", "board": {"size": [400, 400], "layers": {}}}`);
  const vast = await ran("picture", folder, "a", "--png", file, "--size", "4");
  expect([vast.code, vast.errors]).toEqual([1, "There are too many cells for a picture: 160000, of 40000.\n"]);
  const large = await ran("picture", worlds, "--sheet", file, "--size", "512");
  expect(large.code).toBe(1);
  expect(large.errors).toContain("too large");
  for (const line of [
    ["picture", worlds],
    ["picture", worlds, "--png", file],
    ["picture", worlds, "a", "--gif", file, "--frame", "5ms"],
    ["picture", worlds, "a", "--png", file, "--size", "3"],
  ]) {
    expect(await parsed(line)).toMatchObject({ ok: false });
  }
});
