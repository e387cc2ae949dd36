import { renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { DiskChange } from "../../../shared/rpc/packsOnDisk";
import { contentHash } from "../disk/contentHash";
import { type OpenPack, openPack } from "./openPack";
import type { WatcherOptions } from "./packWatcher";
import { temporaryFolder } from "../disk/temporaryPack.testing";

const PACK = { "manifest.json": '{"title": "T"}', "game.json": "{}", "levels/a.json": "1" };

test("opening lists texts, assets and the declared collections beside the pack", async () => {
  const parent = temporaryFolder({
    "pack/manifest.json": '{"sharedAssets": ["tiles", "../etc", "absent"]}',
    "pack/assets/a.svg": "<svg/>",
    "tiles/sprites/tiles/rock.png": "x",
    "tiles/secret.json": "{}",
    "gridponder-base/sprites/tiles/wood.png": "x",
    "other/c.png": "x",
  });
  const { listing } = await opened(path.join(parent, "pack"));
  expect(listing).toMatchObject({
    root: path.join(parent, "pack"),
    name: "pack",
    assets: ["assets/a.svg"],
    collections: [
      { id: "tiles", files: ["sprites/tiles/rock.png"] },
      { id: "gridponder-base", files: ["sprites/tiles/wood.png"] },
    ],
    problems: [],
  });
  expect(listing.files.map((file) => file.path)).toEqual(["manifest.json"]);
  expect(listing.id).toMatch(/^[0-9a-f]{16}$/);
});

test("what is no pack is refused with a reason", async () => {
  const folder = temporaryFolder({ "readme.md": "", file: "" });
  const reasons = await Promise.all(
    [folder, path.join(folder, "file"), path.join(folder, "absent")].map(async (root) => {
      const result = await openPack(root, () => undefined);
      return result.ok ? null : result.refusal.reason;
    }),
  );
  expect(reasons).toEqual(["not-a-pack", "not-a-folder", "not-found"]);
});

test("a change by another program is told once, with its text", async () => {
  const root = temporaryFolder(PACK);
  const { changes } = await opened(root);
  writeFileSync(path.join(root, "levels/a.json"), "2");
  expect(await changes.next()).toEqual({
    changed: [{ path: "levels/a.json", text: "2", hash: contentHash("2") }],
    removed: [],
    assets: null,
    problems: [],
  });
});

test("a look that finds nothing new is not told", async () => {
  const root = temporaryFolder(PACK);
  const { changes } = await opened(root, { checkMs: 1 });
  const texts = Array.from("abcdefghij");
  for (const text of texts) {
    writeFileSync(path.join(root, "levels/a.json"), text);
    await changes.until(({ changed }) => changed[0]?.text === text);
  }
  expect(changes.all).toHaveLength(texts.length);
});

test("our own save is not told; the next change is", async () => {
  const root = temporaryFolder(PACK);
  const { pack, changes } = await opened(root);
  const saved = await pack.save([{ path: "levels/a.json", text: "mine", baseHash: contentHash("1") }]);
  expect(saved.ok).toBe(true);
  writeFileSync(path.join(root, "game.json"), "theirs");
  expect((await changes.next()).changed.map((file) => file.path)).toEqual(["game.json"]);
});

test("our own renames are not told, however fast they follow each other; the next change is", async () => {
  const root = temporaryFolder(PACK);
  const { pack, changes } = await opened(root);
  const [a, b] = ["levels/a.json", "levels/b.json"] as const;
  const renamed = await Promise.all([pack.rename(a, b), pack.rename(b, a), pack.rename(a, b)]);
  expect(renamed.map(({ ok }) => ok)).toEqual([true, true, true]);
  writeFileSync(path.join(root, b), "2");
  expect(await changes.next()).toEqual({
    changed: [{ path: b, text: "2", hash: contentHash("2") }],
    removed: [],
    assets: null,
    problems: [],
  });
});

test("our own rename of an image is not told, and is known from then on", async () => {
  const root = temporaryFolder({ ...PACK, "assets/a.png": "", "assets/b.png": "" });
  const { pack, changes } = await opened(root);
  expect(await pack.rename("assets/a.png", "assets/c.png")).toMatchObject({ ok: true });
  writeFileSync(path.join(root, "game.json"), "1");
  expect(await changes.next()).toMatchObject({ changed: [{ path: "game.json" }], assets: null });
  rmSync(path.join(root, "assets/b.png"));
  expect((await changes.next()).assets).toEqual(["assets/c.png"]);
});

test("a look between two renames tells of neither", async () => {
  const root = temporaryFolder(PACK);
  const { pack, changes } = await opened(root);
  const [a, b] = ["levels/a.json", "levels/b.json"] as const;
  await pack.rename(a, b);
  writeFileSync(path.join(root, "game.json"), "1");
  await changes.next();
  await pack.rename(b, a);
  writeFileSync(path.join(root, "game.json"), "2");
  await changes.next();
  expect(changes.all.flatMap(({ changed, removed }) => [...changed.map((file) => file.path), ...removed])).toEqual([
    "game.json",
    "game.json",
  ]);
});

test("a rename that is refused leaves all as it is known", async () => {
  const root = temporaryFolder(PACK);
  const { pack, changes } = await opened(root);
  expect(await pack.rename("levels/a.json", "levels/")).toMatchObject({ ok: false });
  writeFileSync(path.join(root, "levels/a.json"), "2");
  expect((await changes.next()).changed.map((file) => file.path)).toEqual(["levels/a.json"]);
});

test("two programs on one pack do not overwrite each other's saves", async () => {
  const root = temporaryFolder(PACK);
  const [one, other] = [await opened(root), await opened(root)];
  const save = (pack: OpenPack, text: string, base: string) =>
    pack.save([{ path: "levels/a.json", text, baseHash: contentHash(base) }]);
  expect((await save(one.pack, "mine", "1")).ok).toBe(true);
  const refused = await save(other.pack, "theirs", "1");
  expect(refused.ok ? null : refused.refusal[0]?.refusal.reason).toBe("changed-on-disk");
  expect((await other.changes.next()).changed.map((file) => file.text)).toEqual(["mine"]);
  expect((await save(other.pack, "theirs", "mine")).ok).toBe(true);
});

test("a file replaced by renaming another over it has changed, not gone", async () => {
  const root = temporaryFolder(PACK);
  const { changes } = await opened(root);
  writeFileSync(path.join(root, "levels/a.json.new"), "2");
  rmSync(path.join(root, "levels/a.json"));
  renameSync(path.join(root, "levels/a.json.new"), path.join(root, "levels/a.json"));
  const change = await changes.until((each) => each.changed.length > 0);
  expect(change.changed.map((file) => file.text)).toEqual(["2"]);
  expect(changes.all.flatMap((each) => each.removed)).toEqual([]);
});

test("a removed file is told, and so are one that comes and one that cannot be read", async () => {
  const root = temporaryFolder(PACK);
  const { changes } = await opened(root);
  rmSync(path.join(root, "levels/a.json"));
  expect((await changes.until((each) => each.removed.length > 0)).removed).toEqual(["levels/a.json"]);
  writeFileSync(path.join(root, "levels/b.json"), Uint8Array.of(0xff));
  const { problems } = await changes.until((each) => each.problems.length > 0);
  expect(problems).toEqual([{ path: "levels/b.json", message: "Not UTF-8 text." }]);
  writeFileSync(path.join(root, "c.png"), "x");
  expect((await changes.until((each) => each.assets !== null)).assets).toEqual(["c.png"]);
});

test("a manifest that declares another collection brings it in, for the list and for sprites", async () => {
  const parent = temporaryFolder({ "pack/manifest.json": "{}", "tiles/rock.png": "x" });
  const { pack, changes } = await opened(path.join(parent, "pack"));
  expect(await pack.sprite("rock.png")).toBeNull();
  writeFileSync(path.join(parent, "pack/manifest.json"), '{"sharedAssets": ["tiles"]}');
  expect((await changes.next()).collections).toEqual([{ id: "tiles", files: ["rock.png"] }]);
  expect(await pack.sprite("rock.png")).toEqual({ file: path.join(parent, "tiles/rock.png"), type: "image/png" });
});

test("an image of a pack that was moved is away, not missing", async () => {
  const parent = temporaryFolder({ "pack/manifest.json": "{}", "pack/assets/a.png": "x" });
  const { pack } = await opened(path.join(parent, "pack"));
  expect(await pack.sprite("assets/b.png")).toBeNull();
  renameSync(path.join(parent, "pack"), path.join(parent, "moved"));
  expect(await pack.sprite("assets/a.png")).toBe("away");
});

test("an image that went is away, also while the window does not know it yet; one that never was there is missing", async () => {
  const root = temporaryFolder({ ...PACK, "assets/a.png": "x" });
  const { pack, changes } = await opened(root);
  rmSync(path.join(root, "assets/a.png"));
  const answers = [pack.sprite("assets/a.png"), pack.sprite("assets/b.png")];
  expect(await Promise.all(answers)).toEqual(["away", null]);
  expect((await changes.next()).assets).not.toContain("assets/a.png");
  expect(await pack.sprite("assets/a.png")).toBe("away");
});

test("sprites are looked up in the pack, then in the collections (spec files.md, Sprites), and nowhere else", async () => {
  const parent = temporaryFolder({
    "pack/manifest.json": '{"sharedAssets": ["tiles"]}',
    "pack/assets/own.png": "x",
    "pack/levels/a.json": "{}",
    "tiles/assets/own.png": "x",
    "tiles/assets/shared.png": "x",
    "tiles/sprites/tiles/rock.png": "x",
    "gridponder-base/deep/wood.svg": "x",
    "secret.png": "x",
  });
  symlinkSync(path.join(parent, "secret.png"), path.join(parent, "pack/assets/link.png"));
  symlinkSync(path.join(parent, "pack/levels/a.json"), path.join(parent, "pack/assets/json.png"));
  const { pack } = await opened(path.join(parent, "pack"));
  const found = async (sprite: string): Promise<string | null> => {
    const found = await pack.sprite(sprite);
    const file = found === "away" ? undefined : found?.file;
    return file === undefined ? null : path.relative(parent, file).split(path.sep).join("/");
  };
  expect(await found("assets/own.png")).toBe("pack/assets/own.png");
  expect(await found("assets/shared.png")).toBe("tiles/assets/shared.png");
  expect(await found("assets/sprites/rock.png")).toBe("tiles/sprites/tiles/rock.png");
  expect(await found("any/wood.svg")).toBe("gridponder-base/deep/wood.svg");
  const refused = ["../secret.png", "assets/link.png", "assets/json.png", "levels/a.json", "absent.png", "assets"];
  expect(await Promise.all(refused.map(found))).toEqual(refused.map(() => null));
});

interface Changes {
  readonly all: readonly DiskChange[];
  /** The next change not yet given. */
  next(): Promise<DiskChange>;
  until(wanted: (change: DiskChange) => boolean): Promise<DiskChange>;
}

async function opened(
  root: string,
  watching: WatcherOptions = {},
): Promise<{ readonly pack: OpenPack; readonly listing: OpenPack["listing"]; readonly changes: Changes }> {
  const all: DiskChange[] = [];
  let given = 0;
  let wake = (): void => undefined;
  const result = await openPack(
    root,
    (change) => {
      all.push(change);
      wake();
    },
    watching,
  );
  if (!result.ok) throw new Error(result.refusal.message);
  const pack = result.value;
  onTestFinished(() => pack.dispose());
  await pack.watching;
  const next = async (): Promise<DiskChange> => {
    while (given >= all.length) await new Promise<void>((resolve) => (wake = resolve));
    return all[given++]!;
  };
  const until = async (wanted: (change: DiskChange) => boolean): Promise<DiskChange> => {
    for (;;) {
      const change = await next();
      if (wanted(change)) return change;
    }
  };
  return { pack, listing: pack.listing, changes: { all, next, until } };
}
