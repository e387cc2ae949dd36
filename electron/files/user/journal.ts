// Stores unsaved text outside the packs, so that a crash does not lose it. One folder for each pack, one small file for
// each text.
import { promises as fs } from "node:fs";
import path from "node:path";
import { contentHash } from "../disk/contentHash";
import type { Json } from "../../../shared/base/json";
import { createTaskQueue } from "../../../shared/base/taskQueue";
import type { JournalChange, JournalEntry, JournalState, PackJournal } from "../../../shared/rpc/keeping";
import { readJsonObject, writeJsonObject } from "../disk/jsonFile";
import { isPlainPath } from "../disk/packPaths";
import { type PruneLimits, pruneFolders } from "../disk/pruneFolders";

/** Beyond these limits the journals of the packs edited longest ago are deleted, but never the open pack's. */
const JOURNAL_LIMITS: PruneLimits = { maxBytes: 256 * 1024 * 1024, maxAgeMs: 90 * 24 * 60 * 60 * 1000 };

const PACK_FILE = "pack.json";

export interface Journal {
  /** Reads what is stored for a pack. Entries that cannot be read are left out. */
  read(realRoot: string): Promise<PackJournal>;
  /**
   * Resolves when the changes are on the disk. Changes to a text made while it is being written are merged into one.
   */
  write(realRoot: string, changes: readonly JournalChange[]): Promise<void>;
  /** Stores whether the texts are to be restored without a question, and which files and views were open. */
  writeState(realRoot: string, state: JournalState): Promise<void>;
  /** Resolves when all that was to be stored so far is on the disk, or was refused. */
  written(): Promise<void>;
  /** Deletes journals that are too old, or too large together. `except` is the root of the open pack. */
  prune(nowMs: number, limits?: PruneLimits, except?: string): Promise<void>;
}

/** Creates the journal. Its folder, in the user's data folder, is made by the first write. */
export function createJournal(folder: string): Journal {
  const folderOf = (realRoot: string): string => path.join(folder, nameOf(realRoot));
  /** The newest text waiting to be written to each file, and when the write in progress ends. */
  const waiting = new Map<string, object | null>();
  const writing = new Map<string, Promise<void>>();
  /** Settles when all calls so far that store something have ended. */
  let stored: Promise<unknown> = Promise.resolve();
  const storing = (call: Promise<void>): Promise<void> => {
    stored = Promise.allSettled([stored, call]);
    return call;
  };

  const putNewest = async (file: string, before: Promise<void>): Promise<void> => {
    await before.catch(() => undefined);
    const newest = waiting.get(file);
    // The previous write has already included this text.
    if (newest === undefined) return before;
    waiting.delete(file);
    if (newest === null) await fs.rm(file, { force: true });
    else await writeJsonObject(file, newest);
  };
  const put = (file: string, value: object | null): Promise<void> => {
    waiting.set(file, value);
    const next = putNewest(file, writing.get(file) ?? Promise.resolve());
    writing.set(file, next);
    return next;
  };

  const putTexts = async (realRoot: string, changes: readonly JournalChange[]): Promise<void> => {
    const own = folderOf(realRoot);
    const valid = changes.filter((change) => isPlainPath(change.path));
    await Promise.all(
      valid.map(({ path: file, unsaved }) =>
        put(path.join(own, `text-${nameOf(file)}.json`), unsaved === null ? null : { path: file, ...unsaved }),
      ),
    );
  };
  /** One after the other: each keeps what the one before has stored. */
  const stateQueue = createTaskQueue();
  const putState = (realRoot: string, state: JournalState): Promise<void> =>
    stateQueue(async () => {
      const file = path.join(folderOf(realRoot), PACK_FILE);
      await writeJsonObject(file, { ...(await readJsonObject(file)), root: realRoot, ...state });
    });

  return {
    read: (realRoot) => readJournal(folderOf(realRoot)),
    write: (realRoot, changes) => storing(putTexts(realRoot, changes)),
    writeState: (realRoot, state) => storing(putState(realRoot, state)),
    async written() {
      await stored;
    },
    prune: (nowMs, limits = JOURNAL_LIMITS, except) =>
      pruneFolders(folder, nowMs, limits, except === undefined ? null : nameOf(except)),
  };
}

async function readJournal(folder: string): Promise<PackJournal> {
  const names = await fs.readdir(folder).catch((): readonly string[] => []);
  const texts = names.filter((name) => /^text-[0-9a-f]+\.json$/.test(name));
  const entries = await Promise.all(texts.map((name) => readEntry(path.join(folder, name))));
  const { keep, views } = await readJsonObject(path.join(folder, PACK_FILE));
  return {
    entries: entries.filter((entry) => entry !== null).sort((a, b) => (a.path < b.path ? -1 : 1)),
    keep: keep === true,
    views: typeof views === "string" ? views : null,
  };
}

async function readEntry(file: string): Promise<JournalEntry | null> {
  const stored = await readJsonObject(file);
  const { path: packPath, text, baseHash, baseText, atMs } = stored;
  if (typeof packPath !== "string" || !isPlainPath(packPath) || typeof text !== "string") return null;
  return {
    path: packPath,
    text,
    baseHash: textOrNull(baseHash),
    baseText: textOrNull(baseText),
    atMs: typeof atMs === "number" ? atMs : 0,
  };
}

function textOrNull(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}

/** Turns any text into a file name that is valid on every disk. */
function nameOf(text: string): string {
  return contentHash(text).slice(0, 32);
}
