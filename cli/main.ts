// The entry point of the command line: the host without a window.
import { once } from "node:events";
import process from "node:process";
import { createInterface } from "node:readline";
import { assertNever } from "../shared/base/assertNever";
import { type Command, parseCommand } from "./arguments";
import { check } from "./check";
import { compare } from "./compare";
import { diff } from "./diff/diff";
import { format } from "./format";
import { HELP } from "./help";
import { ExitCode, type Output } from "./output";
import { publish } from "./publish";
import { perft } from "./perft";
import { replay } from "./replay";
import { schemas } from "./schemas";
import { solve } from "./solve";
import { trace } from "./trace";

const output: Output = {
  async write(text) {
    if (!process.stdout.write(text)) await once(process.stdout, "drain");
  },
  writeError: (line) => void process.stderr.write(`${line}\n`),
};

async function run(command: Command): Promise<ExitCode> {
  switch (command.name) {
    case "help":
      await output.write(HELP);
      return ExitCode.ok;
    case "check":
      return check(command.packs, command.options, output);
    case "compare":
      return compare(command.pack, output);
    case "diff":
      return diff(command, output);
    case "format":
      return format(command.packs, command.check, output);
    case "publish":
      return publish(command, output);
    case "perft":
      return perft(command.perft, output);
    case "replay":
      return replay(command.folder, command.profile, createInterface({ input: process.stdin }), output);
    case "schemas":
      return schemas(command.folder, output);
    case "solve":
      return solve(command.solve, output);
    case "trace":
      return trace(command, output);
    default:
      return assertNever(command);
  }
}

async function main(): Promise<void> {
  const parsed = parseCommand(process.argv.slice(2));
  if (parsed.ok) {
    process.exitCode = await run(parsed.value);
    return;
  }
  output.writeError(`${parsed.refusal} See --help.`);
  process.exitCode = ExitCode.usage;
}

// The reader of our output may stop early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
void main();
