// Draws one level, or all on a sheet, as SVG.
import { type Result, done, refused } from "../../shared/base/result";
import type { BoardView } from "../../shared/base/boardView";
import type { PackSource, SourceFile } from "../../shared/pack/packSource";
import { GROUND } from "../../renderer/board/groundColors";
import type { Sprites } from "../../renderer/board/spriteStore";
import { SvgPen } from "../../renderer/board/svgPen";
import { readImages } from "./packImages";
import type { PackPictures } from "./pictureLanguage";
import { TITLE, sheetOf } from "./sheet";

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface DrawingOptions {
  /** The folder of the pack. */
  readonly pack: string;
  /** The side of a cell in pixels; null: as the pack has it. */
  readonly size: number | null;
  readonly theme: "light" | "dark";
}

/** More pixels than this are not drawn: a picture of them would be 256 MB in memory. */
export const MOST_PIXELS = 64 * 2 ** 20;

/** More cells than this are not drawn, on all boards of a picture together: it would take minutes. */
const MOST_CELLS = 40_000;

const SHEET_CELL = 16;
/** What is around boards, and the letters on it. */
export const PAPER = {
  light: { ground: "#ffffff", ink: "#1f2329" },
  dark: { ground: "#23272e", ink: "#e6e9ee" },
} as const;

/** Draws a level's board. A refusal is a sentence. */
export async function drawLevel(
  pack: PackSource,
  pictures: PackPictures,
  file: SourceFile,
  options: DrawingOptions,
): Promise<Result<Drawing, string>> {
  const board = pictures.boardOf(file);
  if (!board.ok) return refused(`${file.path}: ${board.refusal}`);
  const pitch = options.size ?? pictures.cellSize;
  const [width, height] = [board.value.width * pitch, board.value.height * pitch];
  const problem = problemOf([board.value], width, height);
  if (problem !== null) return refused(problem);
  const draw = (pen: SvgPen, sprites: Sprites): void =>
    pictures.draw(pen, board.value, { sprites, colors: GROUND[options.theme], pitch });
  return done(await drawing(pack, options, { width, height, title: titleOf(pack, file), draw }));
}

/** Draws all levels in the order of the pack, those that cannot be drawn left out. A refusal is a sentence. */
export async function drawSheet(
  pack: PackSource,
  pictures: PackPictures,
  options: DrawingOptions,
): Promise<Result<Drawing, string>> {
  const pitch = options.size ?? SHEET_CELL;
  const boards = inOrder(pack).flatMap((file) => {
    const board = pictures.boardOf(file);
    return board.ok ? [{ file, board: board.value, ...sizeOf(board.value, pitch) }] : [];
  });
  if (boards.length === 0) return refused("The pack has no level that can be drawn.");
  const { width, height, places, titleLength } = sheetOf(boards);
  const problem = problemOf(
    boards.map(({ board }) => board),
    width,
    height,
  );
  if (problem !== null) return refused(problem);
  const { ground, ink } = PAPER[options.theme];
  const draw = (pen: SvgPen, sprites: Sprites): void => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, width, height);
    for (const [index, { x, y }] of places.entries()) {
      const each = boards[index];
      if (each === undefined) continue;
      pen.save();
      pen.translate(x, y);
      pictures.draw(pen, each.board, { sprites, colors: GROUND[options.theme], pitch });
      pen.fillStyle = ink;
      pen.font = `400 ${TITLE.size}px system-ui, "Noto Sans", sans-serif`;
      pen.fillText(shortened(titleOf(pack, each.file), titleLength), each.width / 2, each.height + TITLE.height - 6);
      pen.restore();
    }
  };
  return done(await drawing(pack, options, { width, height, title: "All levels", draw }));
}

function sizeOf({ width, height }: BoardView, pitch: number): { readonly width: number; readonly height: number } {
  return { width: width * pitch, height: height * pitch };
}

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly draw: (pen: SvgPen, sprites: Sprites) => void;
}

async function drawing(pack: PackSource, options: DrawingOptions, plan: Plan): Promise<Drawing> {
  const { width, height, title, draw } = plan;
  const images = await readImages(options.pack, pack, (sprites) => draw(new SvgPen(() => null), sprites));
  const pen = new SvgPen((image) => images.hrefOf(image));
  draw(pen, images.sprites);
  return { svg: pen.document(width, height, title), width, height };
}

/** The levels that the pack lists, in its order; then the others. Each once. */
function inOrder(pack: PackSource): readonly SourceFile[] {
  const entries = pack.model?.starts.entries(pack) ?? [];
  return [...new Set(entries.flatMap((entry) => (entry.kind === "start" ? [entry.file] : [])))];
}

function titleOf({ model }: PackSource, file: SourceFile): string {
  return model?.starts.titleOf(file) ?? file.path;
}

function shortened(title: string, length: number): string {
  const signs = Array.from(title);
  return signs.length <= length ? title : `${signs.slice(0, Math.max(1, length - 1)).join("")}…`;
}

/** Returns why boards are not drawn into a picture of this size, as a sentence; null when they are. */
export function problemOf(
  boards: readonly BoardView[],
  width: number,
  height: number,
  mostCells = MOST_CELLS,
): string | null {
  const cells = boards.reduce((sum, board) => sum + board.width * board.height, 0);
  if (cells > mostCells) return `There are too many cells for a picture: ${cells}, of ${mostCells}.`;
  return width * height > MOST_PIXELS ? tooLarge(width, height) : null;
}

/** Returns why so many pictures of this size are not drawn. */
export function tooLarge(width: number, height: number, count = 1): string {
  const times = count === 1 ? "" : `, ${count} times`;
  return `The picture would be too large: ${width} × ${height} pixels${times}. A smaller --size helps.`;
}
