// Renames a text file or an image of the pack within its folder, never over an existing file.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../../shared/base/result";
import { diskReason } from "../disk/diskReason";
import { isPlainPath, isTextFile } from "../disk/packPaths";
import { ownFile } from "../disk/ownFile";
import { imageType } from "../images/images";

/**
 * Both paths are relative to the real root, with forward slashes, in the same folder. A text stays a text, and an image
 * keeps its type. A refusal is a sentence.
 */
export async function renameFile(realRoot: string, from: string, to: string): Promise<Result<null, string>> {
  const [before, after] = [kindOf(from), kindOf(to)];
  const file = before === null ? null : await ownFile(realRoot, from);
  if (file === null) return refused(`${from} is neither a text file nor an image of the pack.`);
  const isBeside = path.posix.dirname(from) === path.posix.dirname(to);
  if (!isBeside || !isPlainPath(to) || before !== after)
    return refused(`${to} cannot be the name of ${before === "text" ? "a text file" : "this image"}.`);
  const target = path.join(path.dirname(file), path.posix.basename(to));
  try {
    const there = await fs.lstat(target).catch(() => null);
    // On a disk that ignores case, both names may be the same file.
    if (there !== null && there.ino !== (await fs.lstat(file)).ino)
      return refused(`A file named ${to} already exists.`);
    await fs.rename(file, target);
    return done(null);
  } catch (error) {
    return refused(`${from} could not be renamed: ${diskReason(error)}.`);
  }
}

/** `text`, or the media type of an image; null for any other file. */
function kindOf(file: string): string | null {
  return isTextFile(file) ? "text" : imageType(file);
}
