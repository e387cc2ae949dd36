// Finds the image that a sprite path refers to (spec files.md, Sprites): in the pack, then in each declared collection,
// then by file name in the base collection. Never looks anywhere else, whatever the path says and wherever links lead.
import { promises as fs } from "node:fs";
import path from "node:path";
import { BASE_COLLECTION, type CollectionFolder } from "./collections";
import { MAX_IMAGE_BYTES, imageType } from "./images";
import { isPlainPath, realPathInside } from "../disk/packPaths";

export interface SpriteFile {
  /** A real path. */
  readonly file: string;
  readonly type: string;
}

/** Returns null for a file that is missing, not an image, too large, or outside. */
export async function findSprite(
  realRoot: string,
  collections: readonly CollectionFolder[],
  spritePath: string,
): Promise<SpriteFile | null> {
  if (!isPlainPath(spritePath)) return null;
  for (const { root, relative } of placesOf(realRoot, collections, spritePath)) {
    const file = await realPathInside(root, relative);
    // The type is that of the real file: a link called x.png may not lead to another kind of file.
    const type = file === null ? null : imageType(file);
    if (file === null || type === null) continue;
    const stat = await fs.stat(file).catch(() => null);
    if (stat?.isFile() === true && stat.size <= MAX_IMAGE_BYTES) return { file, type };
  }
  return null;
}

interface Place {
  readonly root: string;
  readonly relative: string;
}

function placesOf(realRoot: string, collections: readonly CollectionFolder[], spritePath: string): readonly Place[] {
  const name = path.posix.basename(spritePath);
  const places: Place[] = [{ root: realRoot, relative: spritePath }];
  for (const { id, realRoot: root, files } of collections) {
    places.push({ root, relative: spritePath }, { root, relative: `sprites/tiles/${name}` });
    if (id !== BASE_COLLECTION) continue;
    const named = files.find((file) => path.posix.basename(file) === name);
    if (named !== undefined) places.push({ root, relative: named });
  }
  return places;
}
