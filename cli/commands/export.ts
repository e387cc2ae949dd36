// Defines `gridwright export`.
import { Command } from "@commander-js/extra-typings";
import { type CommandContext, usageError } from "../commandContext";
import { jsonOption } from "./options";

export function exportCommand(context: CommandContext) {
  return new Command("export")
    .summary("write a pack as a web page that plays it")
    .description(
      "Writes a pack as one HTML file that plays it in any browser, offline and without a server; or as a zip file " +
        "with that page as index.html, for sites that host games. Same pack, same file.",
    )
    .usage("PACK --html FILE [options]")
    .argument("<PACK>", "the folder of the pack")
    .option("--html <FILE>", "the page to write")
    .option("--zip <FILE>", "the zip file to write, with the page in it")
    .addOption(jsonOption('print {"files":[{"file","bytes"}]}'))
    .addHelpText("after", "\nExits with 1 if the pack has nothing to play, or is too large for a page.")
    .action(async (pack, { html = null, zip = null, json = false }) => {
      if (html === null && zip === null) throw usageError("export needs --html FILE or --zip FILE.");
      if (/\.zip$/i.test(html ?? ""))
        throw usageError(`--html writes a page by itself: for a zip file give --zip ${html}.`);
      if (/\.html?$/i.test(zip ?? ""))
        throw usageError(`--zip writes a zip file: for a page by itself give --html ${zip}.`);
      await context.run(async () => (await import("../export/export")).exportPack, { pack, html, zip, json });
    });
}
