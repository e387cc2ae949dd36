// The picture command: writes boards as PNG and SVG.
import path from "node:path";
import { stageFile } from "../../electron/files/stagedFile";
import { type Result, done, refused } from "../../shared/base/result";
import type { PackSource } from "../../shared/pack/packSource";
import { ExitCode, type Output } from "../output";
import { readPackFolder } from "../packFolder";
import { type Drawing, drawLevel, drawSheet } from "./drawing";
import type { PackPictures } from "./pictureLanguage";
import { picturesOf } from "./pictureLanguages";
import { pngOf } from "./png";

export interface PictureOptions {
  readonly pack: string;
  readonly level: string | null;
  readonly png: string | null;
  readonly svg: string | null;
  readonly sheet: string | null;
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
  const pictures = picturesOf(pack);
  if (pictures === null) return failed("Pictures are not drawn of packs of this language.", ExitCode.failures, output);
  if (options.level !== null && fileOf(pack, options.level) === null) {
    return failed(`The pack has no level "${options.level}".`, ExitCode.usage, output);
  }
  const written = await writeAll(pack, pictures, options);
  if (!written.ok) return failed(written.refusal, ExitCode.failures, output);
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

async function writeAll(
  pack: PackSource,
  pictures: PackPictures,
  options: PictureOptions,
): Promise<Result<readonly Written[], string>> {
  const { level, png, svg, sheet } = options;
  const written: Written[] = [];
  const file = level === null ? null : fileOf(pack, level);
  if (file !== null && (png !== null || svg !== null)) {
    const drawing = await drawLevel(pack, pictures, file, options);
    if (!drawing.ok) return drawing;
    if (svg !== null) {
      const result = await write(svg, drawing.value, Buffer.from(drawing.value.svg, "utf8"));
      if (!result.ok) return result;
      written.push(result.value);
    }
    if (png !== null) {
      const result = await writePng(png, drawing.value);
      if (!result.ok) return result;
      written.push(result.value);
    }
  }
  if (sheet !== null) {
    const drawing = await drawSheet(pack, pictures, options);
    const result = drawing.ok ? await writePng(sheet, drawing.value) : drawing;
    if (!result.ok) return result;
    written.push(result.value);
  }
  return done(written);
}

async function writePng(file: string, drawing: Drawing): Promise<Result<Written, string>> {
  const png = await pngOf(drawing.svg);
  return png.ok ? write(file, drawing, png.value) : png;
}

async function write(file: string, { width, height }: Drawing, bytes: Uint8Array): Promise<Result<Written, string>> {
  try {
    await (await stageFile(file, bytes)).commit();
    return done({ file, bytes: bytes.length, width, height });
  } catch (error) {
    return refused(`${path.basename(file)} could not be written: ${(error as Error).message}`);
  }
}
