// Stores earlier versions of saved files outside the packs: what was saved, and what a save overwrote. Bounded by
// number, age and size.
import { promises as fs } from "node:fs";
import path from "node:path";
import { createTaskQueue } from "../../../shared/base/taskQueue";
import type { BackupVersion, FileBackups } from "../../../shared/rpc/keeping";
import { contentHash } from "../disk/contentHash";
import { versionsToDrop } from "./backupRules";
import { readJsonObject, writeJsonObject } from "../disk/jsonFile";
import { isPlainPath } from "../disk/packPaths";
import { type PruneLimits, pruneFolders } from "../disk/pruneFolders";

export interface Backups {
  /** Stores a version of a pack's file, unless the newest version is the same. */
  keep(realRoot: string, file: string, text: string, nowMs: number): Promise<void>;
  /** Lists all files of a pack that have versions, sorted by path. */
  list(realRoot: string): Promise<readonly FileBackups[]>;
  /** Returns the text of a version, or null when it is no longer stored. */
  read(realRoot: string, file: string, id: string): Promise<string | null>;
  /** Deletes the versions of packs that were not saved for too long, or that together exceed the size limit. */
  prune(nowMs: number, limits?: PruneLimits, except?: string): Promise<void>;
}

const BACKUP_LIMITS: PruneLimits = { maxBytes: 1024 * 1024 * 1024, maxAgeMs: 365 * 24 * 60 * 60 * 1000 };

/** The name of a version's file: when it was stored, and the beginning of its content's hash. */
const VERSION = /^(\d{13})-([0-9a-f]{16})\.txt$/;

/** Creates the store. Its folder, in the user's data folder, is made by the first write. */
export function createBackups(folder: string): Backups {
  const packFolder = (realRoot: string): string => path.join(folder, nameOf(realRoot));
  const fileFolder = (realRoot: string, file: string): string => path.join(packFolder(realRoot), nameOf(file));
  const oneByOne = createTaskQueue();
  return {
    keep: (realRoot, file, text, nowMs) => oneByOne(() => keep(fileFolder(realRoot, file), file, text, nowMs)),
    async list(realRoot) {
      const names = await fs.readdir(packFolder(realRoot)).catch((): readonly string[] => []);
      const files = await Promise.all(names.map((name) => readFolder(path.join(packFolder(realRoot), name))));
      return files
        .filter((each): each is FileBackups => each !== null && each.versions.length > 0)
        .sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    async read(realRoot, file, id) {
      if (!VERSION.test(`${id}.txt`)) return null;
      return fs.readFile(path.join(fileFolder(realRoot, file), `${id}.txt`), "utf8").catch(() => null);
    },
    prune: (nowMs, limits = BACKUP_LIMITS, except) =>
      pruneFolders(folder, nowMs, limits, except === undefined ? null : nameOf(except)),
  };
}

async function keep(folder: string, file: string, text: string, nowMs: number): Promise<void> {
  const versions = await versionsIn(folder);
  const newest = versions[0];
  const hash = contentHash(text).slice(0, 16);
  if (newest !== undefined && newest.id.endsWith(hash)) return;
  // Two saves within one millisecond, or a clock set back, must not change the order.
  const atMs = Math.max(nowMs, (newest?.atMs ?? 0) + 1);
  await writeJsonObject(path.join(folder, "file.json"), { path: file });
  const id = `${atMs}-${hash}`;
  await fs.writeFile(path.join(folder, `${id}.txt`), text);
  const all = [{ id, atMs, bytes: Buffer.byteLength(text) }, ...versions];
  for (const dropped of versionsToDrop(all, nowMs))
    await fs.rm(path.join(folder, `${dropped.id}.txt`), { force: true });
}

async function readFolder(folder: string): Promise<FileBackups | null> {
  const { path: file } = await readJsonObject(path.join(folder, "file.json"));
  if (typeof file !== "string" || !isPlainPath(file)) return null;
  return { path: file, versions: await versionsIn(folder) };
}

/** Returns the versions in a folder, newest first. */
async function versionsIn(folder: string): Promise<readonly BackupVersion[]> {
  const names = await fs.readdir(folder).catch((): readonly string[] => []);
  const versions = await Promise.all(
    names.map(async (name): Promise<BackupVersion | null> => {
      const match = VERSION.exec(name);
      if (match === null) return null;
      const stat = await fs.stat(path.join(folder, name)).catch(() => null);
      return stat === null ? null : { id: name.slice(0, -".txt".length), atMs: Number(match[1]), bytes: stat.size };
    }),
  );
  return versions.filter((version) => version !== null).sort((a, b) => b.atMs - a.atMs);
}

/** Turns any text into a file name that is valid on every disk. */
function nameOf(text: string): string {
  return contentHash(text).slice(0, 32);
}
