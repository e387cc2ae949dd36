import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { addTiles, importImage } from "./importImage";
import { temporaryFolder } from "../disk/temporaryPack.testing";

const SPRITE = path.join(import.meta.dirname, "../../../sample-packs/flag-worlds/assets/sprites/rock.png");
const OTHER = path.join(import.meta.dirname, "../../../sample-packs/flag-worlds/assets/sprites/flag.png");

let root = "";
let outside = "";

beforeEach(() => {
  root = temporaryFolder({ "manifest.json": "{}" });
  outside = temporaryFolder({});
});

function dropped(name: string, content: Uint8Array | string): string {
  const file = path.join(outside, name);
  writeFileSync(file, content);
  return file;
}

it("an image comes into the folder of images, under a name that a pack can use", async () => {
  const file = dropped("My Rock (1).PNG", readFileSync(SPRITE));
  expect(await importImage(root, file)).toEqual({ ok: true, value: "assets/sprites/my_rock_1.png" });
  expect(readFileSync(path.join(root, "assets/sprites/my_rock_1.png"))).toEqual(readFileSync(SPRITE));
});

it("the same image is there once; another one of that name gets a number", async () => {
  mkdirSync(path.join(root, "assets"));
  expect(await importImage(root, dropped("a.png", readFileSync(SPRITE)))).toMatchObject({ value: "assets/a.png" });
  expect(await importImage(root, dropped("a.png", readFileSync(SPRITE)))).toMatchObject({ value: "assets/a.png" });
  expect(await importImage(root, dropped("a.png", readFileSync(OTHER)))).toMatchObject({ value: "assets/a_2.png" });
  expect(readdirSync(path.join(root, "assets"))).toEqual(["a.png", "a_2.png"]);
});

it.each([
  ["notes.txt", "hello", "not an image"],
  ["wrong.png", "hello", "Not an image"],
  ["bomb.svg", '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', "declares entities"],
])("%s is refused", async (name, content, why) => {
  const answer = await importImage(root, dropped(name, content));
  expect(answer.ok ? "" : answer.refusal).toContain(why);
  expect(readdirSync(root)).toEqual(["manifest.json"]);
});

it("a file that is not there is refused, without codes and paths of the system", async () => {
  expect(await importImage(root, path.join(outside, "gone.png"))).toEqual({
    ok: false,
    refusal: "It could not be copied: there is no such file or folder.",
  });
});

it("an image is not copied through a link that leads out of the pack", async () => {
  mkdirSync(path.join(root, "assets"));
  symlinkSync(outside, path.join(root, "assets/sprites"));
  const before = readdirSync(outside);
  const answer = await importImage(root, SPRITE);
  expect(answer).toEqual({ ok: false, refusal: "assets/sprites is not a folder of the pack." });
  expect(readdirSync(outside)).toEqual(before);
});

it("tiles are written beside their image, never over another file", async () => {
  const [bytes, other] = [readFileSync(SPRITE), readFileSync(OTHER)];
  mkdirSync(path.join(root, "art"));
  writeFileSync(path.join(root, "art/sheet_1_1.png"), other);
  const tiles = [
    { name: "sheet_1_1", bytes },
    { name: "../Über uns", bytes: other },
  ];
  expect(await addTiles(root, "art/sheet.png", tiles)).toMatchObject([
    { value: "art/sheet_1_1_2.png" },
    { value: "art/ber_uns.png" },
  ]);
  expect(readFileSync(path.join(root, "art/ber_uns.png"))).toEqual(other);
  expect(await addTiles(root, "sheet.png", tiles)).toMatchObject([
    { value: "sheet_1_1.png" },
    { value: "ber_uns.png" },
  ]);
});

it.each([
  ["../outside/sheet.png", readFileSync(SPRITE), "not a folder of the pack"],
  ["gone/sheet.png", readFileSync(SPRITE), "not a folder of the pack"],
  ["sheet.png", new TextEncoder().encode("hello"), "not a tile"],
  ["sheet.png", readFileSync(SPRITE).subarray(0, 60), "cut off"],
])("a tile of %s, case %#, is refused", async (sheet, bytes, why) => {
  const [answer] = await addTiles(root, sheet, [{ name: "a", bytes }]);
  expect(answer?.ok === false ? answer.refusal : "").toContain(why);
  expect(readdirSync(root)).toEqual(["manifest.json"]);
});
