// Defines `gridwright replay`.
import process from "node:process";
import { createInterface } from "node:readline";
import { Command } from "@commander-js/extra-typings";
import type { CommandContext, Runner } from "../commandContext";
import type { Profile } from "../profiles";
import { jsonOption, profileOption } from "./options";

export function replayCommand(context: CommandContext) {
  return new Command("replay")
    .summary("replay a stream of recorded moves, and print the state after each")
    .description("Replays the moves that it reads, and prints whether each was accepted and the state after it.")
    .usage("--packs DIR [options]")
    .requiredOption("--packs <DIR>", "the folder with the packs that the lines name")
    .addOption(profileOption())
    .addOption(jsonOption("accepted as everywhere; the output always is JSON"))
    .addHelpText("after", AFTER)
    .action(async ({ packs, profile = null }) => {
      await context.run(loadReplay, packs, profile);
    });
}

async function loadReplay(): Promise<Runner<[folder: string, profile: Profile | null]>> {
  const { replay } = await import("../replay");
  return (folder, profile, output) => replay(folder, profile, createInterface({ input: process.stdin }), output);
}

const AFTER = `
Reads JSON Lines {"pack","level","walk","actions":[{"action":...}]} on standard input and writes for each one line
{"pack","level","walk","initial","steps":[{"accepted","won","lost","digest","events"}]}. "pack" names a folder in DIR.
For a line that cannot be replayed it writes an "error". Without --profile each pack's own version applies.
Exits with 1 if there was such a line.`;
