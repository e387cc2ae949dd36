// Reads another state of a pack than the one that is open: from a folder, within the limits of opening packs.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../../shared/base/result";
import type { FoundPack } from "../../../shared/rpc/difference";
import { findCollections } from "../images/collections";
import { diskReason, errorCode } from "../disk/diskReason";
import { MAX_FILES } from "../disk/listFolder";
import { readPackContents } from "./packContents";
import { WITHOUT_MARKS, hasPackMark, manifestText } from "./packMarks";

/** Reads a folder that is a pack. Refused with a sentence. */
export async function readOtherPack(folder: string): Promise<Result<FoundPack, string>> {
  try {
    const root = await fs.realpath(folder);
    if (!(await fs.stat(root)).isDirectory()) return refused(`${folder} is not a folder.`);
    const contents = await readPackContents(root);
    if (contents.tooMany) return refused(`${folder} has more than ${MAX_FILES} files.`);
    if (!hasPackMark(contents)) return refused(`${folder} is not a pack: ${WITHOUT_MARKS}.`);
    const { texts, problems, assets } = contents;
    const collections = await findCollections(root, manifestText(contents));
    return done({
      name: path.basename(root),
      pack: {
        files: Array.from(texts.values(), (file) => ({ path: file.path, text: file.text })),
        assets: Array.from(assets.keys()),
        collections: collections.map(({ id, files }) => ({ id, files })),
        problems: Array.from(problems.values()),
      },
    });
  } catch (error) {
    if (errorCode(error) === "ENOENT") return refused(`There is no folder ${folder}.`);
    return refused(`${folder} cannot be read: ${diskReason(error)}.`);
  }
}
