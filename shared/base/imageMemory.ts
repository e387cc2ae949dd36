// How much memory images may take once they are decoded, in pixels of four bytes each.

/** Images up to this are left to the browser, which decodes them quickly and lets go of them by itself. */
export const SMALL_PIXELS = 2 ** 18;

/** Of one image. More is not seen in a cell, however large it is drawn; twice a sheet of 16 pictures of 256 × 256. */
const MOST_PIXELS_OF_ONE = 2 ** 21;

/** Of all larger images of a pack together: 256 MB. */
export const MOST_PIXELS_OF_ALL = 2 ** 26;

/** Returns the pixels that are kept of an image for as long as its pack is open; 0 for a small one. */
export function keptPixels(width: number, height: number): number {
  if (width * height <= SMALL_PIXELS) return 0;
  return (width * height) / reductionOf(width, height) ** 2;
}

/** Returns by how much an image's sides are divided so that it fits: 1, 2, 4 and so on. */
export function reductionOf(width: number, height: number): number {
  let by = 1;
  while ((width / by) * (height / by) > MOST_PIXELS_OF_ONE) by *= 2;
  return by;
}
