// Reads images for pictures that hold them, each as a `data:` address.
import { promises as fs } from "node:fs";
import { imageProblem } from "./imageGuard";
import { imageKind } from "./imageKind";
import { pixelSize } from "./pixelSize";
import type { SpriteFile } from "./spriteLookup";

export interface ImageData {
  readonly href: string;
  /** In pixels; null for one that is drawn at any size. */
  readonly size: readonly [width: number, height: number] | null;
}

/** Bytes of all images of a picture together: further ones are left out. */
const MOST_BYTES = 48 * 2 ** 20;

/** Returns the images at paths as the pack writes them. Those that are missing, broken or too large are left out. */
export async function imageData(
  paths: Iterable<string>,
  find: (path: string) => Promise<SpriteFile | null>,
): Promise<ReadonlyMap<string, ImageData>> {
  const images = new Map<string, ImageData>();
  let total = 0;
  for (const path of paths) {
    const found = await find(path);
    const bytes = found === null ? null : await fs.readFile(found.file).catch(() => null);
    if (found === null || bytes === null || imageProblem(bytes, found.type) !== null) continue;
    total += bytes.length;
    if (total > MOST_BYTES) break;
    const kind = imageKind(bytes);
    images.set(path, {
      href: `data:${found.type};base64,${bytes.toString("base64")}`,
      size: kind === null ? null : pixelSize(bytes, kind),
    });
  }
  return images;
}
