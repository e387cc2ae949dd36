// The journal of unsaved text: what the window has edited and not saved, kept outside of the packs so that no crash
// loses it. One folder for each pack, one small file for each text. Knows nothing of windows.
import { createHash } from "node:crypto";
import { promises as fs } from "node:fs";
import path from "node:path";
import type { Json } from "../../shared/base/json";
import type { JournalChange, JournalEntry, JournalState, PackJournal } from "../../shared/rpc/keeping";
import { readJsonObject, writeJsonObject } from "./jsonFile";
import { isPlainPath } from "./packPaths";
import { type PruneLimits, pruneFolders } from "./pruneFolders";

/** Beyond these the journals of packs not edited for the longest time are forgotten; the open pack's never is. */
const JOURNAL_LIMITS: PruneLimits = { maxBytes: 256 * 1024 * 1024, maxAgeMs: 90 * 24 * 60 * 60 * 1000 };

const PACK_FILE = "pack.json";

export interface Journal {
  /** What is kept for a pack; entries that cannot be read are left out. */
  read(realRoot: string): Promise<PackJournal>;
  /** Resolves when the changes are on the disk. Changes of one text made while it is being written become one. */
  write(realRoot: string, changes: readonly JournalChange[]): Promise<void>;
  /** Remembers whether the user wants the texts back without being asked, and where he was. */
  writeState(realRoot: string, state: JournalState): Promise<void>;
  /** Forgets what is too old or too much. `except` is the root of the open pack. */
  prune(nowMs: number, limits?: PruneLimits, except?: string): Promise<void>;
}

/** A journal in a folder of the user's own data, made when first written. */
export function createJournal(folder: string): Journal {
  const folderOf = (realRoot: string): string => path.join(folder, nameOf(realRoot));
  /** The newest text that waits for each file, and the end of the writing under way. */
  const waiting = new Map<string, object | null>();
  const writing = new Map<string, Promise<void>>();

  const putNewest = async (file: string, before: Promise<void>): Promise<void> => {
    await before.catch(() => undefined);
    const newest = waiting.get(file);
    // The write before has taken this text along.
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

  return {
    read: (realRoot) => readJournal(folderOf(realRoot)),
    async write(realRoot, changes) {
      const own = folderOf(realRoot);
      const known = changes.filter((change) => isPlainPath(change.path));
      await Promise.all(
        known.map(({ path: file, unsaved }) =>
          put(path.join(own, `text-${nameOf(file)}.json`), unsaved === null ? null : { path: file, ...unsaved }),
        ),
      );
    },
    async writeState(realRoot, state) {
      const file = path.join(folderOf(realRoot), PACK_FILE);
      await writing.get(file)?.catch(() => undefined);
      const stored = await readJsonObject(file);
      await put(file, { ...stored, root: realRoot, ...state });
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

/** A name for anything that every disk takes. */
function nameOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
