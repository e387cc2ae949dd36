// Draws a level's recorded solution, one picture a move, and writes the pictures as one GIF.
import { encode } from "modern-gif";
import type { BoardView } from "../../shared/base/boardView";
import { type Result, done, refused } from "../../shared/base/result";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { PackSource } from "../../shared/pack/packSource";
import { GROUND } from "../../renderer/board/groundColors";
import type { Sprites } from "../../renderer/board/spriteStore";
import { SvgPen } from "../../renderer/board/svgPen";
import { type Drawing, type DrawingOptions, MOST_PIXELS, PAPER, problemOf, tooLarge } from "./drawing";
import { readImages } from "./packImages";
import type { PackPictures } from "./pictureLanguage";
import type { Raster } from "./raster";
import { TITLE } from "./sheet";

export interface FilmOptions extends DrawingOptions {
  /** How long each picture is shown, in milliseconds; the last one four times as long. */
  readonly frameMs: number;
  /** Whether the number of moves stands below the board. */
  readonly count: boolean;
}

/** A GIF, and its size in pixels. */
export interface Film extends Omit<Drawing, "svg"> {
  readonly bytes: Uint8Array;
  readonly frames: number;
}

const MOST_FRAMES = 2000;
/** On the boards of all moves together. */
const MOST_CELLS = 200_000;
const LAST = 4;

/** The same bytes for the same pack where the same fonts are. Repeats for ever. A refusal is a sentence. */
export async function drawFilm(
  pack: PackSource,
  pictures: PackPictures,
  level: PlayableLevel,
  options: FilmOptions,
  raster: Raster,
): Promise<Result<Film, string>> {
  const played = boardsOf(level);
  if (!played.ok) return played;
  const boards = played.value;
  const [first] = boards;
  if (first === undefined) return refused("The level has no board.");
  const pitch = options.size ?? pictures.cellSize;
  const width = first.width * pitch;
  const height = first.height * pitch + (options.count ? TITLE.height : 0);
  // All pictures are in memory while they are written.
  const problem = problemOf(boards, width, height, MOST_CELLS);
  if (problem !== null) return refused(problem);
  if (width * height * boards.length > MOST_PIXELS * 2) return refused(tooLarge(width, height, boards.length));
  const draw = (pen: SvgPen, sprites: Sprites, index: number): void => {
    const board = boards[index];
    if (board === undefined) return;
    pictures.draw(pen, board, { sprites, colors: GROUND[options.theme], pitch });
    if (options.count) drawCount(pen, `${index} / ${boards.length - 1}`, width, height, options);
  };
  const images = await readImages(options.pack, pack, (sprites) => {
    for (const index of boards.keys()) draw(new SvgPen(() => null), sprites, index);
  });
  const frames = boards.map((_board, index) => {
    const pen = new SvgPen((image) => images.hrefOf(image));
    draw(pen, images.sprites, index);
    const isLast = index === boards.length - 1;
    return {
      data: raster.pixels(pen.document(width, height, level.title)),
      delay: options.frameMs * (isLast ? LAST : 1),
    };
  });
  const gif = await encode({ width, height, looped: true, loopCount: 0, frames });
  return done({ bytes: new Uint8Array(gif), width, height, frames: frames.length });
}

/** The boards after loading and after each recorded move, up to the end of the level. */
function boardsOf(level: PlayableLevel): Result<readonly BoardView[], string> {
  const { solution } = level;
  if (solution.length === 0) return refused("The level has no recorded solution.");
  if (solution.length >= MOST_FRAMES) return refused(`The solution has ${solution.length} moves: too many for a GIF.`);
  let state = level.start(null);
  const boards = [level.view(state)];
  for (const [index, action] of solution.entries()) {
    const taken = level.step(state, action, null);
    if (!taken.accepted) return refused(`The level does not accept move ${index + 1} of its solution.`);
    state = taken.state;
    boards.push(level.view(state));
    if (taken.won || taken.lost) break;
  }
  return done(boards);
}

function drawCount(pen: SvgPen, text: string, width: number, height: number, { theme }: FilmOptions): void {
  pen.fillStyle = PAPER[theme].ground;
  pen.fillRect(0, height - TITLE.height, width, TITLE.height);
  pen.fillStyle = PAPER[theme].ink;
  pen.font = `400 ${TITLE.size}px system-ui, "Noto Sans", sans-serif`;
  pen.fillText(text, width / 2, height - 8);
}
