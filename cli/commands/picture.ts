// Defines `gridwright picture`.
import { Command, Option } from "@commander-js/extra-typings";
import { type CommandContext, usageError } from "../commandContext";
import { jsonOption } from "./options";

/** Pixels of a cell's side. */
const SIZES = { least: 4, most: 512 } as const;

export function pictureCommand(context: CommandContext) {
  return new Command("picture")
    .summary("write a level's board, or all of them, as a picture")
    .description(
      "Writes a level's board as a picture, as the window shows it; or one picture of all levels with titles.",
    )
    .usage("PACK [LEVEL] [options]")
    .argument("<PACK>", "the folder of the pack")
    .argument("[LEVEL]", "a level's id, for --png and --svg")
    .option("--png <FILE>", "the picture of the level to write, as PNG")
    .option("--svg <FILE>", "the picture of the level to write, as SVG")
    .option("--sheet <FILE>", "the picture of all levels to write, as PNG")
    .option("--size <PIXELS>", "the side of a cell; the theme's own for a level, 16 on a sheet", readSize)
    .addOption(
      new Option("--theme <THEME>", "the ground's colors")
        .choices(["light", "dark"] as const)
        .default("light" as const),
    )
    .addOption(jsonOption('print {"files":[{"file","bytes","width","height"}]}'))
    .addHelpText("after", AFTER)
    .action(async (pack, level, { png = null, svg = null, sheet = null, size = null, theme, json = false }) => {
      if (png === null && svg === null && sheet === null) {
        throw usageError("picture needs --png FILE, --svg FILE or --sheet FILE.");
      }
      if (level === undefined && (png !== null || svg !== null)) throw usageError("--png and --svg need a level's id.");
      const options = { pack, level: level ?? null, png, svg, sheet, size, theme, json };
      await context.run(async () => (await import("../picture/picture")).picture, options);
    });
}

function readSize(text: string): number {
  const size = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (size >= SIZES.least && size <= SIZES.most) return size;
  throw usageError(`--size is the side of a cell in pixels, from ${SIZES.least} to ${SIZES.most}, not "${text}".`);
}

const AFTER = `
The same pack gives the same SVG anywhere, and the same PNG where the same fonts are. A PNG needs the package
@resvg/resvg-js beside the program: "npm install --global @resvg/resvg-js".
Exits with 1 if the pack or the level cannot be drawn.`;
