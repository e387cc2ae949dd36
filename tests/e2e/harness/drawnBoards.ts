// Shows levels one after the other and reads from the canvas which cells look alike: all within the page, a few frames
// per level.
import type { RunningApp } from "./runningApp";
import { allDrawn } from "./window";

/** A level's board as it is drawn: equal numbers mean equal pixels. */
export interface DrawnBoard {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** By cell (y * width + x). */
  readonly looks: readonly number[];
}

/** Selects each level in the tree, in this order; rejects when one is not found there. */
export async function drawnBoards(app: RunningApp, files: readonly string[]): Promise<readonly DrawnBoard[]> {
  // The board is drawn before the tree.
  await allDrawn(app.page);
  return app.page.evaluate(async (wanted) => {
    const drawn: DrawnBoard[] = [];
    const frame = async (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    const tree = document.querySelector<HTMLElement>(".gw-tree")!;
    const boardNow = (): HTMLElement => document.querySelector<HTMLElement>(".gw-painter .gw-board")!;
    for (const file of wanted) {
      const isRow = (row: HTMLElement): boolean => row.dataset["path"] === file;
      let row = [...tree.querySelectorAll<HTMLElement>("[role=treeitem]")].find(isRow);
      // Only visible rows exist: goes around once from the tree's current position.
      for (let tries = 0; row === undefined && tries < 400; tries += 1) {
        const end = tree.scrollTop + tree.clientHeight >= tree.scrollHeight - 1;
        tree.scrollTop = end ? 0 : tree.scrollTop + tree.clientHeight / 2;
        await frame();
        row = [...tree.querySelectorAll<HTMLElement>("[role=treeitem]")].find(isRow);
      }
      if (row === undefined) throw new Error(`no row for ${file}`);
      row.click();
      while (boardNow()?.getAttribute("aria-label") !== `Board of ${file}`) await frame();
      // What has been rendered is drawn with the next frame, images that arrive later with theirs.
      do {
        await frame();
        await frame();
      } while (boardNow().dataset["loading"] !== "0");
      drawn.push(boardDrawn(boardNow(), file));
    }
    return drawn;

    function boardDrawn(board: HTMLElement, file: string): DrawnBoard {
      const { originX, originY, cellSize, boardWidth, boardHeight } = board.dataset;
      const [width, height] = [Number(boardWidth), Number(boardHeight)];
      const scale = devicePixelRatio;
      const pitch = Math.round(Number(cellSize) * scale);
      const [left, top] = [Math.round(Number(originX) * scale), Math.round(Number(originY) * scale)];
      const context = board.querySelector("canvas")!.getContext("2d", { willReadFrequently: true })!;
      const { data } = context.getImageData(left, top, pitch * width, pitch * height);
      const pixels = new Uint32Array(data.buffer);
      const seen = new Map<string, number>();
      const looks = Array.from({ length: width * height }, (_, cell) => {
        const digest = digestOf(pixels, pitch * width, (cell % width) * pitch, Math.floor(cell / width) * pitch, pitch);
        const number = seen.get(digest) ?? seen.size;
        seen.set(digest, number);
        return number;
      });
      return { file, width, height, looks };
    }

    /** Two sums over a square's pixels, which no two squares share but by a chance of one in 2 ** 60. */
    function digestOf(pixels: Uint32Array, stride: number, left: number, top: number, size: number): string {
      let [one, other] = [0x811c9dc5, 0x9e3779b9];
      for (let y = top; y < top + size; y += 1) {
        for (let at = y * stride + left; at < y * stride + left + size; at += 1) {
          one = Math.imul(one ^ pixels[at]!, 0x01000193);
          one ^= one >>> 15;
          other = Math.imul(other + pixels[at]!, 0x85ebca6b);
          other ^= other >>> 13;
        }
      }
      return `${one} ${other}`;
    }
  }, files);
}
