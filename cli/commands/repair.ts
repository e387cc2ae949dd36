// Defines `gridwright repair`.
import { Command } from "@commander-js/extra-typings";
import type { CommandContext } from "../commandContext";
import { budgetOption, jsonOption, memoryOption, profileOption } from "./options";

export function repairCommand(context: CommandContext) {
  return new Command("repair")
    .summary("find what makes broken solutions win again")
    .description(
      "Tells which recorded solutions do not win, and how each can be made to: with as few moves left out or added as can " +
        "be, and by keeping as much of its start as can be. Nothing is written.",
    )
    .usage("PACK [LEVEL...] [options]")
    .argument("<PACK>", "a pack's folder")
    .argument("[LEVEL...]", "the ids of levels; none: all")
    .addOption(budgetOption())
    .addOption(memoryOption())
    .addOption(profileOption())
    .addOption(jsonOption("print a line of JSON for each level"))
    .addHelpText("after", AFTER)
    .action(async (pack, levels, { budget, memory, profile = null, json = false }) => {
      const repair = { pack, levels, budgetMs: budget, memoryBytes: memory, profile, json };
      await context.run(async () => (await import("../solving/repair")).repair, repair);
    });
}

const AFTER = `
With --json a level is {"level","solution":"wins"|"broken"|"none"|"unplayable","repairs"}; "repairs" holds
"fewestEdits" and "sameStart", each {"kind":"repaired"|"unsolvable"|"unknown","repair":{"path","left","added","proven"}}.
Exits with 1 if a solution does not win, or a level cannot be played.`;
