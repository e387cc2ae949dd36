import { readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Zippable, unzipSync, zipSync } from "fflate";
import { describe, expect, onTestFinished, test } from "vitest";
import { exportZip } from "./exportZip";
import { openPack } from "../pack/openPack";
import { checkZip, unpackZip } from "./packZip";
import { temporaryFolder } from "../disk/temporaryPack.testing";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const MANIFEST = bytes('{"title": "T"}');

function zipIn(folder: string, content: Zippable): string {
  const file = path.join(folder, "pack.zip");
  writeFileSync(file, zipSync(content));
  return file;
}

const SIZE = 1_000_003;

/** Returns a zip in which a file of `SIZE` bytes is declared with another size. */
function redeclared(zip: Buffer, size: number): Buffer {
  const declared = Buffer.alloc(4);
  declared.writeUInt32LE(SIZE);
  for (let at = zip.indexOf(declared); at >= 0; at = zip.indexOf(declared, at)) zip.writeUInt32LE(size, at);
  return zip;
}

/** Returns a zip of one file that says that the file is encrypted. */
function encrypted(zip: Buffer): Buffer {
  const FLAGS = 8;
  const entry = zip.indexOf("PK\u0001\u0002");
  zip.writeUInt16LE(zip.readUInt16LE(entry + FLAGS) | 1, entry + FLAGS);
  return zip;
}

describe("a zip", () => {
  test("is unpacked into a new folder beside it, from its one folder or from its root", async () => {
    const folder = temporaryFolder({});
    const nested = { "my pack/manifest.json": MANIFEST, "my pack/levels/a.json": bytes("1"), "other.txt": bytes("x") };
    const first = await unpackZip(zipIn(folder, nested));
    expect(first).toEqual({ ok: true, value: path.join(folder, "pack") });
    expect(readFileSync(path.join(folder, "pack/levels/a.json"), "utf8")).toBe("1");
    expect(readdirSync(path.join(folder, "pack")).sort()).toEqual(["levels", "manifest.json"]);
    const second = await unpackZip(zipIn(folder, { "game.json": bytes("{}") }));
    expect(second).toEqual({ ok: true, value: path.join(folder, "pack 2") });
    expect(readdirSync(folder).sort()).toEqual(["pack", "pack 2", "pack.zip"]);
  });

  test("with a name that the disk refuses is refused, however often, and nothing fails beside it", async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);
    process.on("uncaughtExceptionMonitor", note);
    onTestFinished(() => void process.off("uncaughtExceptionMonitor", note));
    const folder = temporaryFolder({});
    const zip = zipIn(folder, { "manifest.json": MANIFEST, [`${"long".repeat(80)}.json`]: bytes("{}") });
    for (let time = 0; time < 100; time += 1) {
      expect(await unpackZip(zip)).toMatchObject({
        ok: false,
        refusal: { message: "pack.zip was not imported: its name is too long." },
      });
    }
    expect(unhandled).toEqual([]);
    expect(readdirSync(folder)).toEqual(["pack.zip"]);
  });

  test("gives files that cannot be run, whatever it says of their modes", async () => {
    const folder = temporaryFolder({});
    await unpackZip(
      zipIn(folder, { "manifest.json": MANIFEST, "run.sh": [bytes("#!"), { os: 3, attrs: 0o777 << 16 }] }),
    );
    expect(statSync(path.join(folder, "pack/run.sh")).mode & 0o111).toBe(0);
  });

  const evil: readonly (readonly [string, Zippable])[] = [
    ["climbs out", { "manifest.json": MANIFEST, "../evil.json": bytes("x") }],
    ["climbs out from within", { "p/manifest.json": MANIFEST, "p/../../evil.json": bytes("x") }],
    ["names the root of the disk", { "manifest.json": MANIFEST, "/tmp/evil.json": bytes("x") }],
    ["names a drive", { "manifest.json": MANIFEST, "C:/evil.json": bytes("x") }],
    ["climbs out in Windows' way", { "manifest.json": MANIFEST, "..\\evil.json": bytes("x") }],
    ["has a file twice", { "manifest.json": MANIFEST, "a.json": bytes("1"), "A.json": bytes("2") }],
    ["holds no pack", { "readme.md": bytes("x") }],
  ];
  test.each(evil)("that %s is refused whole", async (_, content) => {
    const folder = temporaryFolder({});
    const file = zipIn(folder, content);
    const unpacked = await unpackZip(file);
    expect(unpacked.ok ? null : unpacked.refusal.message).toMatch(/^pack\.zip was not imported: /);
    expect(await checkZip(file)).toEqual(unpacked);
    expect(readdirSync(folder)).toEqual(["pack.zip"]);
  });

  test.each([
    ["unpacks to more than 256 MB", 260 * 1024 * 1024, "it unpacks to more than 256 MB"],
    ["unpacks to more than it declares", 1, "it is damaged"],
  ])("that %s is refused, and nothing of it is left", async (_, declared, why) => {
    const folder = temporaryFolder({});
    const file = zipIn(folder, { "manifest.json": MANIFEST, "a.json": new Uint8Array(SIZE) });
    writeFileSync(file, redeclared(readFileSync(file), declared));
    const unpacked = await unpackZip(file);
    expect(unpacked.ok ? null : unpacked.refusal.message).toContain(why);
    expect(readdirSync(folder)).toEqual(["pack.zip"]);
  });

  test("is looked at without a trace", async () => {
    const folder = temporaryFolder({});
    const file = zipIn(folder, { "manifest.json": MANIFEST });
    expect((await checkZip(file)).ok).toBe(true);
    expect(readdirSync(folder)).toEqual(["pack.zip"]);
  });

  test("that is none, or is cut off, is refused", async () => {
    const folder = temporaryFolder({ "text.zip": "no zip at all" });
    const whole = zipSync({ "manifest.json": MANIFEST });
    writeFileSync(path.join(folder, "cut.zip"), whole.subarray(0, whole.length - 30));
    const reasons = [
      "it is damaged, or no zip file",
      "it is damaged, or no zip file",
      "there is no such file or folder",
    ];
    for (const [at, name] of ["text.zip", "cut.zip", "absent.zip"].entries()) {
      const unpacked = await unpackZip(path.join(folder, name));
      expect(unpacked.ok ? null : unpacked.refusal.message).toBe(`${name} was not imported: ${reasons[at]}.`);
    }
    expect(readdirSync(folder).sort()).toEqual(["cut.zip", "text.zip"]);
  });

  test("whose pack cannot be written says why, and not that it cannot be read", async () => {
    const folder = temporaryFolder({ "a file": "" });
    const file = zipIn(folder, { "manifest.json": MANIFEST });
    const unpacked = await unpackZip(file, path.join(folder, "a file"));
    expect(unpacked.ok ? null : unpacked.refusal.message).toBe(
      "pack.zip was not imported: there is a file where a folder should be.",
    );
  });

  test("with a name that only some systems allow names it, and one with a password is refused", async () => {
    const folder = temporaryFolder({});
    const odd = await unpackZip(zipIn(folder, { "manifest.json": MANIFEST, "notes: 1.txt": bytes("x") }));
    expect(odd.ok ? null : odd.refusal.message).toContain(
      '"notes: 1.txt" in it has a name that not every system allows',
    );
    const file = zipIn(folder, { "manifest.json": MANIFEST });
    writeFileSync(file, encrypted(readFileSync(file)));
    const locked = await unpackZip(file);
    expect(locked.ok ? null : locked.refusal.message).toBe("pack.zip was not imported: it is protected by a password.");
  });
});

test("a pack's zip has all that the pack needs, shared images included, and nothing from outside", async () => {
  const parent = temporaryFolder({
    "pack/manifest.json": '{"sharedAssets": ["tiles"]}',
    "pack/game.json":
      '{"a": {"sprite": "assets/own.png"}, "b": {"sprite": "assets/rock.png"}, "c": {"sprite": "assets/{color}_gem#.png"}}',
    "pack/assets/own.png": "own",
    "pack/.git/config": "hidden",
    "tiles/sprites/tiles/rock.png": "rock",
    "tiles/sprites/tiles/red_gem2.png": "gem",
    "tiles/sprites/tiles/unused.png": "unused",
    "secret.json": "secret",
  });
  symlinkSync(path.join(parent, "secret.json"), path.join(parent, "pack/link.json"));
  const opened = await openPack(path.join(parent, "pack"), () => undefined);
  if (!opened.ok) throw new Error(opened.refusal.message);
  onTestFinished(() => opened.value.dispose());
  const file = path.join(parent, "out.zip");
  expect(await exportZip(opened.value, file)).toEqual({ ok: true, value: { file, files: 5, shared: 2 } });
  const content = unzipSync(readFileSync(file));
  const images = ["assets/own.png", "assets/red_gem2.png", "assets/rock.png"];
  expect(Object.keys(content).sort()).toEqual([...images, "game.json", "manifest.json"]);
  expect(new TextDecoder().decode(content["assets/rock.png"])).toBe("rock");
  const back = await unpackZip(file);
  expect(back.ok && readFileSync(path.join(back.value, "game.json"), "utf8")).toContain("assets/rock.png");
});

test("images are put into a zip as they are, texts compressed", async () => {
  const long = "0123456789".repeat(100);
  const parent = temporaryFolder({ "pack/game.json": `{"a": "${long}"}`, "pack/assets/a.PNG": long });
  const opened = await openPack(path.join(parent, "pack"), () => undefined);
  if (!opened.ok) throw new Error(opened.refusal.message);
  onTestFinished(() => opened.value.dispose());
  const file = path.join(parent, "out.zip");
  await exportZip(opened.value, file);
  const zip = readFileSync(file);
  expect(zip.indexOf(long)).toBeGreaterThan(0);
  expect(zip.indexOf(long)).toBe(zip.lastIndexOf(long));
});

test("a zip that cannot be written is refused with a sentence", async () => {
  const root = temporaryFolder({ "game.json": "{}", inTheWay: "x" });
  const opened = await openPack(root, () => undefined);
  if (!opened.ok) throw new Error(opened.refusal.message);
  onTestFinished(() => opened.value.dispose());
  const exported = await exportZip(opened.value, path.join(root, "inTheWay", "out.zip"));
  expect(exported.ok ? null : exported.refusal).toMatch(/^out\.zip could not be written/);
});
