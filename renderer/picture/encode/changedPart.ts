// Which part of a picture the next one changes.

/** Red, green, blue and alpha of each pixel, row by row. */
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the smallest part that has all pixels that differ; a single pixel where none does. Both are `width` wide. */
export function changedPart(before: Pixels, after: Pixels, width: number): Part {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let pixel = 0; pixel < other.length; pixel += 1) {
    if (one[pixel] === other[pixel]) continue;
    const x = pixel % width;
    bottom = (pixel - x) / width;
    if (top < 0) top = bottom;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  if (top < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Returns the pixels of a part, row by row. */
export function cutOut(pixels: Pixels, width: number, part: Part): Pixels {
  const cut = new Uint8ClampedArray(part.width * part.height * 4);
  for (let row = 0; row < part.height; row += 1) {
    const from = ((part.y + row) * width + part.x) * 4;
    cut.set(pixels.subarray(from, from + part.width * 4), row * part.width * 4);
  }
  return cut;
}

/** Returns a number for each pixel. */
function wordsOf(pixels: Pixels): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
}
