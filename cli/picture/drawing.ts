// Draws one level, or all on a sheet, as SVG.
import { type Result, done, refused } from "../../shared/base/result";
import type { PackSource, SourceFile } from "../../shared/pack/packSource";
import type { PictureSize } from "../../renderer/picture/boardDrawing";
import { PICTURE_COLORS, type PictureTheme } from "../../renderer/picture/pictureColors";
import { type Still, boardStill, sheetStill } from "../../renderer/picture/still";
import { SvgPen } from "../../renderer/picture/svgPen";
import { readImages } from "./packImages";
import type { PackPictures } from "./pictureLanguage";

export interface Drawing extends PictureSize {
  readonly svg: string;
}

export interface DrawingOptions {
  /** The folder of the pack. */
  readonly pack: string;
  /** The side of a cell in pixels; null: as the pack has it. */
  readonly size: number | null;
  readonly theme: PictureTheme;
}

/** Draws a level's board. A refusal is a sentence. */
export async function drawLevel(
  pack: PackSource,
  pictures: PackPictures,
  file: SourceFile,
  options: DrawingOptions,
): Promise<Result<Drawing, string>> {
  const board = pictures.boardOf(file);
  if (!board.ok) return refused(`${file.path}: ${board.refusal}`);
  const titled = { title: titleOf(pack, file), board: board.value };
  return drawing(pack, boardStill(pictures.drawing, titled, styleOf(options)), options);
}

/** Draws all levels in the order of the pack, those that cannot be drawn left out. A refusal is a sentence. */
export async function drawSheet(
  pack: PackSource,
  pictures: PackPictures,
  options: DrawingOptions,
): Promise<Result<Drawing, string>> {
  const boards = inOrder(pack).flatMap((file) => {
    const board = pictures.boardOf(file);
    return board.ok ? [{ title: titleOf(pack, file), board: board.value }] : [];
  });
  return drawing(pack, sheetStill(pictures.drawing, boards, styleOf(options)), options);
}

function styleOf({ size, theme }: DrawingOptions) {
  return { size, colors: PICTURE_COLORS[theme] };
}

async function drawing(
  pack: PackSource,
  still: Result<Still, string>,
  options: DrawingOptions,
): Promise<Result<Drawing, string>> {
  if (!still.ok) return still;
  const { width, height, title, draw } = still.value;
  const images = await readImages(options.pack, pack, (sprites) => draw(new SvgPen(() => null), sprites));
  const pen = new SvgPen((image) => images.hrefOf(image));
  draw(pen, images.sprites);
  return done({ svg: pen.document(width, height, title), width, height });
}

/** Returns the levels that the pack lists, in its order; then the others. Each once. */
function inOrder(pack: PackSource): readonly SourceFile[] {
  const entries = pack.model?.starts.entries(pack) ?? [];
  return [...new Set(entries.flatMap((entry) => (entry.kind === "start" ? [entry.file] : [])))];
}

function titleOf({ model }: PackSource, file: SourceFile): string {
  return model?.starts.titleOf(file) ?? file.path;
}
