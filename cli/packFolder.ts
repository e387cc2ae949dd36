// Reads a pack's folder for the host, with the app's own reader.
import { promises as fs } from "node:fs";
import path from "node:path";
import { findCollections } from "../electron/files/collections";
import { readPackContents } from "../electron/files/packContents";
import { type Result, done, refused } from "../shared/base/result";
import { createWorkspace } from "../shared/host/workspace";
import type { PackSource } from "../shared/pack/packSource";
import type { PackFileProblem } from "../shared/rpc/packsOnDisk";

export interface PackFolder {
  readonly pack: PackSource;
  /** Files that could not be read, with the reason. */
  readonly problems: readonly PackFileProblem[];
}

/** Reads a folder. Refused with a sentence when it does not exist or is not a pack. */
export async function readPackFolder(folder: string): Promise<Result<PackFolder, string>> {
  try {
    const root = await fs.realpath(folder);
    if (!(await fs.stat(root)).isDirectory()) return refused(`${folder} is not a folder.`);
    const { texts, problems, assets, tooMany } = await readPackContents(root);
    if (tooMany) return refused(`${folder} has too many files for a pack.`);
    if (![...texts.keys(), ...problems.keys()].some((file) => file === "manifest.json" || file === "game.json")) {
      return refused(`${folder} is not a pack: it has neither manifest.json nor game.json.`);
    }
    const collections = await findCollections(root, texts.get("manifest.json")?.text ?? "");
    const workspace = createWorkspace();
    const files = Array.from(texts.values());
    workspace.sync({ generation: 1, replace: true, files, assets: Array.from(assets.keys()), collections });
    return done({ pack: workspace.pack(), problems: Array.from(problems.values()) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return refused(`There is no folder ${folder}.`);
    return refused(`${path.normalize(folder)} cannot be read: ${(error as Error).message}`);
  }
}
