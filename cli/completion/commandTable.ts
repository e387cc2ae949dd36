// What a shell can complete, as data: the commands, their options, and what values these take.
import type { CommandUnknownOpts, Option } from "@commander-js/extra-typings";

export interface CompletedCommand {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** What stands after the command, in its order; the last one may be repeated. */
  readonly operands: readonly ValueKind[];
}

export interface CompletedOption {
  /** With its dashes: `--json`, `-h`. */
  readonly flags: readonly string[];
  readonly description: string;
  /** Null: it takes no value. */
  readonly value: ValueKind | null;
}

/** What a value is: one of several words, the name of a file or folder, or anything. */
export type ValueKind =
  | { readonly kind: "words"; readonly words: readonly string[] }
  | { readonly kind: "folder" }
  | { readonly kind: "file" }
  | { readonly kind: "other" };

/** Returns the commands of a program in its order, without hidden ones. */
export function commandTable(program: CommandUnknownOpts): readonly CompletedCommand[] {
  const help = program.createHelp();
  const commands = help.visibleCommands(program);
  return commands.map((command) => ({
    name: command.name(),
    summary: help.subcommandDescription(command),
    options: help.visibleOptions(command).map(optionOf),
    operands:
      command.name() === "help"
        ? [{ kind: "words", words: commands.map((each) => each.name()) }]
        : command.registeredArguments.map((operand) => valueOf(operand.name(), operand.argChoices)),
  }));
}

function optionOf({ short, long, description, flags, required, optional, argChoices }: Option): CompletedOption {
  const placeholder = /<(.+)>/.exec(flags)?.[1] ?? "";
  return {
    flags: [short, long].filter((flag) => flag !== undefined),
    description,
    value: required || optional ? valueOf(placeholder, argChoices) : null,
  };
}

const FOLDERS: ReadonlySet<string> = new Set(["PACK", "DIR", "A", "B"]);

/** The names that help gives to values say what they are. */
function valueOf(name: string, choices: readonly string[] | undefined): ValueKind {
  if (choices !== undefined) return { kind: "words", words: choices };
  if (FOLDERS.has(name)) return { kind: "folder" };
  return { kind: name === "FILE" ? "file" : "other" };
}
