// Collects the images that a pack's texts name, for a page that holds them all.
import { promises as fs } from "node:fs";
import { type Result, done, refused } from "../../../shared/base/result";
import type { PageImages } from "../../../shared/page/pagePack";
import { imageProblem } from "../images/imageGuard";
import { type ImageListings, namedImages } from "../images/namedImages";
import type { SpriteFile } from "../images/spriteLookup";

/** Where images may be found. */
export interface ImagePlaces extends ImageListings {
  /** The file of an image by its path as the pack writes it; null for none. */
  readonly find: (written: string) => Promise<SpriteFile | null>;
}

/** Bytes of all images of a page: more cannot be loaded by a phone. */
const MOST_BYTES = 48 * 2 ** 20;

/**
 * Returns the images that JSON texts name, by their paths as written there. Refused with a sentence where one may not be
 * shown, as it would stop the browser, or where all are too large.
 */
export async function pageImages(
  texts: readonly string[],
  { find, ...listings }: ImagePlaces,
): Promise<Result<PageImages, string>> {
  const images: Record<string, string> = {};
  let total = 0;
  for (const written of namedImages(texts, listings)) {
    const found = await find(written);
    if (found === null) continue;
    const bytes = await fs.readFile(found.file);
    const problem = imageProblem(bytes, found.type);
    if (problem !== null) return refused(`${written} cannot be in the page. ${problem}`);
    total += bytes.length;
    if (total > MOST_BYTES) return refused("The pack's images are too large for a page: more than 48 MB.");
    images[written] = `data:${found.type};base64,${bytes.toString("base64")}`;
  }
  return done(images);
}
