import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contentHash } from "../disk/contentHash";
import { diskChangeBetween } from "./diskChange";
import { MAX_FILES } from "../disk/listFolder";
import { readPackContents } from "./packContents";
import { pngHeader } from "../images/pngHeader.testing";
import { MAX_TEXT_BYTES } from "../disk/readText";
import { temporaryFolder } from "../disk/temporaryPack.testing";

test("texts are read with the hash of their bytes, other files are listed, hidden and tool files are not", async () => {
  const root = temporaryFolder({
    "manifest.json": "{}",
    "levels/b.json": "2",
    "levels/a.json": "\uFEFF1",
    "assets/a.bin": "x",
    ".git/config.json": "{}",
    "node_modules/x/package.json": "{}",
  });
  const { texts, assets, problems } = await readPackContents(root);
  expect(Array.from(texts.values())).toEqual([
    { path: "levels/a.json", text: "\uFEFF1", hash: contentHash("\uFEFF1") },
    { path: "levels/b.json", text: "2", hash: contentHash("2") },
    { path: "manifest.json", text: "{}", hash: contentHash("{}") },
  ]);
  expect(Array.from(assets.keys())).toEqual(["assets/a.bin"]);
  expect(problems.size).toBe(0);
});

test("what cannot be taken in is a problem that says why", async () => {
  const outside = temporaryFolder({ "secret.json": "{}" });
  const root = temporaryFolder({
    "latin1.json": Uint8Array.of(0x22, 0xe4, 0x22),
    "large.json": " ".repeat(MAX_TEXT_BYTES + 1),
    "rock.png": "no picture",
  });
  symlinkSync(path.join(outside, "secret.json"), path.join(root, "link.json"));
  const { problems, texts } = await readPackContents(root);
  expect(texts.size).toBe(0);
  expect(Array.from(problems.values())).toEqual([
    { path: "large.json", message: "Too large to edit: 8.0 MB, the limit is 8 MB." },
    { path: "latin1.json", message: "Not UTF-8 text." },
    { path: "link.json", message: "A link that leads out of the pack's folder; it is not followed." },
    { path: "rock.png", message: "Not an image: its contents are something else, or damaged." },
  ]);
});

// A name of this kind cannot be made on Windows.
test.runIf(process.platform !== "win32")(
  "an image that is not opened for its name is listed, so that it is one problem",
  async () => {
    const root = temporaryFolder({ "manifest.json": "{}", "assets/ro:ck.png": pngHeader(8) });
    const { problems, assets } = await readPackContents(root);
    expect(Array.from(problems.keys())).toEqual(["assets/ro:ck.png"]);
    expect(Array.from(assets.keys())).toEqual(["assets/ro:ck.png"]);
  },
);

test("images that have no room in memory together are reported, once and until they have", async () => {
  const large = pngHeader(4096);
  // Each is kept with 1024 × 1024 pixels: 64 of them have room.
  const names = Array.from({ length: 64 }, (_, at) => `assets/${String(at).padStart(2, "0")}.png`);
  const root = temporaryFolder(Object.fromEntries(["manifest.json", ...names].map((name) => [name, large])));
  writeFileSync(path.join(root, "manifest.json"), "{}");
  const roomy = await readPackContents(root);
  expect(roomy.problems.size).toBe(0);
  writeFileSync(path.join(root, "assets/one.png"), pngHeader(1024, 1025));
  writeFileSync(path.join(root, "assets/rock.png"), pngHeader(60_000));
  const crowded = await readPackContents(root, roomy);
  const told = {
    path: "assets/one.png",
    message:
      "The 65 large images of the pack take 261 MB of memory when all are shown. There is room for 256 MB: the largest are shown with fewer pixels.",
    isShown: true,
  };
  expect(Array.from(crowded.problems.values())).toEqual([
    told,
    { path: "assets/rock.png", message: "Too large to show: 60000 × 60000 pixels." },
  ]);
  const again = await readPackContents(root, crowded);
  expect(again.problems).toEqual(crowded.problems);
  expect(diskChangeBetween(crowded, again)).toBeNull();
  writeFileSync(path.join(root, "assets/one.png"), pngHeader(16));
  writeFileSync(path.join(root, "assets/00.png"), pngHeader(16));
  const after = await readPackContents(root, again);
  expect(diskChangeBetween(again, after)).toMatchObject({ problems: [], settled: ["assets/one.png"] });
});

test("a folder linked into itself ends, and too many files are said to be too many", async () => {
  const root = temporaryFolder({ "manifest.json": "{}" });
  symlinkSync(root, path.join(root, "again"));
  expect((await readPackContents(root)).texts.size).toBe(1);
  for (let at = 0; at < MAX_FILES; at++) writeFileSync(path.join(root, `${at}.png`), "");
  expect((await readPackContents(root)).tooMany).toBe(true);
});

test("two readings differ by contents, not by times", async () => {
  const root = temporaryFolder({ "a.json": "1", "b.json": "1", "c.json": "1", "d.png": "1" });
  const before = await readPackContents(root);
  writeFileSync(path.join(root, "a.json"), "1");
  expect(diskChangeBetween(before, await readPackContents(root, before))).toBeNull();
  writeFileSync(path.join(root, "b.json"), "22");
  writeFileSync(path.join(root, "d.png"), "22");
  writeFileSync(path.join(root, "new.json"), "3");
  const after = await readPackContents(root, before);
  expect(diskChangeBetween(before, { ...after, texts: without(after.texts, "c.json") })).toEqual({
    changed: [
      { path: "b.json", text: "22", hash: contentHash("22") },
      { path: "new.json", text: "3", hash: contentHash("3") },
    ],
    removed: ["c.json"],
    assets: ["d.png"],
    problems: [],
  });
});

test("a text that keeps its time and size is read again only when suspected", async () => {
  const root = temporaryFolder({ "a.json": "1" });
  const before = await readPackContents(root);
  const stale = { ...before, texts: new Map([["a.json", { path: "a.json", text: "0", hash: "old" }]]) };
  expect((await readPackContents(root, stale)).texts.get("a.json")?.text).toBe("0");
  expect((await readPackContents(root, stale, new Set(["a.json"]))).texts.get("a.json")?.text).toBe("1");
});

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map(Array.from(map).filter(([each]) => each !== key));
}
