// Which files of a pack are pictures.

const PICTURE = /\.(?:png|svg|jpe?g|webp|gif)$/i;

/** Returns whether a path is that of a picture that the window can show. */
export function isPicturePath(path: string): boolean {
  return PICTURE.test(path);
}
