// Defines `gridwright picture`.
import { Command, Option } from "@commander-js/extra-typings";
import { readDuration } from "../amounts";
import { type CommandContext, usageError } from "../commandContext";
import { jsonOption } from "./options";

/** Pixels of a cell's side. */
const SIZES = { least: 4, most: 512 } as const;

export function pictureCommand(context: CommandContext) {
  return new Command("picture")
    .summary("write a level's board, its solution or all levels as a picture")
    .description(
      "Writes a level's board as a picture, as the window shows it; its recorded solution as a GIF with one picture a " +
        "move; or one picture of all levels with titles.",
    )
    .usage("PACK [LEVEL] [options]")
    .argument("<PACK>", "the folder of the pack")
    .argument("[LEVEL]", "a level's id, for --png, --svg and --gif")
    .option("--png <FILE>", "the picture of the level to write, as PNG")
    .option("--svg <FILE>", "the picture of the level to write, as SVG")
    .option("--gif <FILE>", "the level's recorded solution to write, as an animated GIF")
    .option("--frame <TIME>", "how long a GIF shows each move, such as 400ms", readFrame, 400)
    .option("--count", "count the moves below the board of a GIF")
    .option("--sheet <FILE>", "the picture of all levels to write, as PNG")
    .option("--size <PIXELS>", "the side of a cell; the theme's own for a level, 16 on a sheet", readSize)
    .addOption(
      new Option("--theme <THEME>", "the ground's colors")
        .choices(["light", "dark"] as const)
        .default("light" as const),
    )
    .addOption(jsonOption('print {"files":[{"file","bytes","width","height"}]}'))
    .addHelpText("after", AFTER)
    .action(async (pack, level, { png = null, svg = null, sheet = null, gif = null, size = null, ...others }) => {
      if (png === null && svg === null && sheet === null && gif === null) {
        throw usageError("picture needs --png FILE, --svg FILE, --gif FILE or --sheet FILE.");
      }
      if (level === undefined && (png !== null || svg !== null || gif !== null)) {
        throw usageError("--png, --svg and --gif need a level's id.");
      }
      const { frame: frameMs, count = false, theme, json = false } = others;
      const options = { pack, level: level ?? null, png, svg, gif, sheet, size, frameMs, count, theme, json };
      await context.run(async () => (await import("../picture/picture")).picture, options);
    });
}

/** A GIF counts hundredths of a second, in 16 bits. */
function readFrame(text: string): number {
  const duration = readDuration(text) ?? 0;
  if (duration >= 20 && duration <= 60_000) return Math.round(duration / 10) * 10;
  throw usageError(`--frame is a time from 20ms to 60s, such as 400ms, not "${text}".`);
}

function readSize(text: string): number {
  const size = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (size >= SIZES.least && size <= SIZES.most) return size;
  throw usageError(`--size is the side of a cell in pixels, from ${SIZES.least} to ${SIZES.most}, not "${text}".`);
}

const AFTER = `
The same pack gives the same SVG anywhere, and the same PNG and GIF where the same fonts are. Those need the package
@resvg/resvg-js beside the program: "npm install --global @resvg/resvg-js".
Exits with 1 if the pack or the level cannot be drawn.`;
