// Lists the files below a folder, within limits.
import { type Dirent, promises as fs } from "node:fs";
import path from "node:path";
import { isSkipped, packPath } from "./packPaths";

export const MAX_FILES = 5_000;
const MAX_DEPTH = 12;

export interface FolderListing {
  /** Relative paths with forward slashes, sorted. A link that leads to a file is listed under its own path. */
  readonly files: readonly string[];
  /** True when there are more than `MAX_FILES`. The list is then incomplete. */
  readonly tooMany: boolean;
}

/**
 * Lists all files below a real root, without dot files and tool folders. Does not follow links to folders, so that a
 * cycle of links ends. Rejects when the root itself cannot be read.
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
