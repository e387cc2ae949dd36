// Decides what may be moved to the system's trash: one text file of the pack, named by its path.
import { promises as fs } from "node:fs";
import path from "node:path";
import { isPlainPath, isTextFile, realPathInside } from "./packPaths";

/**
 * Returns the file of a path in a pack, inside its folder: for a link the link itself, never its target. Null when it
 * is not a text file, is outside the real root, or does not exist.
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
