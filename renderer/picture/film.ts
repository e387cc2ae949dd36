// What a film of a solution shows: a picture before the first move and one after each, with the number of moves below.
import { counted } from "../../shared/base/counted";
import type { BoardView } from "../../shared/base/boardView";
import { type Result, done, refused } from "../../shared/base/result";
import type { Pen2d } from "../board/canvas";
import type { Sprites } from "../board/spriteStore";
import type { BoardDrawing, PictureSize } from "./boardDrawing";
import { MOST_FRAMES, filmProblem } from "./limits";
import type { PictureColors } from "./pictureColors";
import { TITLE } from "./sheet";
import { writeLine } from "./writeLine";

export interface FilmOptions {
  readonly colors: PictureColors;
  /** The side of a cell in pixels; null: as the pack has it. */
  readonly size: number | null;
  /** How long each picture is shown, in milliseconds; the last one four times as long. */
  readonly frameMs: number;
  /** Whether the number of moves stands below the board. */
  readonly count: boolean;
}

/** The moves of a film: how many are played in its first picture, and in its last. */
export interface MoveRange {
  readonly from: number;
  readonly to: number;
}

/** The boards of a range, and how many moves the solution has. */
export interface FilmedMoves {
  readonly from: number;
  readonly moves: number;
  readonly boards: readonly BoardView[];
}

/** Pictures of one size that are ready to be drawn, from the pen's origin. */
export interface Film extends PictureSize {
  /** How long each is shown, in milliseconds. */
  readonly delays: readonly number[];
  readonly draw: (pen: Pen2d, sprites: Sprites, frame: number) => void;
}

const LAST = 4;

/** Returns the range asked for of a solution with so many moves; null for its end. A refusal is a sentence. */
export function rangeOf(moves: number, from: number, wantedTo: number | null): Result<MoveRange, string> {
  if (moves < 1) return refused("The level has no recorded solution.");
  const to = wantedTo ?? moves;
  if (to > moves) return refused(`The solution has ${counted(moves, "move")}: there is no picture after move ${to}.`);
  if (from >= to) return refused(`There is nothing to show from move ${from} to move ${to}.`);
  const count = to - from + 1;
  if (count > MOST_FRAMES) return refused(`These are ${count} pictures: a film has ${MOST_FRAMES} at most.`);
  return done({ from, to });
}

/** A refusal is a sentence. */
export function filmOf(
  drawing: BoardDrawing,
  { from, moves, boards: shown }: FilmedMoves,
  options: FilmOptions,
): Result<Film, string> {
  const { colors, size, frameMs, count } = options;
  const pitch = size ?? drawing.cellSize;
  const sizes = shown.map((board) => drawing.sizeOf(board, pitch));
  const width = Math.max(...sizes.map((each) => each.width));
  const boardHeight = Math.max(...sizes.map((each) => each.height));
  const height = boardHeight + (count ? TITLE.height : 0);
  const problem = filmProblem(shown, { width, height });
  if (problem !== null) return refused(problem);
  return done({
    width,
    height,
    delays: shown.map((_board, index) => frameMs * (index === shown.length - 1 ? LAST : 1)),
    draw(pen, sprites, frame) {
      const board = shown[frame];
      if (board === undefined) return;
      pen.fillStyle = colors.paper;
      pen.fillRect(0, 0, width, height);
      pen.save();
      drawing.draw(pen, board, { sprites, colors, pitch });
      pen.restore();
      if (count) writeLine(pen, `${from + frame} / ${moves}`, width / 2, height - 8, colors);
    },
  });
}
