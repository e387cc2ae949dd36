// The open pack on the disk: reads it, saves into it, renames in it, watches it, finds its sprites.
import { randomBytes } from "node:crypto";
import { promises as fs } from "node:fs";
import path from "node:path";
import type { Disposable } from "../../../shared/base/disposable";
import { type Result, done, refused } from "../../../shared/base/result";
import { createTaskQueue } from "../../../shared/base/taskQueue";
import type { DiskChange, OpenRefusal, PackListing } from "../../../shared/rpc/packsOnDisk";
import type { FileRefusal, PackText, SaveRequest } from "../../../shared/rpc/saving";
import { type CollectionFolder, findCollections } from "../images/collections";
import { keepUnsure, withRenamed, withSaved } from "./changedContents";
import { diskChangeBetween } from "./diskChange";
import { diskReason, errorCode } from "../disk/diskReason";
import { isFolder } from "../disk/isFolder";
import { MAX_FILES } from "../disk/listFolder";
import { type PackContents, readPackContents } from "./packContents";
import { WITHOUT_MARKS, hasPackMark, manifestText } from "./packMarks";
import { type PackWatcher, type WatcherOptions, watchPack } from "./packWatcher";
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
  options: WatcherOptions = {},
): Promise<Result<OpenPack, OpenRefusal>> {
  try {
    const realRoot = await fs.realpath(root);
    if (!(await fs.stat(realRoot)).isDirectory()) return refuse("not-a-folder", `${root} is not a folder.`);
    const contents = await readPackContents(realRoot);
    if (contents.tooMany) return refuse("too-large", `${root} has more than ${MAX_FILES} files.`);
    if (!hasPackMark(contents)) return refuse("not-a-pack", `${root} is not a pack: ${WITHOUT_MARKS}.`);
    const collections = await findCollections(realRoot, manifestText(contents));
    return done(new FolderPack(realRoot, contents, collections, { changed, options }));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return refuse("not-found", `There is no ${root}.`);
    return refuse("unreadable", `${root} cannot be read: ${diskReason(error)}.`);
  }
}

/** What is done when the disk changes, and how soon that is noticed. */
interface Watching {
  readonly changed: (change: DiskChange) => void;
  readonly options: WatcherOptions;
}

class FolderPack implements OpenPack {
  readonly listing: PackListing;
  /** All images that a listing of this pack has had: the window may still ask for one that it does not know to be gone. */
  private readonly everListed: Set<string>;
  /** Reading again, saving and renaming never overlap: our own changes are known before their events are handled. */
  private readonly oneByOne = createTaskQueue();
  private readonly watcher: PackWatcher;
  private readonly changed: (change: DiskChange) => void;
  /** Texts that were not there at the last reading, and may be in the middle of being replaced. */
  private missing: ReadonlySet<string> = new Set();
  private isClosed = false;
  private isAway = false;

  constructor(
    private readonly realRoot: string,
    private contents: PackContents,
    private collections: readonly CollectionFolder[],
    { changed, options }: Watching,
  ) {
    this.everListed = new Set(contents.assets.keys());
    this.listing = {
      id: randomBytes(8).toString("hex"),
      root: realRoot,
      name: path.basename(realRoot),
      files: Array.from(contents.texts.values()),
      assets: Array.from(contents.assets.keys()),
      collections: withoutRoots(collections),
      problems: Array.from(contents.problems.values()),
    };
    this.changed = changed;
    this.watcher = watchPack(realRoot, (paths) => this.oneByOne(() => this.readAgain(paths)), options);
  }

  get watching(): Promise<void> {
    return this.watcher.ready;
  }

  texts(): readonly PackText[] {
    return Array.from(this.contents.texts.values());
  }

  save(requests: readonly SaveRequest[]): Promise<Result<readonly SavedText[], readonly FileRefusal[]>> {
    return this.oneByOne(async () => {
      const saved = await saveTexts(this.realRoot, requests);
      if (saved.ok) this.contents = withSaved(this.contents, requests, saved.value);
      // After a refusal the window must see what is on the disk now, even where the system reports no change.
      else this.watcher.hint(saved.refusal.map((file) => file.path));
      return saved;
    });
  }

  rename(from: string, to: string): Promise<Result<null, string>> {
    return this.oneByOne(async () => {
      const renamed = await renameFile(this.realRoot, from, to);
      if (renamed.ok) {
        this.contents = withRenamed(this.contents, from, to);
        this.everListed.add(to);
      } else this.watcher.hint([from, to]);
      return renamed;
    });
  }

  async sprite(spritePath: string): Promise<SpriteFile | "away" | null> {
    const found = await findSprite(this.realRoot, this.collections, spritePath);
    if (found !== null) return found;
    const file = path.join(this.realRoot, spritePath);
    const isGone = this.everListed.has(spritePath) && (await fs.lstat(file).catch(() => null)) === null;
    return isGone || !(await isFolder(this.realRoot)) ? "away" : null;
  }

  dispose(): void {
    this.isClosed = true;
    this.watcher.dispose();
  }

  /** Reads the folder again; returns true when something had changed. */
  private async readAgain(suspect: ReadonlySet<string>): Promise<boolean> {
    if (this.isClosed) return false;
    const now = await readPackContents(this.realRoot, this.contents, suspect).catch(() => null);
    // The folder itself is missing: it was moved, or its drive disconnected. Nothing in it was deleted.
    if (now === null) {
      if (!this.isAway && !this.isClosed) this.changed({ ...NO_CHANGE, away: true });
      this.isAway = true;
      return false;
    }
    const { after, unsure } = keepUnsure(this.contents, now, this.missing);
    this.missing = unsure;
    if (unsure.size > 0) setTimeout(() => this.watcher.hint(Array.from(unsure)), SECOND_READ_MS);
    return this.take(after);
  }

  /** Goes on with what was read, and reports how it differs; returns true when it does. */
  private async take(after: PackContents): Promise<boolean> {
    const manifestChanged = manifestText(after) !== manifestText(this.contents);
    const change = diskChangeBetween(this.contents, after);
    this.contents = after;
    for (const asset of after.assets.keys()) this.everListed.add(asset);
    if (manifestChanged) this.collections = await findCollections(this.realRoot, manifestText(after));
    if (this.isClosed || (change === null && !this.isAway)) return false;
    this.changed({
      ...(change ?? NO_CHANGE),
      ...(manifestChanged ? { collections: withoutRoots(this.collections) } : {}),
      ...(this.isAway ? { away: false } : {}),
    });
    this.isAway = false;
    return change !== null;
  }
}

function withoutRoots(collections: readonly CollectionFolder[]): PackListing["collections"] {
  return collections.map(({ id, files }) => ({ id, files }));
}

function refuse(reason: OpenRefusal["reason"], message: string): Result<never, OpenRefusal> {
  return refused({ reason, message });
}
