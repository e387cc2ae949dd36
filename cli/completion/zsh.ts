// Completion in zsh.
import { assertNever } from "../../shared/base/assertNever";
import type { CompletedCommand, CompletedOption, ValueKind } from "./commandTable";

/** Returns a script that a folder of `$fpath` can hold under the name `_PROGRAM`. */
export function zshScript(program: string, commands: readonly CompletedCommand[]): string {
  return `#compdef ${program}
_${program}() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(":", "\\:")}`)}`).join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe -t commands command commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${commands.map(commandCase).join("\n")}
  esac
}
if [[ "$funcstack[1]" == "_${program}" ]]; then
  _${program} "$@"
else
  compdef _${program} ${program}
fi
`;
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const specs = [...options.flatMap(optionSpecs), ...operands.map(operandSpec(operands.length))];
  return `    ${name}) _arguments ${specs.map(quoted).join(" \\\n      ")} ;;`;
}

function optionSpecs({ flags, description, value }: CompletedOption): readonly string[] {
  const text = escaped(description);
  return flags.map((flag) => `${flag}[${text}]${value === null ? "" : `:value:${actionOf(value)}`}`);
}

/** The last operand may be repeated. */
function operandSpec(count: number): (value: ValueKind, index: number) => string {
  return (value, index) => `${index === count - 1 ? "*" : index + 1}:operand:${actionOf(value)}`;
}

function actionOf(value: ValueKind): string {
  switch (value.kind) {
    case "words":
      return `(${value.words.join(" ")})`;
    case "folder":
      return "_files -/";
    case "file":
      return "_files";
    case "other":
      return " ";
    default:
      return assertNever(value);
  }
}

/** Brackets and colons end a description. */
function escaped(text: string): string {
  return text.replaceAll(/[[\]:\\]/g, (sign) => `\\${sign}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
