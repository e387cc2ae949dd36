// Where the boards of a sheet stand: in rows of equal places, each board in the middle of its place above its title.

export interface SheetPlace {
  readonly x: number;
  readonly y: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The upper left corners of the boards, in their order. */
  readonly places: readonly SheetPlace[];
  /** Characters of a title that fit under a board. */
  readonly titleLength: number;
}

/** Pixels between boards, and of a title's line. */
const GAP = 16;
export const TITLE = { height: 24, size: 13 } as const;
const NARROWEST = 96;

/** Lays boards of these sizes out, in pixels, about as wide as high. */
export function sheetOf(boards: readonly { readonly width: number; readonly height: number }[]): Sheet {
  const width = Math.max(NARROWEST, ...boards.map((board) => board.width));
  const height = Math.max(1, ...boards.map((board) => board.height));
  const [across, down] = [width + GAP, height + GAP + TITLE.height];
  const columns = Math.max(1, Math.min(boards.length, Math.round(Math.sqrt((boards.length * down) / across))));
  const places = boards.map((board, index) => ({
    x: GAP + (index % columns) * across + Math.floor((width - board.width) / 2),
    y: GAP + Math.floor(index / columns) * down + (height - board.height),
  }));
  const rows = Math.ceil(boards.length / columns);
  return { width: columns * across + GAP, height: rows * down + GAP, places, titleLength: Math.floor(width / 7) };
}
