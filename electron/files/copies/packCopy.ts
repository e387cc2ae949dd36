// Copies a pack's folder to another place, with edits that are not saved yet. All or nothing, and never over something
// that is there.
import { randomBytes } from "node:crypto";
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../../shared/base/result";
import type { OpenRefusal } from "../../../shared/rpc/packsOnDisk";
import type { PackText } from "../../../shared/rpc/saving";
import { isPlainPath } from "../disk/packPaths";

/**
 * Copies the pack in `root` to the new folder `target`, which is returned. `texts` take the place of what the disk has.
 * Links are left out, since they may lead outside of the pack, and so is what version control keeps.
 */
export async function copyPackTo(
  root: string,
  target: string,
  texts: readonly PackText[] = [],
): Promise<Result<string, OpenRefusal>> {
  const no = (message: string): Result<string, OpenRefusal> => refused({ reason: "unreadable", message });
  const stray = texts.find((each) => !isPlainPath(each.path));
  if (stray !== undefined) return no(`${stray.path} is not a path inside of the pack.`);
  const fromRoot = path.relative(root, target);
  if (fromRoot === "" || (!fromRoot.startsWith("..") && !path.isAbsolute(fromRoot)))
    return no(`${target} is inside of the pack. Choose another place.`);
  const staging = path.join(path.dirname(target), `.gridwright-copy-${randomBytes(6).toString("hex")}`);
  try {
    if ((await fs.lstat(target).catch(() => null)) !== null)
      return no(`${target} is there already. Choose another name.`);
    await fs.access(path.dirname(target));
    const isKept = async (source: string): Promise<boolean> =>
      path.basename(source) !== ".git" && !(await fs.lstat(source)).isSymbolicLink();
    await fs.cp(root, staging, { recursive: true, filter: isKept });
    for (const { path: file, text } of texts) {
      const place = path.join(staging, ...file.split("/"));
      await fs.mkdir(path.dirname(place), { recursive: true });
      await fs.writeFile(place, text);
    }
    await fs.rename(staging, target);
    return done(target);
  } catch (error) {
    await fs.rm(staging, { recursive: true, force: true }).catch(() => undefined);
    return no(`The pack cannot be copied to ${target} (${(error as Error).message}).`);
  }
}
