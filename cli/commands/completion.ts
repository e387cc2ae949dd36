// Defines `gridwright completion`.
import { Argument, Command, type CommandUnknownOpts } from "@commander-js/extra-typings";

import type { CommandContext, Runner } from "../commandContext";
import { SHELLS, type Shell } from "../completion/shells";
import { ExitCode } from "../output";

/** `program` returns the whole command line. */
export function completionCommand(context: CommandContext, program: () => CommandUnknownOpts) {
  return new Command("completion")
    .summary("print a script that completes commands and options in a shell")
    .description("Prints a script that makes a shell complete commands, options and their values.")
    .usage("SHELL")
    .addArgument(new Argument("<SHELL>", "the shell that is to complete").choices(SHELLS))
    .addHelpText("after", AFTER)
    .action(async (shell) => {
      await context.run(() => loadCompletion(program()), shell);
    });
}

async function loadCompletion(program: CommandUnknownOpts): Promise<Runner<[shell: Shell]>> {
  const { completionScript } = await import("../completion/completionScript");
  return async (shell, output) => {
    await output.write(completionScript(program, shell));
    return ExitCode.ok;
  };
}

const AFTER = `
bash: gridwright completion bash > ~/.local/share/bash-completion/completions/gridwright
zsh:  gridwright completion zsh > DIR/_gridwright, where DIR is a folder of $fpath
fish: gridwright completion fish > ~/.config/fish/completions/gridwright.fish`;
