// The scripts that let shells complete the command line. They name all commands and options themselves: completing
// starts no program.
import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { bashScript } from "./bash";
import { commandTable } from "./commandTable";
import { fishScript } from "./fish";
import type { Shell } from "./shells";
import { zshScript } from "./zsh";

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

/** Returns the script for a shell. */
export function completionScript(program: CommandUnknownOpts, shell: Shell): string {
  return SCRIPTS[shell](program.name(), commandTable(program));
}
