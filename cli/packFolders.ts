// Which pack a file belongs to, and the packs that are open.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { PACK_MARKS } from "../electron/files/pack/packMarks";

/** A file of a pack: the pack's folder, and the path in it with forward slashes. */
export interface FileInPack {
  readonly root: string;
  readonly path: string;
}

/** How many folders above a file can be its pack. */
const MOST_LEVELS = 12;

/**
 * Finds the pack of a file by its absolute path: the nearest folder with a manifest, else the nearest with a game. Null
 * for none.
 */
export function packOfFile(file: string): FileInPack | null {
  const folders: string[] = [];
  for (let folder = path.dirname(file); folders.length < MOST_LEVELS; folder = path.dirname(folder)) {
    folders.push(folder);
    if (path.dirname(folder) === folder) break;
  }
  const found = PACK_MARKS.map((mark) => folders.find((folder) => existsSync(path.join(folder, mark))));
  const root = found.find((folder) => folder !== undefined);
  if (root === undefined) return null;
  return { root, path: path.relative(root, file).split(path.sep).join("/") };
}

/** Returns the path of a file by its address; null for a text that is no file. */
export function fileOf(uri: string): string | null {
  try {
    return fileURLToPath(uri);
  } catch {
    // A text that is no file: an unsaved one, or one of a version control system.
    return null;
  }
}

/** Returns the address of a file of a pack. */
export function uriOf(root: string, file: string): string {
  return pathToFileURL(path.join(root, ...file.split("/"))).href;
}
