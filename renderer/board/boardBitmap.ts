// The board as drawn so far, kept in square chunks at one cell size: a frame copies chunks, a changed cell redraws only
// itself. Chunks are created when first visible and dropped when there are too many.
import { type Canvas2d, type Square, context2d } from "./canvas";
import { type CellPixels, imageOfCells } from "./cellImage";
import type { Point } from "./viewport";

interface Chunk {
  readonly canvas: OffscreenCanvas;
  readonly context: OffscreenCanvasRenderingContext2D;
  /** Cells to draw before the next copy; "all" for a new chunk. */
  dirty: Set<number> | "all";
  lastUse: number;
}

export interface BoardBitmap {
  /** Pixels of a cell in the bitmap. */
  readonly cellPixels: number;
  /** Cell index (y * width + x). */
  invalidate(cells: readonly number[]): void;
  invalidateAll(): void;
  /**
   * Copies the cells from `first` up to `end` to a context, the board's corner at `left`, `top`, a cell `pitch` pixels;
   * draws what is missing by `draw`, which gets a cleared square. Where cells are small, `pixels` is asked first.
   */
  copy(context: Canvas2d, range: CellRange, place: Placement, draw: DrawCell, pixels?: CellPixels): void;
}

export interface CellRange {
  readonly first: Point;
  readonly end: Point;
}

export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly pitch: number;
}

export type DrawCell = (context: Canvas2d, x: number, y: number, square: Square) => void;

/** Pixels of a cell up to which it takes longer to ask for a copy than to copy. */
const LARGEST_SMALL = 8;

const CHUNK_PIXELS = 512;
/** 96 chunks of 512² are 100 MB: more than four full screens. */
const MOST_CHUNKS = 96;

/** Returns an empty bitmap of a board `width` × `height` cells. */
export function createBoardBitmap(width: number, height: number, cellPixels: number): BoardBitmap {
  const span = Math.max(1, Math.floor(CHUNK_PIXELS / cellPixels));
  const across = Math.ceil(width / span);
  const chunks = new Map<number, Chunk>();
  let uses = 0;

  const chunkAt = (column: number, row: number): Chunk => {
    const key = row * across + column;
    const known = chunks.get(key);
    if (known !== undefined) return known;
    const canvas = new OffscreenCanvas(
      Math.min(span, width - column * span) * cellPixels,
      Math.min(span, height - row * span) * cellPixels,
    );
    const chunk: Chunk = { canvas, context: context2d(canvas), dirty: "all", lastUse: 0 };
    chunks.set(key, chunk);
    return chunk;
  };

  const redraw = (chunk: Chunk, column: number, row: number, draw: DrawCell, pixels?: CellPixels): void => {
    const [x0, y0] = [column * span, row * span];
    const [x1, y1] = [Math.min(x0 + span, width), Math.min(y0 + span, height)];
    const squareOf = (x: number, y: number): Square => {
      return { x: (x - x0) * cellPixels, y: (y - y0) * cellPixels, size: cellPixels };
    };
    // Clearing takes about as long as copying a cell: where most have changed, all are cleared at once.
    if (chunk.dirty === "all" || chunk.dirty.size * 4 > (x1 - x0) * (y1 - y0) * 3) {
      if (pixels !== undefined && cellPixels <= LARGEST_SMALL) {
        const { image, missing } = imageOfCells({ x: x0, y: y0 }, { x: x1, y: y1 }, cellPixels, pixels);
        chunk.context.putImageData(image, 0, 0);
        for (const { x, y } of missing) draw(chunk.context, x, y, squareOf(x, y));
      } else {
        chunk.context.clearRect(0, 0, chunk.canvas.width, chunk.canvas.height);
        for (let y = y0; y < y1; y++) {
          for (let x = x0; x < x1; x++) draw(chunk.context, x, y, squareOf(x, y));
        }
      }
    } else {
      for (const cell of chunk.dirty) {
        const [x, y] = [cell % width, Math.floor(cell / width)];
        const square = squareOf(x, y);
        chunk.context.clearRect(square.x, square.y, cellPixels, cellPixels);
        draw(chunk.context, x, y, square);
      }
    }
    chunk.dirty = new Set();
  };

  const forgetOldest = (): void => {
    while (chunks.size > MOST_CHUNKS) {
      const [oldest] = [...chunks].reduce((one, other) => (one[1].lastUse <= other[1].lastUse ? one : other));
      chunks.delete(oldest);
    }
  };

  return {
    cellPixels,
    invalidate(cells) {
      for (const cell of cells) {
        const column = Math.floor((cell % width) / span);
        const row = Math.floor(Math.floor(cell / width) / span);
        const chunk = chunks.get(row * across + column);
        if (chunk !== undefined && chunk.dirty !== "all") chunk.dirty.add(cell);
      }
    },
    invalidateAll() {
      for (const chunk of chunks.values()) chunk.dirty = "all";
    },
    copy(context, { first, end }, { left, top, pitch }, draw, pixels) {
      if (first.x >= end.x || first.y >= end.y) return;
      uses++;
      for (let row = Math.floor(first.y / span); row <= Math.floor((end.y - 1) / span); row++) {
        for (let column = Math.floor(first.x / span); column <= Math.floor((end.x - 1) / span); column++) {
          const chunk = chunkAt(column, row);
          chunk.lastUse = uses;
          if (chunk.dirty === "all" || chunk.dirty.size > 0) redraw(chunk, column, row, draw, pixels);
          const x = left + column * span * pitch;
          const y = top + row * span * pitch;
          const scale = pitch / cellPixels;
          context.drawImage(chunk.canvas, x, y, chunk.canvas.width * scale, chunk.canvas.height * scale);
        }
      }
      forgetOldest();
    },
  };
}
