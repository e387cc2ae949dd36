// Defines `gridwright lsp`.
import { Command } from "@commander-js/extra-typings";
import type { CommandContext } from "../commandContext";

export function lspCommand(context: CommandContext) {
  return (
    new Command("lsp")
      .summary("serve other editors over the Language Server Protocol")
      .description(
        "Serves an editor over the Language Server Protocol: findings, completion, hover, definitions, references, " +
          "rename, outline, formatting, fixes, and lenses with what the solutions do.",
      )
      .usage("[options]")
      .option("--stdio", "speak over standard input and output, which is the only way there is")
      // The connection reads it by itself from the arguments.
      .option("--clientProcessId <ID>", "the number of the editor's process: without it the server ends too")
      .addHelpText(
        "after",
        "\nThe editor starts this command; docs/editors.md says how for VS Code, Neovim and others.",
      )
      .action(async () => {
        await context.run(async () => (await import("../lsp/lsp")).lsp);
      })
  );
}
