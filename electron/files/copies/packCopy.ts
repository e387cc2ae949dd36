// Copies a pack to another folder, with edits that are not saved yet. All or nothing, and never over something that is
// there.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../../shared/base/result";
import type { OpenRefusal } from "../../../shared/rpc/packsOnDisk";
import type { PackText } from "../../../shared/rpc/saving";
import { diskReason } from "../disk/diskReason";
import { isFolder } from "../disk/isFolder";
import { isPlainPath } from "../disk/packPaths";
import { withStagingFolder } from "../disk/stagingFolder";

export interface PackCopy {
  /** The new folder. */
  readonly target: string;
  /** The pack's folder was missing, so that its images and other files could not be copied. */
  readonly isTextsOnly: boolean;
}

/**
 * Copies the pack in `root` to the new folder `target`. `unsaved` texts take the place of what the disk has. When the
 * folder is missing, the texts as they were last read take its place. Links are left out, since they may lead outside
 * of the pack, and so is what version control keeps.
 */
export async function copyPackTo(
  root: string,
  target: string,
  unsaved: readonly PackText[] = [],
  lastRead: readonly PackText[] = [],
): Promise<Result<PackCopy, OpenRefusal>> {
  const no = (message: string): Result<PackCopy, OpenRefusal> => refused({ reason: "unreadable", message });
  const stray = unsaved.find((each) => !isPlainPath(each.path));
  if (stray !== undefined) return no(`${stray.path} is not a path inside of the pack.`);
  const fromRoot = path.relative(root, target);
  if (fromRoot === "" || (!fromRoot.startsWith("..") && !path.isAbsolute(fromRoot)))
    return no(`${target} is inside of the pack. Choose another place.`);
  try {
    if ((await fs.lstat(target).catch(() => null)) !== null)
      return no(`${target} is there already. Choose another name.`);
    return await withStagingFolder(path.dirname(target), "copy", async (staging) => {
      // By itself: a disk that refuses it then says why.
      await fs.mkdir(staging);
      const isTextsOnly = !(await isFolder(root)) && lastRead.length > 0;
      if (isTextsOnly) await writeTexts(staging, lastRead);
      else await fs.cp(root, staging, { recursive: true, filter: isKept });
      await writeTexts(staging, unsaved);
      await fs.rename(staging, target);
      return done({ target, isTextsOnly });
    });
  } catch (error) {
    return no(`The pack cannot be copied to ${target}: ${diskReason(error)}.`);
  }
}

async function isKept(source: string): Promise<boolean> {
  return path.basename(source) !== ".git" && !(await fs.lstat(source)).isSymbolicLink();
}

async function writeTexts(folder: string, texts: readonly PackText[]): Promise<void> {
  for (const { path: file, text } of texts) {
    const place = path.join(folder, ...file.split("/"));
    await fs.mkdir(path.dirname(place), { recursive: true });
    await fs.writeFile(place, text);
  }
}
