import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { decode, decodeFrames } from "modern-gif";
import { afterEach, expect, test } from "vitest";
import { pixelSize } from "../../electron/files/images/pixelSize";
import { parsed, ran } from "../command.testing";
import { type ShownFrame, shownFrames } from "../../renderer/picture/encode/apng.testing";
import { PICTURE_COLORS } from "../../renderer/picture/pictureColors";
import { sheetOf } from "../../renderer/picture/sheet";

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

const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const digestOf = (file: string): string => digest(readFileSync(file));

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
  expect(pixelSize(readFileSync(png), "PNG")).toEqual([100, 80]);
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
  expect(digestOf(file)).toMatchInlineSnapshot(`"173b4a6c79d6ae84d30c23eab481c7fdda320541f5b65e20b9b735d3f1448cdd"`);
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

test("a range of a solution is filmed as the same pictures, in both forms", async () => {
  const folder = newFolder();
  const [whole, gif, apng] = ["a.png", "b.gif", "c.png"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const line = ["picture", worlds, "fw_001", "--size", "8"];
  expect((await ran(...line, "--apng", whole)).code).toBe(0);
  const range = ["--from", "2", "--to", "4", "--frame", "100ms"];
  const { code, output } = await ran(...line, ...range, "--gif", gif, "--apng", apng, "--json");
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ files: [{ file: gif, width: 40, height: 32 }, { file: apng }] });
  const [all, some] = [whole, apng].map((file) => shownFrames(readFileSync(file))) as [
    readonly ShownFrame[],
    readonly ShownFrame[],
  ];
  const pictures = (frames: readonly ShownFrame[]) => frames.map(({ pixels }) => digest(pixels));
  expect(pictures(some)).toEqual(pictures(all.slice(2, 5)));
  expect(new Set(pictures(some)).size).toBe(3);
  expect(some.map(({ delay }) => delay)).toEqual([100, 100, 400]);
  expect(decode(bytesOf(gif)).frames.map(({ delay }) => delay)).toEqual([100, 100, 400]);
  for (const [from, to, refusal] of [
    ["3", "3", "There is nothing to show from move 3 to move 3."],
    ["0", "999", `The solution has ${all.length - 1} moves: there is no picture after move 999.`],
  ] as const) {
    const refused = await ran(...line, "--from", from, "--to", to, "--gif", gif);
    expect([refused.code, refused.errors]).toEqual([1, `${refusal}\n`]);
  }
});

test("exits of objects, what comes next in them and the overlay are drawn as in the window", async () => {
  const folder = newFolder();
  const object = { id: "o", kind: "spring", cells: [[0, 0]], params: { queue: ["r", "b"], exitPosition: [1, 0] } };
  const level = {
    id: "a",
    board: { size: [3, 1], layers: {}, multiCellObjects: [object] },
    state: { overlay: { position: [2, 0], size: [1, 1] } },
  };
  mkdirSync(path.join(folder, "levels"));
  writeFileSync(path.join(folder, "manifest.json"), `{"dialect": "gridponder"}`);
  writeFileSync(path.join(folder, "game.json"), `{"layers": [{"id": "ground"}], "levelSequence": []}`);
  const drawn = async (value: object): Promise<string> => {
    writeFileSync(path.join(folder, "levels", "a.json"), JSON.stringify(value));
    const file = path.join(folder, "a.svg");
    expect((await ran("picture", folder, "a", "--svg", file, "--size", "40")).errors).toBe("");
    return readFileSync(file, "utf8");
  };
  const { accent } = PICTURE_COLORS.light;
  const parts = (text: string) => ({
    accents: text.match(new RegExp(`(?:fill|stroke)="${accent}"`, "g"))?.length ?? 0,
    texts: [...text.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, words]) => words),
  });
  expect(parts(await drawn({ ...level, board: { ...level.board, multiCellObjects: [] }, state: {} }))).toEqual({
    accents: 0,
    texts: [],
  });
  // The arrow of the exit; the tint and the line of the overlay.
  expect(parts(await drawn(level))).toEqual({ accents: 3, texts: ["r b"] });
});

test("a game's board is drawn as it begins and along its moves, with places and pieces of its own", async () => {
  const folder = newFolder();
  const [svg, gif, sheet] = ["a.svg", "a.gif", "b.svg"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const chess = ["picture", path.join(packs, "chess")];
  const line = [...chess, "fools-mate", "--size", "40", "--svg", svg, "--gif", gif, "--count", "--sheet", sheet];
  const { code, errors } = await ran(...line, "--json");
  expect([code, errors]).toEqual([0, ""]);
  const text = readFileSync(svg, "utf8");
  expect(text).toContain('width="320" height="320"');
  expect(text.match(/<use /g)).toHaveLength(32);
  for (const place of ["A1", "H8"]) expect(text).toMatch(new RegExp(`text-anchor="start"[^>]*>${place}<`));
  const film = decode(bytesOf(gif));
  expect([film.width, film.height, film.frames.length]).toEqual([320, 344, 5]);
  expect(readFileSync(sheet, "utf8").match(/text-anchor="middle"/g)).toHaveLength(8);
  // Nodes of a network are named, and joined by lines.
  const borders = path.join(folder, "c.svg");
  expect((await ran("picture", path.join(packs, "borders"), "skirmish", "--svg", borders)).errors).toBe("");
  expect(readFileSync(borders, "utf8")).toContain("stroke-dasharray");
});

test("a sheet has all levels, and its boards stand apart", async () => {
  const file = path.join(newFolder(), "sheet.png");
  const { code, output } = await ran("picture", worlds, "--sheet", file, "--size", "8", "--theme", "dark", "--json");
  expect(code).toBe(0);
  const [{ width, height }] = (JSON.parse(output) as { files: [{ width: number; height: number }] }).files;
  expect(pixelSize(readFileSync(file), "PNG")).toEqual([width, height]);
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
  const rules = await ran("picture", path.join(packs, "dungeon"), "--sheet", file);
  expect([rules.code, rules.errors]).toEqual([
    1,
    "There are no pictures of event rules: their state is text without a board.\n",
  ]);
  const cards = await ran("picture", path.join(packs, "kuhn"), "bluff", "--gif", file);
  expect([cards.code, cards.errors]).toEqual([1, "The game has no board.\n"]);
  expect((await ran("picture", path.join(packs, "kuhn"), "--sheet", file)).code).toBe(1);
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
    ["picture", worlds, "a", "--apng", file, "--from", "-1"],
    ["picture", worlds, "--apng", file],
  ]) {
    expect(await parsed(line)).toMatchObject({ ok: false });
  }
});
