// Lists the files below a folder, within limits.
import { type Dirent, promises as fs } from "node:fs";
import path from "node:path";
import { isSkipped, packPath } from "./packPaths";

export const MAX_FILES = 5_000;
const MAX_DEPTH = 12;

export interface FolderListing {
  /** Relative paths with forward slashes, sorted. Links are listed by their own path when they lead to a file. */
  readonly files: readonly string[];
  /** More than `MAX_FILES`: the listing is cut off and not to be used as complete. */
  readonly tooMany: boolean;
}

/**
 * All files below a real root, dot files and tool folders left out. A link to a folder is not walked into, so that
 * a cycle of links ends. Rejects when the root itself cannot be read.
 */
export async function listFolder(realRoot: string): Promise<FolderListing> {
  const files: string[] = [];
  let folders: readonly string[] = [realRoot];
  for (let depth = 0; depth < MAX_DEPTH && folders.length > 0 && files.length <= MAX_FILES; depth++) {
    const below: string[] = [];
    for (const folder of folders) {
      for (const entry of await entriesOf(folder, folder === realRoot)) {
        if (isSkipped(entry.name)) continue;
        const full = path.join(folder, entry.name);
        if (entry.isDirectory()) below.push(full);
        else if (entry.isFile() || (entry.isSymbolicLink() && !(await leadsToFolder(full)))) {
          files.push(packPath(realRoot, full));
        }
      }
    }
    folders = below;
  }
  files.sort();
  return { files: files.slice(0, MAX_FILES), tooMany: files.length > MAX_FILES };
}

async function entriesOf(folder: string, isRoot: boolean): Promise<readonly Dirent[]> {
  try {
    return await fs.readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isRoot) throw error;
    return [];
  }
}

async function leadsToFolder(link: string): Promise<boolean> {
  try {
    return (await fs.stat(link)).isDirectory();
  } catch {
    return false;
  }
}
