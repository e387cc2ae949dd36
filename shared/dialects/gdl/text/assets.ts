// What the assets of a presentation say (gdl.md, A14).

const PICTURE = /\.(?:png|svg|jpe?g|webp|gif)$/i;

/** Returns whether an asset is a picture's path; other ones are letters. */
export function isPicturePath(asset: string): boolean {
  return PICTURE.test(asset);
}
