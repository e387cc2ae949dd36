// The entry point of the command line: the host without a window.
import { once } from "node:events";
import process from "node:process";
import { isMainThread } from "node:worker_threads";
import { CommanderError } from "@commander-js/extra-typings";
import { ExitCode, type Output } from "./output";
import { createProgram, refusalText } from "./program";

const output: Output = {
  async write(text) {
    if (!process.stdout.write(text)) await once(process.stdout, "drain");
  },
  writeError: (line) => void process.stderr.write(`${line}\n`),
};

async function main(args: readonly string[]): Promise<ExitCode> {
  if (args.length === 0) return refuse("No command given.");
  let exitCode: ExitCode = ExitCode.ok;
  const program = createProgram({
    async run(load, ...rest) {
      const command = await load();
      exitCode = await command(...rest, output);
    },
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // The help and the version were printed.
    return error.exitCode === 0 ? ExitCode.ok : refuse(refusalText(error));
  }
}

function refuse(sentence: string): ExitCode {
  output.writeError(`${sentence} See --help.`);
  return ExitCode.usage;
}

// The reader of our output may stop early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
if (isMainThread) process.exitCode = await main(process.argv.slice(2));
else (await import("./batch/jobThread")).serveJobs();
