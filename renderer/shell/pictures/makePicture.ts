// Makes the picture that was ordered of the open pack: what it shows, then the bytes of its file.
import type { BoardView } from "../../../shared/base/boardView";
import { type Result, done, refused } from "../../../shared/base/result";
import { boardsOfRow } from "../../../shared/engine/trace/boardRow";
import { host } from "../../bridge/host";
import { main } from "../../bridge/main";
import type { PackPictures } from "../../picture/packPictures";
import { packSource } from "../../documents/packSource";
import type { PictureSize } from "../../picture/boardDrawing";
import type { Pixels } from "../../picture/encode/changedPart";
import { type Film, filmOf } from "../../picture/film";
import { PICTURE_COLORS } from "../../picture/pictureColors";
import { type Still, boardStill, sheetStill } from "../../picture/still";
import type { PictureOrder } from "./choices";
import { type Draw, pixelsOf, svgOf } from "./drawn";
import { encode } from "./encode";

/** A level by its file and its id. */
export interface PicturedLevel {
  readonly file: string;
  readonly id: string;
  readonly title: string;
}

/** What a picture shows, ready to be drawn. */
export type Shown =
  | { readonly kind: "still"; readonly still: Still }
  | { readonly kind: "film"; readonly film: Film; readonly title: string };

/** Boards per request: the host gives no more at once. */
const STRETCH = 256;

/** Finds the boards of a picture. A refusal is a sentence. */
export async function shownBy(
  pictures: PackPictures,
  { what, size, theme, frameMs, range, count }: PictureOrder,
  level: (PicturedLevel & { readonly moves: number }) | null,
): Promise<Result<Shown, string>> {
  const style = { colors: PICTURE_COLORS[theme], size };
  if (what === "sheet") return asShown(await sheetPicture(pictures, style));
  if (level === null) return refused("No level is on the board.");
  if (what === "film") {
    const boards = await boardsAlong(level.id, range.from, range.to);
    if (boards.some((board) => board.cells.length === 0)) return refused("The game has no board.");
    if (boards.length < 2) return refused("The level cannot be played as far as that.");
    const film = filmOf(
      pictures.drawing,
      { from: range.from, moves: level.moves, boards },
      { ...style, frameMs, count },
    );
    return film.ok ? done({ kind: "film", film: film.value, title: level.title }) : film;
  }
  return asShown(await boardPicture(pictures, style, level));
}

function asShown(still: Result<Still, string>): Result<Shown, string> {
  return still.ok ? done({ kind: "still", still: still.value }) : still;
}

type Style = Parameters<typeof boardStill>[2];

async function boardPicture(
  pictures: PackPictures,
  style: Style,
  { file, title }: PicturedLevel,
): Promise<Result<Still, string>> {
  const board = await pictures.boardOf(file);
  return board === null ? refused("The board cannot be drawn.") : boardStill(pictures.drawing, { title, board }, style);
}

async function sheetPicture(pictures: PackPictures, style: Style): Promise<Result<Still, string>> {
  const pack = packSource();
  const entries = pack.model?.starts.entries(pack) ?? [];
  const files = new Set(entries.flatMap((entry) => (entry.kind === "start" ? [entry.file] : [])));
  const boards = [];
  for (const file of files) {
    const board = await pictures.boardOf(file.path);
    if (board !== null) boards.push({ title: pack.model?.starts.titleOf(file) ?? file.path, board });
  }
  return sheetStill(pictures.drawing, boards, style);
}

async function boardsAlong(level: string, from: number, to: number): Promise<readonly BoardView[]> {
  const boards: BoardView[] = [];
  for (let at = from; at <= to; at += STRETCH) {
    const wanted = Math.min(STRETCH, to - at + 1);
    const found = boardsOfRow(await host.pathBoards(level, at, wanted));
    boards.push(...found.map((board) => board()));
    if (found.length < wanted) break;
  }
  return boards;
}

/** How far the work is: pictures drawn, of all. */
export type Progress = (frames: number, of: number) => void;

/** Returns the bytes of a picture's file; null when it was cancelled. Throws what an encoder could not do. */
export async function fileOf(
  { sprites }: PackPictures,
  { kind }: PictureOrder,
  shown: Shown,
  cancelled: AbortSignal,
  progress: Progress,
): Promise<Uint8Array | null> {
  const [size, draws, delays] = partsOf(shown);
  const [first] = draws;
  if (kind === "svg") {
    if (first === undefined) return null;
    const title = shown.kind === "still" ? shown.still.title : shown.title;
    const text = await svgOf(first, sprites, size, title, (paths) => main.imageData(paths));
    return cancelled.aborted ? null : new TextEncoder().encode(text);
  }
  progress(0, draws.length);
  const draw = (frame: number): Promise<Pixels> =>
    pixelsOf((pen, images) => draws[frame]?.(pen, images), sprites, size);
  return encode({ format: kind, size, delays, draw }, cancelled, (frames) => progress(frames, draws.length));
}

/** Returns the size of the pictures, what draws each, and how long each is shown. */
export function partsOf(shown: Shown): readonly [PictureSize, readonly Draw[], readonly number[]] {
  if (shown.kind === "still") {
    const { width, height, draw } = shown.still;
    return [{ width, height }, [draw], [0]];
  }
  const { width, height, delays, draw } = shown.film;
  return [
    { width, height },
    delays.map(
      (_delay, frame): Draw =>
        (pen, sprites) =>
          draw(pen, sprites, frame),
    ),
    delays,
  ];
}
