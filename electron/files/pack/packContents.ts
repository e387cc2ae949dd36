// Reads a pack's folder: its texts, its assets, and what could not be read.
import { promises as fs } from "node:fs";
import path from "node:path";
import type { PackFileProblem, PackFileText } from "../../../shared/rpc/packsOnDisk";
import { countTokens } from "../../../shared/base/jsonSize";
import { listFolder } from "../disk/listFolder";
import { keptPixels } from "../../../shared/base/imageMemory";
import { imageDamage } from "../images/imageDamage";
import { imageProblem } from "../images/imageGuard";
import { imageKind } from "../images/imageKind";
import { imageMemoryProblem } from "../images/imageMemory";
import { MAX_IMAGE_BYTES, imageType } from "../images/images";
import { isPlainPath, isTextFile } from "../disk/packPaths";
import { pixelSize } from "../images/pixelSize";
import { MAX_TEXT_BYTES, readText } from "../disk/readText";
import { MAX_SVG_BYTES } from "../images/svgGuard";

export interface PackContents {
  readonly texts: ReadonlyMap<string, PackFileText>;
  readonly problems: ReadonlyMap<string, PackFileProblem>;
  /** Path → a stamp that changes when the asset does. */
  readonly assets: ReadonlyMap<string, string>;
  /** Path → the pixels that are kept of a large image that is shown. */
  readonly pixels: ReadonlyMap<string, number>;
  /** Path → stamp of every text file, readable or not. */
  readonly stamps: ReadonlyMap<string, string>;
  readonly tooMany: boolean;
}

/** What a folder holds that is not there. */
export const NO_CONTENTS: PackContents = {
  texts: new Map(),
  problems: new Map(),
  assets: new Map(),
  pixels: new Map(),
  stamps: new Map(),
  tooMany: false,
};

/** The limit for all texts together, so that they fit into the memory of the window and of the host. */
export const MAX_PACK_TEXT_BYTES = 64 * 1024 * 1024;

/** The limit for all JSON texts together in tokens, as parsers count them: as much as two of the largest files. */
export const MAX_PACK_TOKENS = 4_000_000;

/** How many files are read at the same time. */
const READERS = 16;

/**
 * Reads a pack's folder. A text whose stamp is the same as in `before` is taken from there, unless `suspect` names it:
 * a stamp is time, size and inode, which a very quick second write may leave unchanged. Rejects when the root is
 * missing.
 */
export async function readPackContents(
  realRoot: string,
  before: PackContents = NO_CONTENTS,
  suspect: ReadonlySet<string> = new Set(),
): Promise<PackContents> {
  const { files, tooMany } = await listFolder(realRoot);
  const texts = new Map<string, PackFileText>();
  const problems = new Map<string, PackFileProblem>();
  const assets = new Map<string, string>();
  const pixels = new Map<string, number>();
  const stamps = new Map<string, string>();
  let bytesLeft = MAX_PACK_TEXT_BYTES;
  let tokensLeft = MAX_PACK_TOKENS;
  const takeText = async (file: string, stamp: string, size: number): Promise<string | null> => {
    stamps.set(file, stamp);
    if (size <= MAX_TEXT_BYTES) bytesLeft -= size;
    if (bytesLeft < 0) return "Left out: the texts of a pack may have 64 MB together.";
    const known = before.stamps.get(file) === stamp && !suspect.has(file) ? before.texts.get(file) : undefined;
    const read = known === undefined ? await readText(realRoot, file) : ({ kind: "text", file: known } as const);
    if (read.kind === "text") {
      const tokens = tokensOf(read.file, tokensLeft + 1);
      if (tokens > tokensLeft) return "Left out: the texts of this pack are too complex together to be read.";
      tokensLeft -= tokens;
      texts.set(file, read.file);
    }
    if (read.kind === "absent") stamps.delete(file);
    return read.kind === "problem" ? read.problem.message : null;
  };
  const takeIn = async (file: string): Promise<string | null> => {
    if (!isPlainPath(file)) {
      // It is there: what names it is not reported as well.
      if (!isTextFile(file)) assets.set(file, "not opened");
      return "Not opened: the file's name has a character that not every system allows.";
    }
    const full = path.join(realRoot, ...file.split("/"));
    const { stamp, size } = await statOf(full);
    if (isTextFile(file)) return takeText(file, stamp, size);
    assets.set(file, stamp);
    const image = before.assets.get(file) === stamp ? seenBefore(before, file) : await readImage(full, size);
    if (image.problem === null && image.pixels > 0) pixels.set(file, image.pixels);
    return image.problem;
  };
  // Files near the root come first, as they name the others. What exceeds the limits is left out from the deepest
  // folders.
  const byDepth = files.toSorted((a, b) => a.split("/").length - b.split("/").length);
  await forEachOf(byDepth, async (file) => {
    const message = await takeIn(file);
    if (message !== null) problems.set(file, { path: file, message });
  });
  const crowded = imageMemoryProblem(pixels);
  if (crowded !== null) problems.set(crowded.path, crowded);
  return { texts: inOrder(texts), problems: inOrder(problems), assets: inOrder(assets), pixels, stamps, tooMany };
}

interface ReadImage {
  /** Why it is not shown; null for one that is, and for any other file. */
  readonly problem: string | null;
  /** What is kept of it; 0 for a drawing, and for any other file. */
  readonly pixels: number;
}

function seenBefore({ problems, pixels }: PackContents, file: string): ReadImage {
  const problem = problems.get(file);
  return { problem: problem?.isShown === true ? null : (problem?.message ?? null), pixels: pixels.get(file) ?? 0 };
}

/**
 * Each text is counted once; most texts stay the same while a pack is open. No memo: a count that stopped at a limit is
 * not valid, and another limit may be requested.
 */
const tokenCounts = new WeakMap<PackFileText, number>();

/** Counts the tokens of a JSON text, up to `most`; returns 0 for other texts. */
function tokensOf(file: PackFileText, most: number): number {
  if (!/\.json$/i.test(file.path)) return 0;
  const known = tokenCounts.get(file);
  if (known !== undefined) return known;
  const { count } = countTokens(file.text, most);
  if (count < most) tokenCounts.set(file, count);
  return count;
}

async function forEachOf(files: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  // Shared by all workers: each takes the next file.
  const waiting = files.values();
  const worker = async (): Promise<void> => {
    for (const file of waiting) await work(file);
  };
  await Promise.all(Array.from({ length: READERS }, worker));
}

async function statOf(file: string): Promise<{ readonly stamp: string; readonly size: number }> {
  try {
    const { mtimeMs, size, ino } = await fs.stat(file);
    return { stamp: `${mtimeMs}:${size}:${ino}`, size };
  } catch {
    return { stamp: "unreadable", size: 0 };
  }
}

/** How much of an image is read to find its size. Only an SVG is read whole. */
const IMAGE_HEAD_BYTES = 256 * 1024;

/** How much of its end is read to find out whether it is whole. */
const IMAGE_TAIL_BYTES = 4096;

const NO_IMAGE: ReadImage = { problem: null, pixels: 0 };

async function readImage(file: string, size: number): Promise<ReadImage> {
  const type = imageType(file);
  if (type === null) return NO_IMAGE;
  if (size > MAX_IMAGE_BYTES) return { problem: "Too large to show: an image may have 16 MB.", pixels: 0 };
  const handle = await fs.open(file, "r").catch(() => null);
  if (handle === null) return NO_IMAGE;
  try {
    const wanted = type === "image/svg+xml" ? MAX_SVG_BYTES + 1 : IMAGE_HEAD_BYTES;
    const head = await bytesAt(handle, 0, Math.min(size, wanted));
    const tail = head.length === size ? head : await bytesAt(handle, size - IMAGE_TAIL_BYTES, IMAGE_TAIL_BYTES);
    const problem = imageProblem(head, type) ?? imageDamage(head, tail.subarray(-IMAGE_TAIL_BYTES), type);
    return { problem, pixels: pixelsIn(head) };
  } catch {
    // Unreadable: the window shows the image as missing.
    return NO_IMAGE;
  } finally {
    await handle.close();
  }
}

function pixelsIn(head: Uint8Array): number {
  const kind = imageKind(head);
  const size = kind === null ? null : pixelSize(head, kind);
  return size === null ? 0 : keptPixels(...size);
}

async function bytesAt(handle: fs.FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

/** Sorts the entries by path; the files are read in any order. */
function inOrder<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Array.from(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}
