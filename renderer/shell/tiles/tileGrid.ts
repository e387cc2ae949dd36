// How an image is divided into tiles: the size of a tile, the margin around all of them and the spacing between two.
import { type Result, done, refused } from "../../../shared/base/result";
import { MOST_TILES } from "../../../shared/rpc/pictures";

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number];

/** The fields of the dialog. Numbers are texts, as they are typed. */
export interface GridFields {
  readonly width: string;
  readonly height: string;
  readonly margin: string;
  readonly spacing: string;
}

/** A tile: its place in the grid, counted from 0, and its upper left corner in the image, in pixels. */
export interface Tile {
  readonly row: number;
  readonly column: number;
  readonly x: number;
  readonly y: number;
}

export interface TileGrid {
  readonly size: Size;
  readonly rows: number;
  readonly columns: number;
  /** Row by row. */
  readonly tiles: readonly Tile[];
  /** Pixels at the right and at the bottom that belong to no tile, the margin included. */
  readonly rest: Size;
}

/** What is wrong with fields, a sentence each. */
export type Mistakes = Readonly<Partial<Record<keyof GridFields, string>>>;

/** Sides of tiles in pixels, the most usual first. */
const USUAL_SIDES: readonly number[] = [16, 32, 24, 48, 64, 8, 128, 12, 20, 40];

/** Reads the fields for an image of a size. */
export function gridOf(fields: GridFields, image: Size): Result<TileGrid, Mistakes> {
  const [width, height] = [numberIn(fields.width, 1), numberIn(fields.height, 1)];
  const [margin, spacing] = [numberIn(fields.margin, 0), numberIn(fields.spacing, 0)];
  if (width === null || height === null || margin === null || spacing === null) {
    const [size, gap] = ["Enter a number of pixels.", "Enter a number of pixels, or 0."];
    return refused({
      ...(width === null ? { width: size } : {}),
      ...(height === null ? { height: size } : {}),
      ...(margin === null ? { margin: gap } : {}),
      ...(spacing === null ? { spacing: gap } : {}),
    });
  }
  const columns = tilesAlong(image[0], width, margin, spacing);
  const rows = tilesAlong(image[1], height, margin, spacing);
  if (columns === 0) return refused({ width: `The image is only ${image[0]} pixels wide.` });
  if (rows === 0) return refused({ height: `The image is only ${image[1]} pixels high.` });
  if (rows * columns > MOST_TILES) return refused({ width: `That makes more than ${MOST_TILES} tiles.` });
  const tiles = Array.from({ length: rows * columns }, (_, index): Tile => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return { row, column, x: margin + column * (width + spacing), y: margin + row * (height + spacing) };
  });
  const restOf = (length: number, count: number, side: number): number =>
    length - margin - count * (side + spacing) + spacing;
  const rest: Size = [restOf(image[0], columns, width), restOf(image[1], rows, height)];
  return done({ size: [width, height], rows, columns, tiles, rest });
}

/** Returns how many tiles fit between the margins; the last one needs no spacing after it. */
function tilesAlong(length: number, side: number, margin: number, spacing: number): number {
  return Math.max(0, Math.floor((length - 2 * margin + spacing) / (side + spacing)));
}

function numberIn(text: string, least: number): number | null {
  const value = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : Number.NaN;
  return value >= least ? value : null;
}

/**
 * Returns the size of tiles that an image probably consists of: as high as a single row of them, else the most usual one
 * that divides it.
 */
export function likelyTile([width, height]: Size): Size {
  const short = Math.min(width, height);
  const isRow = width !== height && Math.max(width, height) % short === 0 && short <= 256;
  const divides = (side: number): boolean => {
    const tiles = (width * height) / side ** 2;
    return width % side === 0 && height % side === 0 && tiles > 1 && tiles <= MOST_TILES;
  };
  const side = isRow ? short : (USUAL_SIDES.find(divides) ?? Math.min(16, short));
  return [side, side];
}

/** Returns the name of a tile: its place in the row, or its row and column, counted from 1. */
export function tileName(name: string, { row, column }: Tile, { rows, columns }: TileGrid): string {
  const place = rows === 1 ? [column] : columns === 1 ? [row] : [row, column];
  return [name, ...place.map((each) => each + 1)].join("_");
}
