// Cuts tiles out of an image of the pack: decodes it, finds the tiles in which there is nothing, and makes PNGs of others.
import { type Result, done, refused } from "../../../shared/base/result";
import { SLICE_MS, type Work, inSlices } from "../../../shared/base/work";
import type { CutTile } from "../../../shared/rpc/pictures";
import { spriteAddress } from "../../board/spriteStore";
import { type Tile, type TileGrid, tileName } from "./tileGrid";

/** Returns the pixels of an image of a pack, all of them; a refusal is a sentence. */
export async function decodeSheet(packId: string, path: string): Promise<Result<ImageBitmap, string>> {
  try {
    const response = await fetch(spriteAddress(packId, path) ?? "");
    return done(await createImageBitmap(await response.blob()));
  } catch {
    return refused("This is not an image that can be shown.");
  }
}

/** Returns the places in `grid.tiles` of those in which every pixel is transparent; null once it is cancelled. */
export async function emptyTiles(
  sheet: ImageBitmap,
  grid: TileGrid,
  cancelled: AbortSignal,
): Promise<ReadonlySet<number> | null> {
  const found = await inSlices(findEmpty(sheet, grid), {
    sliceMs: SLICE_MS,
    schedule: (work) => setTimeout(work),
    isWanted: () => !cancelled.aborted,
  });
  return found?.value ?? null;
}

function* findEmpty(sheet: ImageBitmap, grid: TileGrid): Work<ReadonlySet<number>> {
  const canvas = canvasOf(grid);
  const empty = new Set<number>();
  for (const [index, tile] of grid.tiles.entries()) {
    const { data } = drawTile(canvas, sheet, tile).getImageData(0, 0, ...grid.size);
    if (!hasOpaque(data)) empty.add(index);
    yield;
  }
  return empty;
}

function hasOpaque(rgba: Uint8ClampedArray): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 0) return true;
  return false;
}

/** A canvas gives its PNG in a frame of its own, several of them in the same. */
const TOGETHER = 32;

/** An image to be cut, and how. */
export interface Sheet {
  readonly image: ImageBitmap;
  readonly grid: TileGrid;
  /** What the names of its tiles begin with. */
  readonly name: string;
}

/** Returns a PNG of each chosen tile; null once it is cancelled. `progress` gets how many are done. */
export async function cutTiles(
  sheet: Sheet,
  chosen: readonly Tile[],
  cancelled: AbortSignal,
  progress: (tiles: number) => void,
): Promise<readonly CutTile[] | null> {
  const cut: CutTile[] = [];
  for (let from = 0; from < chosen.length; from += TOGETHER) {
    const some = chosen.slice(from, from + TOGETHER);
    cut.push(...(await Promise.all(some.map((tile) => cutTile(sheet, tile)))));
    if (cancelled.aborted) return null;
    progress(cut.length);
  }
  return cut;
}

async function cutTile({ image, grid, name }: Sheet, tile: Tile): Promise<CutTile> {
  const canvas = canvasOf(grid);
  drawTile(canvas, image, tile);
  const png = await canvas.convertToBlob({ type: "image/png" });
  return { name: tileName(name, tile, grid), bytes: new Uint8Array(await png.arrayBuffer()) };
}

function canvasOf({ size }: TileGrid): OffscreenCanvas {
  return new OffscreenCanvas(...size);
}

/** Draws one tile in place of the one before. */
function drawTile(canvas: OffscreenCanvas, sheet: ImageBitmap, { x, y }: Tile): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("The canvas has no 2d context.");
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(sheet, x, y, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
  return context;
}
