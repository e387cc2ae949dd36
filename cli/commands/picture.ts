// Defines `gridwright picture`.
import { Command, Option } from "@commander-js/extra-typings";
import { readDuration } from "../amounts";
import { type CommandContext, usageError } from "../commandContext";
import { CELL_SIZES, FRAME_MS } from "../../renderer/picture/choices";
import { jsonOption } from "./options";

const OF_FILMS = ["from", "to", "frame", "count"] as const;

export function pictureCommand(context: CommandContext) {
  return new Command("picture")
    .summary("write a level's board, its solution or all levels as a picture")
    .description(
      "Writes a level's board as a picture, as the window shows it; its recorded solution as an animated " +
        "picture, one picture a move; or one picture of all levels with titles.",
    )
    .usage("PACK [LEVEL] [options]")
    .argument("<PACK>", "the folder of the pack")
    .argument("[LEVEL]", "a level's id, for all but --sheet")
    .option("--png <FILE>", "the picture of the level to write, as PNG")
    .option("--svg <FILE>", "the picture of the level to write, as SVG")
    .option("--gif <FILE>", "the level's recorded solution to write, as an animated GIF")
    .option("--apng <FILE>", "the level's recorded solution to write, as an animated PNG")
    .option("--from <MOVES>", "how many moves are played in the first picture of a film", readMoves, 0)
    .option("--to <MOVES>", "how many moves are played in the last picture of a film; all by default", readMoves)
    .addOption(
      new Option("--frame <TIME>", "how long a film shows each move")
        .argParser(readFrame)
        .default(FRAME_MS.usual, `${FRAME_MS.usual}ms`),
    )
    .option("--count", "count the moves below the board of a film")
    .option("--sheet <FILE>", "the picture of all levels to write, as PNG, or as SVG to a file with that ending")
    .option("--size <PIXELS>", "the side of a cell; the theme's own for a level, 16 on a sheet", readSize)
    .addOption(
      new Option("--theme <THEME>", "the ground's colors")
        .choices(["light", "dark"] as const)
        .default("light" as const),
    )
    .addOption(jsonOption('print {"files":[{"file","bytes","width","height"}]}'))
    .addHelpText("after", AFTER)
    .action(
      async (pack, level, { png = null, svg = null, gif = null, apng = null, sheet = null, ...others }, command) => {
        const isOfLevel = [png, svg, gif, apng].some((file) => file !== null);
        if (!isOfLevel && sheet === null) {
          throw usageError("picture needs --png FILE, --svg FILE, --gif FILE, --apng FILE or --sheet FILE.");
        }
        if (level === undefined && isOfLevel) throw usageError("--png, --svg, --gif and --apng need a level's id.");
        if (level !== undefined && !isOfLevel) throw usageError(`A sheet has all levels: leave out "${level}".`);
        const unused = OF_FILMS.find((name) => command.getOptionValueSource(name) === "cli");
        if (unused !== undefined && gif === null && apng === null)
          throw usageError(`--${unused} is for a film: --gif or --apng.`);
        const { size = null, from, to = null, frame: frameMs, count = false, theme, json = false } = others;
        const files = { png, svg, gif, apng, sheet };
        const options = { pack, level: level ?? null, ...files, size, from, to, frameMs, count, theme, json };
        await context.run(async () => (await import("../picture/picture")).picture, options);
      },
    );
}

/** A GIF counts hundredths of a second, in 16 bits. */
function readFrame(text: string): number {
  const duration = readDuration(text) ?? 0;
  if (duration >= FRAME_MS.least && duration <= FRAME_MS.most) return Math.round(duration / 10) * 10;
  throw usageError(`--frame is a time from 20ms to 60s, such as 400ms, not "${text}".`);
}

function readMoves(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw usageError(`--from and --to are numbers of moves, such as 0 or 12, not "${text}".`);
}

function readSize(text: string): number {
  const size = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (size >= CELL_SIZES.least && size <= CELL_SIZES.most) return size;
  throw usageError(
    `--size is the side of a cell in pixels, from ${CELL_SIZES.least} to ${CELL_SIZES.most}, not "${text}".`,
  );
}

const AFTER = `
The same pack gives the same SVG anywhere, and the same others where the same fonts are. All but SVG need the package
@resvg/resvg-js beside the program: "npm install --global @resvg/resvg-js".
Exits with 1 if the pack or the level cannot be drawn.`;
