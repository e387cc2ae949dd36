// Copies images of the user's into a pack, under a name that a pack file can use. Never over a file that is there.
import { constants, promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../../shared/base/result";
import { imageDamage } from "./imageDamage";
import { imageProblem } from "./imageGuard";
import { MAX_IMAGE_BYTES, imageType } from "./images";
import { isFolder } from "../disk/isFolder";

/** Where packs have their images; the first that is there. */
const FOLDERS = ["assets/sprites", "assets/images", "assets"];

/** Copies an image into a pack; gives its path in the pack, or why it was not copied. */
export async function importImage(root: string, source: string): Promise<Result<string, string>> {
  const type = imageType(source);
  if (type === null) return refused("It is not an image that players show: PNG, JPEG, GIF, WebP or SVG.");
  try {
    const { size } = await fs.stat(source);
    if (size > MAX_IMAGE_BYTES) return refused(`It is larger than ${MAX_IMAGE_BYTES / 1024 / 1024} MB.`);
    const bytes = await fs.readFile(source);
    const problem = imageProblem(bytes, type) ?? imageDamage(bytes, bytes, type);
    if (problem !== null) return refused(problem);
    const folder = await imageFolder(root);
    await fs.mkdir(path.join(root, folder), { recursive: true });
    return done(await copyTo(root, folder, bytes, path.basename(source)));
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

async function imageFolder(root: string): Promise<string> {
  for (const folder of FOLDERS) if (await isFolder(path.join(root, folder))) return folder;
  return "assets/sprites";
}

/** Writes under the first free name: `crate.png`, `crate_2.png`. */
async function copyTo(root: string, folder: string, bytes: Uint8Array, name: string): Promise<string> {
  const { name: stem, ext } = path.parse(plainName(name));
  for (let count = 1; ; count += 1) {
    const target = `${folder}/${count === 1 ? stem : `${stem}_${count}`}${ext}`;
    try {
      await fs.writeFile(path.join(root, target), bytes, { flag: "wx" });
      return target;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
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
