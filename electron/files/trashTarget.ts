// What may be put into the system's trash: one text file of the pack, named as the page names it.
import { promises as fs } from "node:fs";
import path from "node:path";
import { isPlainPath, isTextFile, realPathInside } from "./packPaths";

/**
 * The file that a path of a pack means, as it lies in its folder: of a link the link itself, never what it leads to.
 * Null for what is no text file, lies outside of the real root, or is not there.
 */
export async function trashTarget(realRoot: string, relative: string): Promise<string | null> {
  if (!isPlainPath(relative) || !isTextFile(relative)) return null;
  const slash = relative.lastIndexOf("/");
  const folder = slash < 0 ? realRoot : await realPathInside(realRoot, relative.slice(0, slash));
  if (folder === null) return null;
  const file = path.join(folder, relative.slice(slash + 1));
  const stat = await fs.lstat(file).catch(() => null);
  return stat !== null && (stat.isFile() || stat.isSymbolicLink()) ? file : null;
}
