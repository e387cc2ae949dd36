// The whole command line as commander knows it: every command, and the help about them.
import { Command, type CommandUnknownOpts, type CommanderError } from "@commander-js/extra-typings";

import { version } from "../package.json";
import { nearestName } from "../shared/base/nearestName";
import { type CommandContext, usageError } from "./commandContext";
import { batchCommand } from "./commands/batch";
import { checkCommand } from "./commands/check";
import { compareCommand } from "./commands/compare";
import { completionCommand } from "./commands/completion";
import { dapCommand } from "./commands/dap";
import { diffCommand } from "./commands/diff";
import { exportCommand } from "./commands/export";
import { formatCommand } from "./commands/format";
import { lspCommand } from "./commands/lsp";
import { generateCommand } from "./commands/generate";
import { insightCommand } from "./commands/insight";
import { perftCommand } from "./commands/perft";
import { pictureCommand } from "./commands/picture";
import { publishCommand } from "./commands/publish";
import { repairCommand } from "./commands/repair";
import { replayCommand } from "./commands/replay";
import { schemasCommand } from "./commands/schemas";
import { solveCommand } from "./commands/solve";
import { traceCommand } from "./commands/trace";
import { workerCommand } from "./commands/worker";

const PROGRAM = "gridwright";

/** Makes the program. Nothing is printed or ended but by `context` and the help. */
export function createProgram(context: CommandContext): CommandUnknownOpts {
  const program: CommandUnknownOpts = new Command(PROGRAM);
  program
    .description("Checks, plays and searches packs of puzzles and board games on the command line.")
    .usage("COMMAND [options]")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this text")
    .helpCommand(false)
    .configureHelp({
      subcommandTerm: (command) => `${command.name()} ${command.usage()}`.replace(" [options]", ""),
      styleTitle: (title) => bold(title),
    })
    .addHelpText("after", EXIT_CODES)
    // Errors are thrown, and told by main.
    .configureOutput({ outputError: () => undefined })
    .exitOverride();
  const commands = [
    batchCommand(context),
    checkCommand(context),
    compareCommand(context),
    completionCommand(context, () => program),
    dapCommand(context),
    diffCommand(context),
    exportCommand(context),
    formatCommand(context),
    generateCommand(context),
    insightCommand(context),
    lspCommand(context),
    perftCommand(context),
    pictureCommand(context),
    publishCommand(context),
    repairCommand(context),
    replayCommand(context),
    schemasCommand(context),
    solveCommand(context),
    traceCommand(context),
    workerCommand(context),
    helpCommand(() => program),
  ];
  for (const command of commands) {
    program.addCommand(command.copyInheritedSettings(program).helpOption("-h, --help", "print this text"));
  }
  return program;
}

/** Defines `gridwright help`. commander's own prints all help for a command that there is not, and says nothing of it. */
function helpCommand(program: () => CommandUnknownOpts) {
  return new Command("help")
    .summary("print what a command does, and its options")
    .description("Prints what a command does, and its options.")
    .usage("[COMMAND]")
    .argument("[COMMAND]", "the name of a command; none: about all")
    .action((name) => {
      if (name === undefined) return program().help();
      const { commands } = program();
      const asked = commands.find((command) => command.name() === name);
      if (asked !== undefined) return asked.help();
      const nearest = nearestName(
        name,
        commands.map((command) => command.name()),
      );
      throw usageError(`Unknown command '${name}'.${nearest === null ? "" : ` (Did you mean ${nearest}?)`}`);
    });
}

const EXIT_CODES = `
Exit codes: 0 success; 1 what the command's help says; 2 the command line is invalid, or names something that is not
there. Output has colors in a terminal only, and none when NO_COLOR is set.
"gridwright help COMMAND" tells more about a command.`;

/** commander takes the style away again where the output has no colors. */
function bold(text: string): string {
  return `\u001B[1m${text}\u001B[22m`;
}

/** Returns why commander refused a command line, as one sentence. */
export function refusalText({ message }: CommanderError): string {
  const text = message
    .replace(/^error: /, "")
    .replace(/^command-argument value ('.*') is invalid for argument '(.*?)'/, "$2 cannot be $1")
    .replace(/\s*\n\s*/g, ". ");
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?)]$/.test(sentence) ? sentence : `${sentence}.`;
}
