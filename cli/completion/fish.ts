// Completion in fish.
import { assertNever } from "../../shared/base/assertNever";
import type { CompletedCommand, CompletedOption, ValueKind } from "./commandTable";

/** Returns a script with a `complete` line for each command, option and operand. */
export function fishScript(program: string, commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, options, operands }) => {
    const within = `complete -c ${program} -n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
    const values = operands.map(valueFlags).filter((flags) => flags !== "");
    return [
      `complete -c ${program} -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      ...options.map((option) => `${within} ${optionFlags(option)}`),
      ...[...new Set(values)].map((flags) => `${within} ${flags}`),
    ];
  });
  return [`# fish completion for ${program}`, `complete -c ${program} -f`, ...lines, ""].join("\n");
}

function optionFlags({ flags, description, value }: CompletedOption): string {
  const names = flags.map((flag) => (flag.startsWith("--") ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  // Without -x fish offers files too.
  const taken =
    value === null ? [] : [value.kind === "file" ? "-r" : "-x", valueFlags(value)].filter((each) => each !== "");
  return [...names, ...taken, "-d", quoted(description)].join(" ");
}

function valueFlags(value: ValueKind): string {
  switch (value.kind) {
    case "words":
      return `-a ${quoted(value.words.join(" "))}`;
    case "folder":
      return `-a '(__fish_complete_directories)'`;
    case "file":
      return "-F";
    case "other":
      return "";
    default:
      return assertNever(value);
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
