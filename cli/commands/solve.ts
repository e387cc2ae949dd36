// Defines `gridwright solve`.
import type { CommandContext } from "../commandContext";
import { searchCommand } from "./options";

export function solveCommand(context: CommandContext) {
  return searchCommand("solve")
    .summary("find the fewest moves that win each level, proven")
    .description(
      "Finds the fewest moves that win each level, and proves that there is no shorter way, or that there is none at " +
        "all. Every path is replayed before it is printed. A level that takes more than --budget or --memory is " +
        '"unknown: none under N moves", and that much is proven.',
    )
    .addHelpText("after", AFTER)
    .action(async (pack, levels, { budget, memory, profile = null, json = false }) => {
      const solve = { pack, levels, budgetMs: budget, memoryBytes: memory, profile, json };
      await context.run(async () => (await import("../solving/solve")).solve, solve);
    });
}

const AFTER = `
With --json a level is {"level","kind":"solved"|"unsolvable"|"unknown","length","path","proven","noneUnder","states",
"ms","because"}; "because" is "time", "memory", "unplayable", "limit" where the level allows too few moves,
"no-goal", or "not-offered" where the recorded solution wins by a move that is not offered.
Exits with 1 if a level has no solution, or cannot be played.`;
