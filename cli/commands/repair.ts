// Defines `gridwright repair`.
import type { CommandContext } from "../commandContext";
import { searchCommand } from "./options";

export function repairCommand(context: CommandContext) {
  return searchCommand("repair")
    .summary("find what makes broken solutions win again")
    .description(
      "Tells which recorded solutions do not win, and how each can be made to: with as few moves left out or added as can " +
        "be, and by keeping as much of its start as can be. Nothing is written.",
    )
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
