import { promises as fs } from "node:fs";

/** Returns whether a path leads to a folder; never rejects. */
export async function isFolder(folder: string): Promise<boolean> {
  return fs.stat(folder).then(
    (stat) => stat.isDirectory(),
    () => false,
  );
}
