// Reads a pack's folder for the host, with the app's own reader.
import { promises as fs } from "node:fs";
import path from "node:path";
import { findCollections } from "../electron/files/images/collections";
import { readPackContents } from "../electron/files/pack/packContents";
import { WITHOUT_MARKS, hasPackMark } from "../electron/files/pack/packMarks";
import { type Result, done, refused } from "../shared/base/result";
import { createWorkspace } from "../shared/host/workspace";
import type { PackSource, SourceFile } from "../shared/pack/packSource";
import { MANIFEST_FILE } from "../shared/pack/packFiles";
import type { PackFileProblem, PackFileText } from "../shared/rpc/packsOnDisk";
import { diskReason, errorCode } from "../electron/files/disk/diskReason";
import { nearPack } from "./nearPack";

export interface PackFolder {
  readonly pack: PackSource;
  /** Files that could not be read, with the reason. */
  readonly problems: readonly PackFileProblem[];
}

/** Makes the pack of these texts and other files, which lies, or would lie, in the folder `root`. */
export async function packOf(
  root: string,
  files: readonly PackFileText[],
  assets: readonly string[],
): Promise<PackSource> {
  const manifest = files.find((file) => file.path === MANIFEST_FILE);
  const collections = await findCollections(root, manifest?.text ?? "");
  const workspace = createWorkspace();
  workspace.sync({ generation: 1, replace: true, files, assets, collections });
  return workspace.pack();
}

/** Returns a line for each file that could not be read. */
export function unreadLines({ problems }: PackFolder): readonly string[] {
  return problems.flatMap(({ path: file, message, isShown }) => (isShown === true ? [] : [`${file}: ${message}`]));
}

/** Returns a line for each of these starts, and of the files they share, that is played without what is wrong in it. */
export function halfReadLines(pack: PackSource, starts: readonly SourceFile[]): readonly string[] {
  const shared = Array.from(pack.files.values()).filter(({ role }) => pack.model?.roles[role]?.isPlayedByAll === true);
  return [...new Set([...shared, ...starts])]
    .filter(({ tree }) => tree.errors.length > 0)
    .map(({ path: file }) => `${file} is not valid JSON: only what can be read of it counts.`);
}

/** Reads a folder. Refused with a sentence when it does not exist or is not a pack. */
export async function readPackFolder(folder: string): Promise<Result<PackFolder, string>> {
  if (folder === "") return refused("The name of the pack's folder is empty.");
  try {
    const root = await fs.realpath(folder);
    if (!(await fs.stat(root)).isDirectory()) return refused(`${folder} is not a folder.${nearPack(folder)}`);
    const contents = await readPackContents(root);
    if (contents.tooMany) return refused(`${folder} has too many files for a pack.`);
    if (!hasPackMark(contents)) {
      return refused(`${folder} is not a pack: ${WITHOUT_MARKS}.${nearPack(folder)}`);
    }
    const { texts, problems, assets } = contents;
    const files = Array.from(texts.values());
    const pack = await packOf(root, files, Array.from(assets.keys()));
    return done({ pack, problems: Array.from(problems.values()) });
  } catch (error) {
    if (errorCode(error) === "ENOENT") return refused(`There is no folder ${folder}.`);
    return refused(`${path.normalize(folder)} cannot be read: ${diskReason(error)}.`);
  }
}
