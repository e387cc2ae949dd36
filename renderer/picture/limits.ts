// What is too large for a picture: it would take minutes, or more memory than a machine may have.
import type { BoardView } from "../../shared/base/boardView";
import type { PictureSize } from "./boardDrawing";

/** Of all pictures of a film together: a GIF's are 512 MB in memory while it is written. */
const MOST_PIXELS = { still: 64 * 2 ** 20, film: 128 * 2 ** 20 } as const;

/** On all boards of a picture together, and of a film. */
const MOST_CELLS = { still: 40_000, film: 200_000 } as const;

/** Pictures of a film. */
export const MOST_FRAMES = 2000;

/** Returns why these boards are not drawn into one picture, as a sentence; null when they are. */
export function stillProblem(boards: readonly BoardView[], { width, height }: PictureSize): string | null {
  return (
    cellProblem(boards, MOST_CELLS.still) ?? (width * height > MOST_PIXELS.still ? tooLarge({ width, height }) : null)
  );
}

/** Returns why these boards are not drawn one after the other, each of this size; null when they are. */
export function filmProblem(boards: readonly BoardView[], { width, height }: PictureSize): string | null {
  const count = boards.length;
  const isTooLarge = width * height * count > MOST_PIXELS.film;
  return cellProblem(boards, MOST_CELLS.film) ?? (isTooLarge ? tooLarge({ width, height }, count) : null);
}

function cellProblem(boards: readonly BoardView[], most: number): string | null {
  const cells = boards.reduce((sum, board) => sum + board.width * board.height, 0);
  return cells > most ? `There are too many cells for a picture: ${cells}, of ${most}.` : null;
}

function tooLarge({ width, height }: PictureSize, count = 1): string {
  const times = count === 1 ? "" : `, ${count} times`;
  return `The picture would be too large: ${width} × ${height} pixels${times}. Smaller cells help.`;
}
