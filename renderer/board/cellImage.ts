// Puts cells whose pixels are known together into one image: for small cells that is faster than drawing each.
import type { Point } from "./viewport";

/** A cell as it is drawn, RGBA row by row; null where it must be drawn. */
export type CellPixels = (x: number, y: number) => Uint32Array | null;

export interface CellImage {
  readonly image: ImageData;
  /** The cells whose pixels are not known, row by row. Their squares are clear. */
  readonly missing: readonly Point[];
}

/** Returns an image of the cells from `first` up to `end`, each a square of `cellPixels` pixels. */
export function imageOfCells(first: Point, end: Point, cellPixels: number, pixels: CellPixels): CellImage {
  const image = new ImageData((end.x - first.x) * cellPixels, (end.y - first.y) * cellPixels);
  const into = new Uint32Array(image.data.buffer);
  const missing: Point[] = [];
  for (let y = first.y; y < end.y; y++) {
    for (let x = first.x; x < end.x; x++) {
      const block = pixels(x, y);
      const at = (y - first.y) * cellPixels * image.width + (x - first.x) * cellPixels;
      if (block === null) missing.push({ x, y });
      else putBlock(into, image.width, at, block, cellPixels);
    }
  }
  return { image, missing };
}

/** Copies a cell's rows of pixels to where its first is to be. */
function putBlock(into: Uint32Array, across: number, at: number, block: Uint32Array, cellPixels: number): void {
  for (let pixel = 0, row = at; pixel < block.length; row += across) {
    for (let column = row; column < row + cellPixels; column++) into[column] = block[pixel++] ?? 0;
  }
}
