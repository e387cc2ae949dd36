// Defines `gridwright diff`.
import { Command } from "@commander-js/extra-typings";
import type { CommandContext } from "../commandContext";
import { jsonOption } from "./options";

export function diffCommand(context: CommandContext) {
  return new Command("diff")
    .summary("print how one version of a pack became another, and what plays differently")
    .description(
      "Prints how pack A became pack B: kinds, rules, cells, recorded moves, other texts; and which levels play " +
        "differently, longer, or not at all. What cannot be read is listed as not compared.",
    )
    .usage("A B [options]")
    .argument("<A>", "the folder of the earlier version")
    .argument("<B>", "the folder of the later version")
    .option("--rest <DIR>", "A and B hold only the files that differ; DIR holds the others, and any number of packs")
    .option("--html <FILE>", "write a page with the boards before and after, and print nothing")
    .addOption(jsonOption("print the differences as JSON").conflicts("html"))
    .addHelpText("after", "\nExits with 1 if something differs.")
    .action(async (before, after, { rest = null, html = null, json = false }) => {
      await context.run(async () => (await import("../diff/diff")).diff, { before, after, rest, html, json });
    });
}
