// Finds the file of a path in a pack, to be moved or renamed: the link where it is one, never what it leads to.
import { promises as fs } from "node:fs";
import path from "node:path";
import { isPlainPath, realPathInside } from "./packPaths";

/** Returns its absolute path inside the real root; null when it is outside, or does not exist. */
export async function ownFile(realRoot: string, relative: string): Promise<string | null> {
  if (!isPlainPath(relative)) return null;
  const slash = relative.lastIndexOf("/");
  const folder = slash < 0 ? realRoot : await realPathInside(realRoot, relative.slice(0, slash));
  if (folder === null) return null;
  const file = path.join(folder, relative.slice(slash + 1));
  const stat = await fs.lstat(file).catch(() => null);
  return stat !== null && (stat.isFile() || stat.isSymbolicLink()) ? file : null;
}
