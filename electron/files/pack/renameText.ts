// Renames a text file of the pack within its folder, never over an existing file.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../../shared/base/result";
import { isPlainPath, isTextFile } from "../disk/packPaths";
import { trashTarget } from "../disk/trashTarget";

/** Both paths are relative to the real root, with forward slashes, in the same folder. A refusal is a sentence. */
export async function renameText(realRoot: string, from: string, to: string): Promise<Result<null, string>> {
  const file = await trashTarget(realRoot, from);
  if (file === null) return refused(`${from} is not a text file of the pack.`);
  const isBeside = path.posix.dirname(from) === path.posix.dirname(to);
  if (!isBeside || !isPlainPath(to) || !isTextFile(to)) return refused(`${to} cannot be the name of a text file.`);
  const target = path.join(path.dirname(file), path.posix.basename(to));
  try {
    const there = await fs.lstat(target).catch(() => null);
    // On a disk that ignores case, both names may be the same file.
    if (there !== null && there.ino !== (await fs.lstat(file)).ino)
      return refused(`A file named ${to} already exists.`);
    await fs.rename(file, target);
    return done(null);
  } catch (error) {
    return refused(`${from} could not be renamed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
