// Defines `gridwright check`.
import { Command, Option } from "@commander-js/extra-typings";
import type { CheckOptions } from "../check";
import { type CommandContext, type Runner, usageError } from "../commandContext";
import { stopSignal } from "../stopSignal";
import { budgetOption, jsonOption, memoryOption } from "./options";

export function checkCommand(context: CommandContext) {
  return new Command("check")
    .summary("print findings, and whether the recorded solutions win")
    .description("Prints each pack's findings as file:line:column, and the result of each level's recorded solution.")
    .usage("PACK... [options]")
    .argument("<PACK...>", "pack folders")
    .addOption(jsonOption("print all as JSON, with the fixes of each finding and their edits"))
    .addOption(
      new Option("--annotations", "print commands for GitHub Actions, which shows them beside the code").conflicts(
        "json",
      ),
    )
    .option("--sarif <FILE>", "also write the findings to a file that tools for code review read")
    .option("--fix", "first apply the safe fixes, those where only one thing can be meant, and print them")
    .option("--dry-run", "with --fix: write nothing, and print what would be fixed")
    .option("--solve", "search each level of puzzles too, and print in how few moves it can be won")
    .addOption(new Option("--watch", "check again whenever a file changes, until stopped").conflicts("fix"))
    .addOption(budgetOption())
    .addOption(memoryOption())
    .addHelpText("after", AFTER)
    .action(async (packs, { json, annotations, sarif = null, fix, dryRun, solve, watch, budget, memory }) => {
      if (dryRun && !fix) throw usageError("--dry-run shows what --fix would do; give both.");
      const load = watch ? loadWatch : async () => (await import("../check")).check;
      await context.run(load, packs, {
        form: json ? "json" : annotations ? "annotations" : "text",
        sarif,
        fix: !fix ? null : dryRun ? "show" : "apply",
        solve: solve ? { budgetMs: budget, memoryBytes: memory } : null,
      });
    });
}

async function loadWatch(): Promise<Runner<[packs: readonly string[], options: CheckOptions]>> {
  const { watchCheck } = await import("../checkWatch");
  const stopped = stopSignal();
  return (packs, options, output) => watchCheck(packs, options, stopped, output);
}

const AFTER = `
--watch with --json prints a line for each check. Exits with 1 if a finding is an error, a solution does not win, or a level is proven to have none.`;
