// Writes a pack as a zip file that needs nothing beside it. Images from shared collections are added at the path where
// the pack looks for them first.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Zippable, zipSync } from "fflate";
import { type Result, done, refused } from "../../../shared/base/result";
import type { ExportedPack } from "../../../shared/rpc/packsOnDisk";
import { namedImages } from "../images/namedImages";
import type { OpenPack } from "../pack/openPack";
import { diskReason } from "../disk/diskReason";
import { isInside, isPlainPath } from "../disk/packPaths";
import { listFolder } from "../disk/listFolder";
import { writeChosenFile } from "../disk/chosenFile";

/**
 * Files of these types are compressed already: to try it again takes a second for every 12 MB, in which nothing else
 * runs.
 */
const COMPRESSED = /\.(png|jpe?g|gif|webp|avif|mp3|ogg|m4a|zip)$/i;

function packed(file: string, bytes: Uint8Array): Zippable[string] {
  return [bytes, { level: COMPRESSED.test(file) ? 0 : 6 }];
}

/**
 * Writes the files as they are on the disk; links that lead out of the folder are left out. A refusal is a sentence.
 */
export async function exportZip(pack: OpenPack, zipFile: string): Promise<Result<ExportedPack, string>> {
  const { root } = pack.listing;
  try {
    const content: Zippable = {};
    const texts: string[] = [];
    for (const file of (await listFolder(root)).files) {
      const real = await fs.realpath(path.join(root, ...file.split("/")));
      if (!isPlainPath(file) || !isInside(root, real)) continue;
      const bytes = await fs.readFile(real);
      content[file] = packed(file, bytes);
      if (file.endsWith(".json")) texts.push(bytes.toString("utf8"));
    }
    const own = Object.keys(content).length;
    const shared = pack.listing.collections.flatMap(({ files: each }) => each);
    for (const sprite of namedImages(texts, { own: Object.keys(content), shared })) {
      if (Object.hasOwn(content, sprite)) continue;
      const found = await pack.sprite(sprite);
      if (found !== null && found !== "away") content[sprite] = packed(sprite, await fs.readFile(found.file));
    }
    await writeChosenFile(zipFile, zipSync(content));
    const files = Object.keys(content).length;
    return done({ file: zipFile, files, shared: files - own });
  } catch (error) {
    return refused(`${path.basename(zipFile)} could not be written: ${diskReason(error)}.`);
  }
}
