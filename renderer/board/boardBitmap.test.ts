import { beforeEach, expect, test, vi } from "vitest";
import { type BoardBitmap, createBoardBitmap } from "./boardBitmap";
import type { Canvas2d } from "./canvas";

let clears: number;

beforeEach(() => {
  clears = 0;
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => ({ clearRect: () => (clears += 1) });
    },
  );
});

const canvas: Partial<Canvas2d> = { drawImage: () => undefined };
const CANVAS = canvas as Canvas2d;

const SIDE = 8;
const everything = { first: { x: 0, y: 0 }, end: { x: SIDE, y: SIDE } };

/** The cells drawn, and how often something was cleared, while the board is copied. */
function copied(bitmap: BoardBitmap): { readonly cells: readonly number[]; readonly clears: number } {
  clears = 0;
  const cells: number[] = [];
  bitmap.copy(CANVAS, everything, { left: 0, top: 0, pitch: 16 }, (_, x, y) => cells.push(y * SIDE + x));
  return { cells, clears };
}

const all = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);

test("all cells are drawn at first, over one clearing; then none", () => {
  const bitmap = createBoardBitmap(SIDE, SIDE, 16);
  expect(copied(bitmap)).toEqual({ cells: all, clears: 1 });
  expect(copied(bitmap)).toEqual({ cells: [], clears: 0 });
});

test("a few changed cells are drawn alone, each over its own square cleared", () => {
  const bitmap = createBoardBitmap(SIDE, SIDE, 16);
  copied(bitmap);
  bitmap.invalidate([3, 20, 3]);
  expect(copied(bitmap)).toEqual({ cells: [3, 20], clears: 2 });
});

test("where most have changed, all are drawn over one clearing", () => {
  const bitmap = createBoardBitmap(SIDE, SIDE, 16);
  copied(bitmap);
  bitmap.invalidate(all.slice(4));
  expect(copied(bitmap)).toEqual({ cells: all, clears: 1 });
});

test("small cells are put by their pixels, all at once; those of unknown pixels are drawn into clear squares", () => {
  const puts: ImageData[] = [];
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => ({ putImageData: (image: ImageData) => puts.push(image) });
    },
  );
  vi.stubGlobal(
    "ImageData",
    class {
      readonly data: Uint8ClampedArray;
      constructor(
        readonly width: number,
        readonly height: number,
      ) {
        this.data = new Uint8ClampedArray(width * height * 4);
      }
    },
  );
  const bitmap = createBoardBitmap(3, 2, 2);
  const drawn: number[] = [];
  const range = { first: { x: 0, y: 0 }, end: { x: 3, y: 2 } };
  const pixels = (x: number, y: number): Uint32Array | null => {
    const cell = y * 3 + x + 1;
    return cell === 5 ? null : Uint32Array.of(10 * cell, 10 * cell + 1, 10 * cell + 2, 10 * cell + 3);
  };
  bitmap.copy(CANVAS, range, { left: 0, top: 0, pitch: 2 }, (_, x, y) => drawn.push(y * 3 + x), pixels);
  expect(drawn).toEqual([4]);
  expect(puts.map(({ data }) => [...new Uint32Array(data.buffer)])).toEqual([
    [
      [10, 11, 20, 21, 30, 31],
      [12, 13, 22, 23, 32, 33],
      [40, 41, 0, 0, 60, 61],
      [42, 43, 0, 0, 62, 63],
    ].flat(),
  ]);
});
