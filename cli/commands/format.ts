// Defines `gridwright format`.
import { Command } from "@commander-js/extra-typings";
import type { CommandContext } from "../commandContext";
import { jsonOption } from "./options";

export function formatCommand(context: CommandContext) {
  return new Command("format")
    .summary("format the packs' files in the house style")
    .description(
      "Formats the packs' files in the house style and lists those it changes. Values, keys and their order stay.",
    )
    .usage("PACK... [options]")
    .argument("<PACK...>", "pack folders")
    .option("--check", "write nothing, and list the files that are not formatted")
    .addOption(jsonOption('print {"changed":[file],"problems":[{"file","message"}]}'))
    .addHelpText("after", "\nExits with 1 if a file is not valid JSON or, with --check, not formatted.")
    .action(async (packs, { check = false, json = false }) => {
      await context.run(async () => (await import("../format")).format, packs, { check, json });
    });
}
