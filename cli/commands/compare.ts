// Defines `gridwright compare`.
import { Command } from "@commander-js/extra-typings";
import type { CommandContext } from "../commandContext";
import { jsonOption } from "./options";

export function compareCommand(context: CommandContext) {
  return new Command("compare")
    .summary("list the levels that play differently as DSL 0.5 and as later versions")
    .description("Lists the levels that play differently as DSL 0.5 and as later versions, and after which moves.")
    .usage("PACK [options]")
    .argument("<PACK>", "a pack's folder")
    .addOption(jsonOption('print {"levels":[{"level","moves","onSolution","differences"}]}'))
    .addHelpText("after", "\nExits with 1 if there is one.")
    .action(async (pack, { json = false }) => {
      await context.run(async () => (await import("../compare")).compare, pack, json);
    });
}
