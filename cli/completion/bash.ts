// Completion in bash.
import { assertNever } from "../../shared/base/assertNever";
import type { CompletedCommand, ValueKind } from "./commandTable";

/** Returns a script that defines a completion function and names it for `program`. */
export function bashScript(program: string, commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name).join(" ");
  return `# bash completion for ${program}
_${program}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W "${names} --help --version" -- "$current"))
    return
  fi
  case "$command $previous" in
${commands.flatMap(optionCases).join("\n")}
  esac
  if [[ "$current" == -* ]]; then
    case "$command" in
${commands.map(flagsCase).join("\n")}
    esac
    return
  fi
  case "$command" in
${commands.map(operandsCase).join("\n")}
  esac
}
complete -F _${program} ${program}
`;
}

function optionCases({ name, options }: CompletedCommand): readonly string[] {
  return options.flatMap(({ flags, value }) => {
    if (value === null) return [];
    const pattern = flags.map((flag) => `"${name} ${flag}"`).join("|");
    return [`    ${pattern}) ${reply(value)} return ;;`];
  });
}

function flagsCase({ name, options }: CompletedCommand): string {
  const flags = options.flatMap((option) => option.flags.filter((flag) => flag.startsWith("--")));
  return `      ${name}) COMPREPLY=($(compgen -W "${flags.join(" ")}" -- "$current")) ;;`;
}

/** All operands of a command are completed alike: bash does not say which one the caret is at. */
function operandsCase({ name, operands: [first = { kind: "other" }] }: CompletedCommand): string {
  return `    ${name}) ${reply(first)} ;;`;
}

function reply(value: ValueKind): string {
  switch (value.kind) {
    case "words":
      return `COMPREPLY=($(compgen -W "${value.words.join(" ")}" -- "$current"));`;
    case "folder":
      return `compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$current");`;
    case "file":
      return `compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current");`;
    case "other":
      return ":;";
    default:
      return assertNever(value);
  }
}
