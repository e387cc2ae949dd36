// The open pack on the disk: reads it, saves into it, renames in it, watches it, finds its sprites.
import { randomBytes } from "node:crypto";
import { promises as fs } from "node:fs";
import path from "node:path";
import { defined } from "../../../shared/base/defined";
import type { Disposable } from "../../../shared/base/disposable";
import { type Result, done, refused } from "../../../shared/base/result";
import { createTaskQueue } from "../../../shared/base/taskQueue";
import type { DiskChange, OpenRefusal, PackListing } from "../../../shared/rpc/packsOnDisk";
import type { FileRefusal, PackText, SaveRequest } from "../../../shared/rpc/saving";
import { type CollectionFolder, findCollections } from "../images/collections";
import { diskChangeBetween } from "./diskChange";
import { diskReason, errorCode } from "../disk/diskReason";
import { isFolder } from "../disk/isFolder";
import { MAX_FILES } from "../disk/listFolder";
import { type PackContents, readPackContents } from "./packContents";
import { WITHOUT_MARKS, hasPackMark, manifestText } from "./packMarks";
import { type WatcherOptions, watchPack } from "./packWatcher";
import { renameFile } from "./renameFile";
import { type SavedText, saveTexts } from "./saveText";
import { type SpriteFile, findSprite } from "../images/spriteLookup";

/**
 * A text that is missing at one reading may be in the middle of being replaced. It counts as removed when the next
 * reading misses it too.
 */
const SECOND_READ_MS = 150;

const NO_CHANGE: DiskChange = { changed: [], removed: [], assets: null, problems: [] };

export interface OpenPack extends Disposable {
  readonly listing: PackListing;
  /** Resolves once changes on the disk are detected. */
  readonly watching: Promise<void>;
  /** Returns the texts as they were last read or saved, also while the pack's folder is missing. */
  texts(): readonly PackText[];
  /** Saves all texts or none. */
  save(requests: readonly SaveRequest[]): Promise<Result<readonly SavedText[], readonly FileRefusal[]>>;
  /** Renames a text file or an image within its folder, never over an existing file. A refusal is a sentence. */
  rename(from: string, to: string): Promise<Result<null, string>>;
  /**
   * Returns the image that a sprite path refers to, from the pack or its collections; null when there is none, and
   * "away" when the pack's folder is not where it was, or the image was there until a moment ago: a folder that is
   * deleted loses its files one by one.
   */
  sprite(spritePath: string): Promise<SpriteFile | "away" | null>;
}

/** Opens a folder as a pack. Reports changes on its disk from then on, except our own saves and renames. */
export async function openPack(
  root: string,
  changed: (change: DiskChange) => void,
  watching: WatcherOptions = {},
): Promise<Result<OpenPack, OpenRefusal>> {
  try {
    const realRoot = await fs.realpath(root);
    if (!(await fs.stat(realRoot)).isDirectory()) return refuse("not-a-folder", `${root} is not a folder.`);
    const contents = await readPackContents(realRoot);
    if (contents.tooMany) return refuse("too-large", `${root} has more than ${MAX_FILES} files.`);
    if (!hasPackMark(contents)) return refuse("not-a-pack", `${root} is not a pack: ${WITHOUT_MARKS}.`);
    const collections = await findCollections(realRoot, manifestText(contents));
    return done(createOpenPack(realRoot, contents, collections, changed, watching));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return refuse("not-found", `There is no ${root}.`);
    return refuse("unreadable", `${root} cannot be read: ${diskReason(error)}.`);
  }
}

function createOpenPack(
  realRoot: string,
  first: PackContents,
  firstCollections: readonly CollectionFolder[],
  changed: (change: DiskChange) => void,
  watching: WatcherOptions,
): OpenPack {
  let contents = first;
  /** All images that a listing of this pack has had: the window may still ask for one that it does not know to be gone. */
  const everListed = new Set(first.assets.keys());
  let collections = firstCollections;
  let missing: ReadonlySet<string> = new Set();
  let closed = false;
  let away = false;
  /** Reading again, saving and renaming never overlap: our own changes are known before their events are handled. */
  const oneByOne = createTaskQueue();

  /** Reads the folder again; returns true when something had changed. */
  const readAgain = async (suspect: ReadonlySet<string>): Promise<boolean> => {
    if (closed) return false;
    const now = await readPackContents(realRoot, contents, suspect).catch(() => null);
    // The folder itself is missing: it was moved, or its drive disconnected. Nothing in it was deleted.
    if (now === null) {
      if (!away && !closed) changed({ ...NO_CHANGE, away: true });
      away = true;
      return false;
    }
    const { after, unsure } = keepUnsure(contents, now, missing);
    missing = unsure;
    if (unsure.size > 0) setTimeout(() => watcher.hint(Array.from(unsure)), SECOND_READ_MS);
    const manifestChanged = manifestText(after) !== manifestText(contents);
    const change = diskChangeBetween(contents, after);
    contents = after;
    for (const asset of after.assets.keys()) everListed.add(asset);
    if (manifestChanged) collections = await findCollections(realRoot, manifestText(after));
    if (closed || (change === null && !away)) return false;
    changed({
      ...(change ?? NO_CHANGE),
      ...(manifestChanged ? { collections: withoutRoots(collections) } : {}),
      ...(away ? { away: false } : {}),
    });
    away = false;
    return change !== null;
  };
  const watcher = watchPack(realRoot, (paths) => oneByOne(() => readAgain(paths)), watching);

  return {
    listing: {
      id: randomBytes(8).toString("hex"),
      root: realRoot,
      name: path.basename(realRoot),
      files: Array.from(first.texts.values()),
      assets: Array.from(first.assets.keys()),
      collections: withoutRoots(firstCollections),
      problems: Array.from(first.problems.values()),
    },
    watching: watcher.ready,
    texts: () => Array.from(contents.texts.values()),
    save: (requests) =>
      oneByOne(async () => {
        const saved = await saveTexts(realRoot, requests);
        if (saved.ok) contents = withSaved(contents, requests, saved.value);
        // After a refusal the window must see what is on the disk now, even where the system reports no change.
        else watcher.hint(saved.refusal.map((file) => file.path));
        return saved;
      }),
    rename: (from, to) =>
      oneByOne(async () => {
        const renamed = await renameFile(realRoot, from, to);
        if (renamed.ok) {
          contents = withRenamed(contents, from, to);
          everListed.add(to);
        } else watcher.hint([from, to]);
        return renamed;
      }),
    async sprite(spritePath) {
      const found = await findSprite(realRoot, collections, spritePath);
      if (found !== null) return found;
      const isGone =
        everListed.has(spritePath) && (await fs.lstat(path.join(realRoot, spritePath)).catch(() => null)) === null;
      return isGone || !(await isFolder(realRoot)) ? "away" : null;
    },
    dispose: () => {
      closed = true;
      watcher.dispose();
    },
  };
}

/**
 * Keeps texts that are missing, or have become empty, for the first time: another program may be about to write them.
 */
function keepUnsure(
  before: PackContents,
  now: PackContents,
  missing: ReadonlySet<string>,
): { readonly after: PackContents; readonly unsure: ReadonlySet<string> } {
  const gone = Array.from(before.texts.values()).filter(({ path: file, text }) => {
    const after = now.texts.get(file);
    return after === undefined ? !now.problems.has(file) : after.text === "" && text !== "";
  });
  const unsure = gone.filter((file) => !missing.has(file.path));
  if (unsure.length === 0) return { after: now, unsure: new Set() };
  const texts = new Map(now.texts);
  for (const file of unsure) texts.set(file.path, file);
  return { after: { ...now, texts }, unsure: new Set(unsure.map((file) => file.path)) };
}

function withSaved(
  contents: PackContents,
  requests: readonly SaveRequest[],
  saved: readonly SavedText[],
): PackContents {
  const stamps = new Map(contents.stamps);
  const texts = new Map(contents.texts);
  for (const [at, { path: file, hash }] of saved.entries()) {
    stamps.delete(file);
    texts.set(file, { path: file, text: defined(requests[at]).text, hash });
  }
  return { ...contents, stamps, texts };
}

function withRenamed(contents: PackContents, from: string, to: string): PackContents {
  const stamps = new Map(contents.stamps);
  const texts = new Map(contents.texts);
  const file = texts.get(from);
  stamps.delete(from);
  texts.delete(from);
  if (file !== undefined) texts.set(to, { ...file, path: to });
  const problems = moved(contents.problems, from, to, (problem) => ({ ...problem, path: to }));
  const [assets, pixels] = [moved(contents.assets, from, to), moved(contents.pixels, from, to)];
  return { ...contents, stamps, texts, problems, assets, pixels };
}

function moved<Value>(
  entries: ReadonlyMap<string, Value>,
  from: string,
  to: string,
  change: (value: Value) => Value = (value) => value,
): ReadonlyMap<string, Value> {
  return new Map(Array.from(entries, ([path, value]) => (path === from ? [to, change(value)] : [path, value])));
}

function withoutRoots(collections: readonly CollectionFolder[]): PackListing["collections"] {
  return collections.map(({ id, files }) => ({ id, files }));
}

function refuse(reason: OpenRefusal["reason"], message: string): Result<never, OpenRefusal> {
  return refused({ reason, message });
}
