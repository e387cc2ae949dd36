// Defines `gridwright perft`.
import { Command } from "@commander-js/extra-typings";
import { type CommandContext, usageError } from "../commandContext";
import { countParser, jsonOption } from "./options";

/** More moves in a row are not counted in a lifetime. */
const MOST_DEPTH = 100;

export function perftCommand(context: CommandContext) {
  return new Command("perft")
    .summary("count the sequences of moves of a board game")
    .description(
      "Counts the sequences of 1 to N moves of a board game, given as a pack's folder or its rules file, from the " +
        "setup or from where a recorded game starts.",
    )
    .usage("PACK --depth N [options]")
    .argument("<PACK>", "a pack's folder, or the file of its rules")
    .requiredOption("--depth <N>", "the most moves in a row", parseDepth)
    .option("--start <ID>", "begin where the recorded game with this id starts")
    .option("--end", "a finished game has no moves")
    .option("--divide", "also count what follows each first move")
    .option("--seed <N>", "the seed of chance", countParser("--seed"), 1)
    .option("--players <N>", "how many play", countParser("--players"))
    .addOption(jsonOption('print {"counts":[...]}'))
    .addHelpText("after", "\nExits with 1 if the rules cannot be played.")
    .action(async (pack, { depth, start = null, end = false, divide = false, seed, players = null, json = false }) => {
      const perft = { pack, depth, start, seed, players, withEnds: end, divide, json };
      await context.run(async () => (await import("../perft")).perft, perft);
    });
}

function parseDepth(text: string): number {
  const depth = countParser("--depth")(text);
  if (depth < 1 || depth > MOST_DEPTH) throw usageError(`--depth is a number from 1 to ${MOST_DEPTH}, not "${text}".`);
  return depth;
}
