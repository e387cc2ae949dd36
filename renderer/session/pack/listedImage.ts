// Whether the open pack has an image: one that is in no listing is not asked for.
import { fileName } from "../../../shared/pack/fileNames";
import type { PackListing } from "../../../shared/rpc/packsOnDisk";

/**
 * Returns whether a pack or one of its collections may have an image; false for one that is in no listing, as after a
 * pack was copied without its images.
 */
export function isListedImage({ assets, collections }: PackListing, path: string): boolean {
  const name = fileName(path);
  return assets.includes(path) || collections.some(({ files }) => files.some((file) => fileName(file) === name));
}
