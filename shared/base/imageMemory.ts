// How much memory images may take once they are decoded, in pixels of four bytes each.

/** Of one image. More is not seen in a cell, however large it is drawn; twice a sheet of 16 pictures of 256 × 256. */
export const MOST_PIXELS_OF_ONE = 2 ** 21;

/** Of all images of a pack together: 256 MB. */
export const MOST_PIXELS_OF_ALL = 2 ** 26;

/** Returns the pixels that are kept of an image. */
export function keptPixels(width: number, height: number): number {
  return (width * height) / reductionOf(width, height) ** 2;
}

/** Returns by how much an image's sides are divided so that it fits: 1, 2, 4 and so on. */
export function reductionOf(width: number, height: number): number {
  let by = 1;
  while ((width / by) * (height / by) > MOST_PIXELS_OF_ONE) by *= 2;
  return by;
}
