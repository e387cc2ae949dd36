// Defines `gridwright schemas`.
import { Command } from "@commander-js/extra-typings";
import type { CommandContext } from "../commandContext";
import { jsonOption } from "./options";

export function schemasCommand(context: CommandContext) {
  return new Command("schemas")
    .summary("write the JSON Schemas of all languages, for other editors")
    .description(
      "Writes the JSON Schemas of all languages into a folder, which it creates: DIR/LANGUAGE/NAME.schema.json.",
    )
    .usage("--out DIR [options]")
    .requiredOption("--out <DIR>", "the folder to write to")
    .addOption(jsonOption('print {"files":[file]}'))
    .action(async ({ out, json = false }) => {
      await context.run(async () => (await import("../schemas")).schemas, out, json);
    });
}
