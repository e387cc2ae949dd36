// A pack's folder at one moment: its texts, its assets, and what could not be taken in.
import { promises as fs } from "node:fs";
import path from "node:path";
import type { PackFileProblem, PackFileText } from "../../shared/rpc/contract";
import { listFolder } from "./listFolder";
import { isTextFile } from "./packPaths";
import { readText } from "./readText";

export interface PackContents {
  readonly texts: ReadonlyMap<string, PackFileText>;
  readonly problems: ReadonlyMap<string, PackFileProblem>;
  /** Path → a stamp that changes when the asset does. */
  readonly assets: ReadonlyMap<string, string>;
  /** Path → stamp of every text file, readable or not. */
  readonly stamps: ReadonlyMap<string, string>;
  readonly tooMany: boolean;
}

export const NOTHING: PackContents = {
  texts: new Map(),
  problems: new Map(),
  assets: new Map(),
  stamps: new Map(),
  tooMany: false,
};

/** How many files are read at once. */
const READERS = 16;

/**
 * Reads a pack's folder. Texts whose stamp is as in `before` are taken from there unless `suspect` names them: a
 * stamp is time, size and inode, which a very quick second write may leave as they were. Rejects when the root is gone.
 */
export async function readPackContents(
  realRoot: string,
  before: PackContents = NOTHING,
  suspect: ReadonlySet<string> = new Set(),
): Promise<PackContents> {
  const { files, tooMany } = await listFolder(realRoot);
  const texts = new Map<string, PackFileText>();
  const problems = new Map<string, PackFileProblem>();
  const assets = new Map<string, string>();
  const stamps = new Map<string, string>();
  await forEachOf(files, async (file) => {
    const stamp = await stampOf(path.join(realRoot, ...file.split("/")));
    if (!isTextFile(file)) {
      assets.set(file, stamp);
      return;
    }
    const known = before.stamps.get(file) === stamp && !suspect.has(file) ? before.texts.get(file) : undefined;
    const read = known === undefined ? await readText(realRoot, file) : ({ kind: "text", file: known } as const);
    if (read.kind === "absent") return;
    stamps.set(file, stamp);
    if (read.kind === "text") texts.set(file, read.file);
    else problems.set(file, read.problem);
  });
  return { texts: inOrder(texts), problems: inOrder(problems), assets: inOrder(assets), stamps, tooMany };
}

async function forEachOf(files: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < files.length) await work(files[next++]!);
  };
  await Promise.all(Array.from({ length: READERS }, worker));
}

async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await fs.stat(file);
    return `${mtimeMs}:${size}:${ino}`;
  } catch {
    return "unreadable";
  }
}

/** The readers finish in any order; lists are told in the order of the paths. */
function inOrder<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Array.from(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}
