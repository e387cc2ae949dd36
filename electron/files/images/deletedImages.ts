// Images that were deleted from packs while the program runs: their bytes, so that undo can bring them back. What is in
// the system's trash is out of a program's reach.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../../shared/base/result";
import { diskReason, errorCode } from "../disk/diskReason";
import { isPlainPath, realPathInside } from "../disk/packPaths";

export interface DeletedImages {
  /**
   * Reads an image that is about to be deleted; what is no plain file, such as a link, is not read. Rejects where it
   * cannot be read.
   */
  keep(realRoot: string, relative: string): Promise<void>;
  /** Writes an image as it was when it was deleted, never over a file that is there. A refusal is a sentence. */
  restore(realRoot: string, relative: string): Promise<Result<null, string>>;
}

/** Images of this many bytes together are kept, the newest first. */
const MOST_BYTES = 128 * 1024 * 1024;

export function createDeletedImages(mostBytes = MOST_BYTES): DeletedImages {
  /** By the file's path, in the order in which they were deleted. */
  const kept = new Map<string, Buffer>();
  const makeRoom = (): void => {
    let bytes = Array.from(kept.values()).reduce((sum, { length }) => sum + length, 0);
    for (const [file, { length }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(file);
      bytes -= length;
    }
  };
  return {
    async keep(realRoot, relative) {
      const file = path.join(realRoot, relative);
      kept.delete(file);
      const stats = await fs.lstat(file);
      if (!stats.isFile() || stats.size > mostBytes) return;
      kept.set(file, await fs.readFile(file));
      makeRoom();
    },
    async restore(realRoot, relative) {
      const file = path.join(realRoot, relative);
      const bytes = kept.get(file);
      if (bytes === undefined) return refused(`${relative} is in the system's trash: restore it there.`);
      // Its folder may have become a link since.
      const slash = relative.lastIndexOf("/");
      const folder = slash < 0 ? realRoot : await realPathInside(realRoot, relative.slice(0, slash));
      if (!isPlainPath(relative) || folder === null) return refused(`The folder of ${relative} is no longer there.`);
      try {
        await fs.writeFile(path.join(folder, relative.slice(slash + 1)), bytes, { flag: "wx" });
        return done(null);
      } catch (error) {
        if (errorCode(error) === "EEXIST") return refused(`There is another file named ${relative} now.`);
        return refused(`${relative} could not be restored: ${diskReason(error)}.`);
      }
    },
  };
}
