// Brings images into a pack: files of the user's, and tiles that were cut out of an image of the pack. Each gets a name
// that a pack file can use, and never goes over a file that is there.
import { constants, promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../../shared/base/result";
import type { CutTile } from "../../../shared/rpc/pictures";
import { diskReason, errorCode } from "../disk/diskReason";
import { realPathInside } from "../disk/packPaths";
import { imageDamage } from "./imageDamage";
import { imageProblem } from "./imageGuard";
import { MAX_IMAGE_BYTES, imageType } from "./images";
import { isPicture } from "./savePicture";
import { isFolder } from "../disk/isFolder";

/** Where packs have their images; the first that is there. */
const FOLDERS = ["assets/sprites", "assets/images", "assets"];

/** Copies an image into a pack; gives its path in the pack, or why it was not copied. */
export async function importImage(root: string, source: string): Promise<Result<string, string>> {
  const type = imageType(source);
  if (type === null) return refused("It is not an image that players show: PNG, JPEG, GIF, WebP or SVG.");
  try {
    const stats = await fs.stat(source);
    if (!stats.isFile()) return refused("It is not a file.");
    if (stats.size > MAX_IMAGE_BYTES) return refused(`It is larger than ${MAX_IMAGE_BYTES / 1024 / 1024} MB.`);
    const bytes = await fs.readFile(source);
    const problem = imageProblem(bytes, type) ?? imageDamage(bytes, bytes, type);
    if (problem !== null) return refused(problem);
    const folder = await imageFolder(root);
    await fs.mkdir(path.join(root, folder), { recursive: true });
    return await copyInto(root, folder, bytes, path.basename(source));
  } catch (error) {
    return refused(`It could not be copied: ${diskReason(error)}.`);
  }
}

/** How many files are written at a time: while a folder changes, its watcher keeps the disk busy, too. */
const TOGETHER = 32;

/** Writes tiles beside the image of the pack that they were cut out of; gives the path in the pack of each, or why not. */
export async function addTiles(
  root: string,
  sheet: string,
  tiles: readonly CutTile[],
): Promise<readonly Result<string, string>[]> {
  const added: Result<string, string>[] = [];
  for (let from = 0; from < tiles.length; from += TOGETHER) {
    const some = tiles.slice(from, from + TOGETHER);
    added.push(...(await Promise.all(some.map((tile) => addTile(root, path.posix.dirname(sheet), tile)))));
  }
  return added;
}

async function addTile(root: string, folder: string, { name, bytes }: CutTile): Promise<Result<string, string>> {
  if (bytes.length > MAX_IMAGE_BYTES || !isPicture(bytes, "png")) return refused("It is not a tile.");
  const problem = imageProblem(bytes, "image/png") ?? imageDamage(bytes, bytes, "image/png");
  if (problem !== null) return refused(problem);
  try {
    return await copyInto(root, folder, bytes, `${path.basename(name)}.png`);
  } catch (error) {
    return refused(`It could not be copied: ${diskReason(error)}.`);
  }
}

async function copyInto(
  root: string,
  folder: string,
  bytes: Uint8Array,
  name: string,
): Promise<Result<string, string>> {
  // A folder may be a link.
  const isInPack = folder === "." || (await realPathInside(await fs.realpath(root), folder)) !== null;
  return isInPack ? done(await copyTo(root, folder, bytes, name)) : refused(`${folder} is not a folder of the pack.`);
}

async function imageFolder(root: string): Promise<string> {
  for (const folder of FOLDERS) if (await isFolder(path.join(root, folder))) return folder;
  return "assets/sprites";
}

/** Writes under the first free name: `crate.png`, `crate_2.png`. */
async function copyTo(root: string, folder: string, bytes: Uint8Array, name: string): Promise<string> {
  const { name: stem, ext } = path.parse(plainName(name));
  for (let count = 1; ; count += 1) {
    const target = `${folder === "." ? "" : `${folder}/`}${count === 1 ? stem : `${stem}_${count}`}${ext}`;
    try {
      await fs.writeFile(path.join(root, target), bytes, { flag: "wx" });
      return target;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
      if (await isSame(path.join(root, target), bytes)) return target;
    }
  }
}

async function isSame(file: string, bytes: Uint8Array): Promise<boolean> {
  await fs.access(file, constants.R_OK);
  const there = await fs.readFile(file);
  return there.equals(bytes);
}

/** Lower case, without spaces and signs that are awkward in a path. */
function plainName(name: string): string {
  const { name: stem, ext } = path.parse(name.toLowerCase());
  const plain = stem.replaceAll(/[^a-z0-9_-]+/g, "_").replaceAll(/^_+|_+$/g, "");
  return `${plain === "" ? "image" : plain}${ext}`;
}
