// The picture command: writes boards as PNG and SVG, and solutions as animated pictures.
import { type Result, done, refused } from "../../shared/base/result";
import { compilePack } from "../../shared/host/checks/diagnose";
import type { PackSource } from "../../shared/pack/packSource";
import { ExitCode, type Output } from "../output";
import { halfReadLines, readPackFolder, unreadLines } from "../packFolder";
import { unknownLevel } from "../levelNames";
import type { FilmFormat } from "../../renderer/picture/encode/filmEncoder";
import { type Drawing, drawLevel, drawSheet } from "./drawing";
import { drawFilm } from "./film";
import type { PackPictures } from "./pictureLanguage";
import { picturesOf } from "./pictureLanguages";
import { openRaster } from "./raster";
import { writeChosen } from "../writeText";

export interface PictureOptions {
  readonly pack: string;
  readonly level: string | null;
  readonly png: string | null;
  readonly svg: string | null;
  readonly sheet: string | null;
  readonly gif: string | null;
  readonly apng: string | null;
  /** How many moves are played in the first picture of a film, and in the last; null: in the end. */
  readonly from: number;
  readonly to: number | null;
  /** How long a film shows each move, in milliseconds. */
  readonly frameMs: number;
  /** Whether a film counts the moves. */
  readonly count: boolean;
  /** The side of a cell in pixels; null: as the pack has it. */
  readonly size: number | null;
  readonly theme: "light" | "dark";
  readonly json: boolean;
}

interface Written {
  readonly file: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** Writes the pictures asked for and prints what was written. */
export async function picture(options: PictureOptions, output: Output): Promise<ExitCode> {
  const read = await readPackFolder(options.pack);
  if (!read.ok) return failed(read.refusal, ExitCode.usage, output);
  const { pack } = read.value;
  for (const line of unreadLines(read.value)) output.writeError(line);
  const level = options.level === null ? null : fileOf(pack, options.level);
  for (const line of halfReadLines(pack, level === null ? pack.levels : [level])) output.writeError(line);
  const pictures = picturesOf(pack);
  if (!pictures.ok) return failed(pictures.refusal, ExitCode.failures, output);
  if (options.level !== null && level === null) {
    return failed(unknownLevel(options.level, pack), ExitCode.usage, output);
  }
  const written = await writeAll(pack, pictures.value, options);
  if (!written.ok) return failed(written.refusal.sentence, written.refusal.code, output);
  if (options.json) await output.write(`${JSON.stringify({ files: written.value })}\n`);
  else
    for (const { file, width, height } of written.value) await output.write(`${file}: ${width} × ${height} pixels\n`);
  return ExitCode.ok;
}

function failed(sentence: string, code: ExitCode, output: Output): ExitCode {
  output.writeError(sentence);
  return code;
}

function fileOf(pack: PackSource, level: string) {
  return pack.levels.find((file) => pack.model?.starts.idOf(file) === level) ?? null;
}

/** A picture that is asked for: where it goes, and what draws it. */
type Job = readonly [file: string | null, draw: () => Promise<Result<Ready, string>>];

/** Why a picture was not written. */
interface Failure {
  readonly sentence: string;
  readonly code: ExitCode;
}

interface Ready {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function writeAll(
  pack: PackSource,
  pictures: PackPictures,
  options: PictureOptions,
): Promise<Result<readonly Written[], Failure>> {
  const level = (): Promise<Result<Drawing, string>> => {
    const file = fileOf(pack, options.level ?? "");
    return file === null ? Promise.resolve(refused("No level.")) : drawLevel(pack, pictures, file, options);
  };
  const jobs: readonly Job[] = [
    [options.svg, async () => asSvg(await level())],
    [options.png, async () => asPng(await level())],
    [options.gif, () => filmOf(pack, pictures, options, "gif")],
    [options.apng, () => filmOf(pack, pictures, options, "apng")],
    [options.sheet, async () => asFile(await drawSheet(pack, pictures, options), options.sheet)],
  ];
  const written: Written[] = [];
  for (const [file, draw] of jobs) {
    if (file === null) continue;
    const ready = await draw();
    if (!ready.ok) return refused({ sentence: ready.refusal, code: ExitCode.failures });
    const { width, height, bytes } = ready.value;
    const refusal = await writeChosen(file, bytes);
    if (refusal !== null) return refused({ sentence: refusal, code: ExitCode.usage });
    written.push({ file, bytes: bytes.length, width, height });
  }
  return done(written);
}

function withBytes(drawing: Result<Drawing, string>, bytesOf: (drawing: Drawing) => Uint8Array): Result<Ready, string> {
  return drawing.ok ? done({ ...drawing.value, bytes: bytesOf(drawing.value) }) : drawing;
}

async function asPng(drawing: Result<Drawing, string>): Promise<Result<Ready, string>> {
  const raster = await openRaster();
  return raster.ok ? withBytes(drawing, ({ svg }) => raster.value.png(svg)) : raster;
}

/** A name that ends in `.svg` asks for SVG. */
function asFile(
  drawing: Result<Drawing, string>,
  file: string | null,
): Result<Ready, string> | Promise<Result<Ready, string>> {
  return file !== null && /\.svg$/i.test(file) ? asSvg(drawing) : asPng(drawing);
}

function asSvg(drawing: Result<Drawing, string>): Result<Ready, string> {
  return withBytes(drawing, ({ svg }) => Buffer.from(svg, "utf8"));
}

async function filmOf(
  pack: PackSource,
  pictures: PackPictures,
  options: PictureOptions,
  format: FilmFormat,
): Promise<Result<Ready, string>> {
  const level = compilePack(pack, {}).game?.level(options.level ?? "") ?? null;
  if (level === null) return refused(`The level "${options.level}" cannot be played.`);
  const raster = await openRaster();
  return raster.ok ? drawFilm({ pack, pictures, level }, options, format, raster.value) : raster;
}
