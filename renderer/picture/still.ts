// What one picture shows: a board, or all boards of a pack on a sheet. Drawn with any pen.
import type { BoardView } from "../../shared/base/boardView";
import { type Result, done, refused } from "../../shared/base/result";
import type { Pen2d } from "../board/canvas";
import type { Sprites } from "../board/spriteStore";
import type { BoardDrawing, PictureSize } from "./boardDrawing";
import { CELL_SIZES } from "./choices";
import { stillProblem } from "./limits";
import type { PictureColors } from "./pictureColors";
import { TITLE, sheetOf } from "./sheet";
import { writeLine } from "./writeLine";

/** A picture that is ready to be drawn, from the pen's origin. */
export interface Still extends PictureSize {
  readonly title: string;
  readonly draw: (pen: Pen2d, sprites: Sprites) => void;
}

export interface TitledBoard {
  readonly title: string;
  readonly board: BoardView;
}

export interface StillOptions {
  readonly colors: PictureColors;
  /** The side of a cell in pixels; null: as the pack has it, and smaller on a sheet. */
  readonly size: number | null;
}

/** A refusal is a sentence. */
export function boardStill(
  drawing: BoardDrawing,
  { title, board }: TitledBoard,
  { colors, size }: StillOptions,
): Result<Still, string> {
  const pitch = size ?? drawing.cellSize;
  const whole = drawing.sizeOf(board, pitch);
  const problem = stillProblem([board], whole);
  if (problem !== null) return refused(problem);
  return done({ ...whole, title, draw: (pen, sprites) => drawing.draw(pen, board, { sprites, colors, pitch }) });
}

/** Draws boards in rows, each above its title. A refusal is a sentence. */
export function sheetStill(
  drawing: BoardDrawing,
  boards: readonly TitledBoard[],
  { colors, size }: StillOptions,
): Result<Still, string> {
  const pitch = size ?? CELL_SIZES.sheet;
  if (boards.length === 0) return refused("The pack has no board that can be drawn.");
  const sizes = boards.map(({ board }) => drawing.sizeOf(board, pitch));
  const { width, height, places, titleLength } = sheetOf(sizes);
  const problem = stillProblem(
    boards.map(({ board }) => board),
    { width, height },
  );
  if (problem !== null) return refused(problem);
  const draw = (pen: Pen2d, sprites: Sprites): void => {
    pen.fillStyle = colors.paper;
    pen.fillRect(0, 0, width, height);
    for (const [index, { title, board }] of boards.entries()) {
      const [place, size] = [places[index], sizes[index]];
      if (place === undefined || size === undefined) continue;
      pen.save();
      pen.translate(place.x, place.y);
      pen.save();
      drawing.draw(pen, board, { sprites, colors, pitch });
      pen.restore();
      writeLine(pen, shortened(title, titleLength), size.width / 2, size.height + TITLE.height - 6, colors);
      pen.restore();
    }
  };
  return done({ width, height, title: "All levels", draw });
}

function shortened(title: string, length: number): string {
  const signs = Array.from(title);
  return signs.length <= length ? title : `${signs.slice(0, Math.max(1, length - 1)).join("")}…`;
}
