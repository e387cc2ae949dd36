// Defines `gridwright publish`.
import { Command } from "@commander-js/extra-typings";
import { type CommandContext, usageError } from "../commandContext";
import { jsonOption } from "./options";

export function publishCommand(context: CommandContext) {
  return new Command("publish")
    .summary("publish an event in a pack of event rules, and print what comes of it")
    .description(
      "Publishes an event in a pack of event rules, or in a single file with rules and events, and prints what came " +
        "of it. A session gives the state to begin with; without --event its own events are published, one after " +
        "the other; --json has the last event, and what all of them came to.",
    )
    .usage("PACK [options]")
    .argument("<PACK>", "a pack's folder, or a single file that holds all of a session")
    .option("--session <ID>", "the session to begin with")
    .option("--event <ID>", "the event to publish")
    .option("--payload <JSON>", "the event's data, a JSON object")
    .option("--seed <N>", "the seed of chance, a whole number", parseSeed)
    .option("--dry-run", "call nothing, and keep no state")
    .option("--skipped", "list the outcomes that were skipped, each once for each reason")
    .addOption(jsonOption("print one JSON object"))
    .addHelpText("after", AFTER)
    .action(async (pack, options) => {
      const { session = null, event = null, payload = null, seed = null, dryRun = false, ...more } = options;
      const { skipped: withSkipped = false, json = false } = more;
      const publish = { pack, session, event, payload, seed, isDry: dryRun, withSkipped, json };
      await context.run(async () => (await import("../publish")).publish, publish);
    });
}

function parseSeed(text: string): number {
  if (!/^-?\d+$/.test(text)) throw usageError(`--seed is a whole number, not "${text}".`);
  return Number(text);
}

const AFTER = `
--json prints {"final":{"id","payload","denied"},"fired":[{"id","payload"}],
"calls":[{"service","function","parameters"}],"blocked","changes":[{"path","before","after"}]},
with "notMade", as "calls", for the calls that a dry run would make,
with "leftOut":[{"why","times"}] when a limit of the program kept something from happening, and with
--skipped "skipped":[{"rule","outcome","what","why","times"}] ("at" instead of the first three for
what a stub or a subscriber was to do).
Exits with 1 if a file cannot be read.`;
