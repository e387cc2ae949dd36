// Draws a level's recorded solution, one picture a move, and writes the pictures as one animated file.
import type { BoardView } from "../../shared/base/boardView";
import { type Result, done, refused } from "../../shared/base/result";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { PackSource } from "../../shared/pack/packSource";
import type { PictureSize } from "../../renderer/picture/boardDrawing";
import { type FilmFormat, filmEncoder } from "../../renderer/picture/encode/filmEncoder";
import { type FilmOptions, type MoveRange, filmOf, rangeOf } from "../../renderer/picture/film";
import { PICTURE_COLORS } from "../../renderer/picture/pictureColors";
import { SvgPen } from "../../renderer/picture/svgPen";
import type { DrawingOptions } from "./drawing";
import { readImages } from "./packImages";
import type { PackPictures } from "./pictureLanguage";
import type { Raster } from "./raster";

export interface WrittenFilmOptions extends DrawingOptions, Omit<FilmOptions, "colors" | "size"> {
  /** How many moves are played in the first picture, and in the last; null: in the end. */
  readonly from: number;
  readonly to: number | null;
}

/** A level of a pack, and how boards of its language are drawn. */
export interface FilmedLevel {
  readonly pack: PackSource;
  readonly pictures: PackPictures;
  readonly level: PlayableLevel;
}

export interface WrittenFilm extends PictureSize {
  readonly bytes: Uint8Array;
}

/**
 * Draws the film of a level's solution. The same bytes for the same pack where the same fonts are. Repeats for ever. A
 * refusal is a sentence.
 */
export async function drawFilm(
  { pack, pictures, level }: FilmedLevel,
  options: WrittenFilmOptions,
  format: FilmFormat,
  raster: Raster,
): Promise<Result<WrittenFilm, string>> {
  const moves = level.solution.length;
  const range = rangeOf(moves, options.from, options.to);
  if (!range.ok) return range;
  const boards = boardsOf(level, range.value);
  if (!boards.ok) return boards;
  const shown = { from: range.value.from, moves, boards: boards.value };
  if (boards.value.some((board) => board.cells.length === 0)) return refused("The game has no board.");
  const film = filmOf(pictures.drawing, shown, { ...options, colors: PICTURE_COLORS[options.theme] });
  if (!film.ok) return film;
  const { width, height, delays, draw } = film.value;
  const images = await readImages(options.pack, pack, (sprites) => {
    for (const frame of delays.keys()) draw(new SvgPen(() => null), sprites, frame);
  });
  const encoder = filmEncoder(format, { width, height }, delays);
  for (const frame of delays.keys()) {
    const pen = new SvgPen((image) => images.hrefOf(image));
    draw(pen, images.sprites, frame);
    encoder.add(raster.pixels(pen.document(width, height, level.title)));
  }
  return done({ bytes: await encoder.finish(), width, height });
}

/** The boards of a range of recorded moves, up to the end of the level. */
function boardsOf(level: PlayableLevel, { from, to }: MoveRange): Result<readonly BoardView[], string> {
  let state = level.start(null);
  const boards = from === 0 ? [level.view(state)] : [];
  for (const [index, action] of level.solution.slice(0, to).entries()) {
    const taken = level.step(state, action, null);
    if (!taken.accepted) return refused(`The level does not accept move ${index + 1} of its solution.`);
    state = taken.state;
    if (index + 1 >= from) boards.push(level.view(state));
    if (taken.won || taken.lost) break;
  }
  return boards.length === 0 ? refused(`The level has ended before move ${from}.`) : done(boards);
}
