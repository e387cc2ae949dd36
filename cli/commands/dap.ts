// Defines `gridwright dap`.
import { Command } from "@commander-js/extra-typings";
import type { CommandContext } from "../commandContext";

export function dapCommand(context: CommandContext) {
  return new Command("dap")
    .summary("let other editors step through a level, over the Debug Adapter Protocol")
    .description(
      "Serves an editor over the Debug Adapter Protocol: launches a level with its recorded moves, steps forwards and " +
        "backwards through phases, passes, rules and effects, and stops at breakpoints in rule files.",
    )
    .usage("[options]")
    .option("--stdio", "speak over standard input and output, which is the only way there is")
    .addHelpText("after", "\nThe editor starts this command; docs/editors.md says how for VS Code, Neovim and others.")
    .action(async () => {
      await context.run(async () => (await import("../dap/dap")).dap);
    });
}
