// Which files are pictures, by their names and by their media types.

const PICTURE = /\.(?:png|svg|jpe?g|webp|gif)$/i;

/** Returns whether a path is that of a picture that the window can show. */
export function isPicturePath(path: string): boolean {
  return PICTURE.test(path);
}

const PICTURE_TYPES: ReadonlySet<string> = new Set([
  "image/png",
  "image/svg+xml",
  "image/jpeg",
  "image/webp",
  "image/gif",
]);

/** Returns whether a media type is that of such a picture; of files that are dragged no more is known. */
export function isPictureType(type: string): boolean {
  return PICTURE_TYPES.has(type);
}
