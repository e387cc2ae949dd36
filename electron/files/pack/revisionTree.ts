// What a listing of `git ls-tree` says of a pack's files, within the limits of opening packs. Pure.
import type { PackFileProblem } from "../../../shared/rpc/packsOnDisk";
import { MAX_FILES } from "../disk/listFolder";
import { MAX_PACK_TEXT_BYTES } from "./packContents";
import { isPlainPath, isSkipped, isTextFile } from "../disk/packPaths";
import { MAX_TEXT_BYTES } from "../disk/readText";

export interface RevisionText {
  readonly path: string;
  readonly object: string;
  readonly bytes: number;
}

export interface RevisionFiles {
  readonly texts: readonly RevisionText[];
  readonly assets: readonly string[];
  readonly problems: readonly PackFileProblem[];
  readonly tooMany: boolean;
}

/** Reads rows of `git ls-tree -r -l -z`. Links and modules are left out, as are files that are not part of packs. */
export function revisionFiles(listing: string): RevisionFiles {
  const texts: RevisionText[] = [];
  const assets: string[] = [];
  const problems: PackFileProblem[] = [];
  let bytesLeft = MAX_PACK_TEXT_BYTES;
  for (const row of listing.split("\0")) {
    const file = /^100[0-7]{3} blob ([0-9a-f]{40,64}) +(\d+)\t(.+)$/s.exec(row);
    const [, object = "", size = "", path = ""] = file ?? [];
    if (file === null || path.split("/").some(isSkipped)) continue;
    if (texts.length + assets.length + problems.length === MAX_FILES) return { texts, assets, problems, tooMany: true };
    const bytes = Number(size);
    if (!isPlainPath(path)) problems.push({ path, message: "Not read: the file's name is not one for every system." });
    else if (!isTextFile(path)) assets.push(path);
    else if (bytes > MAX_TEXT_BYTES) problems.push({ path, message: "Too large to compare: the limit is 8 MB." });
    else if (bytes > bytesLeft)
      problems.push({ path, message: "Left out: the texts of a pack may have 64 MB together." });
    else {
      bytesLeft -= bytes;
      texts.push({ path, object, bytes });
    }
  }
  return { texts, assets, problems, tooMany: false };
}
