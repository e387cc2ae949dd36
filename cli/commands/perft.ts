// Defines `gridwright perft`.
import { Command } from "@commander-js/extra-typings";
import type { CommandContext } from "../commandContext";
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
    .requiredOption("--depth <N>", "the most moves in a row", countParser("--depth", 1, MOST_DEPTH))
    .option("--start <ID>", "begin where the recorded game with this id starts")
    .option("--end", "a finished game has no moves")
    .option("--divide", "also count what follows each first move")
    .option("--seed <N>", "the seed of chance", countParser("--seed"), 1)
    .option("--players <N>", "how many play", countParser("--players", 1))
    .addOption(jsonOption('print {"counts":[...]}, with --divide {"counts":[...],"divide":{MOVE:count}}'))
    .addHelpText("after", "\nExits with 1 if the rules cannot be played.")
    .action(async (pack, { depth, start = null, end = false, divide = false, seed, players = null, json = false }) => {
      const perft = { pack, depth, start, seed, players, withEnds: end, divide, json };
      await context.run(async () => (await import("../perft")).perft, perft);
    });
}
