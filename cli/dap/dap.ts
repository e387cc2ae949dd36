// The dap command: a debug adapter over standard input and output.
import process from "node:process";
import { ExitCode } from "../output";
import { LevelDebugSession } from "./session";

/** Serves one editor until it disconnects or closes its end. */
export async function dap(): Promise<ExitCode> {
  new LevelDebugSession().start(process.stdin, process.stdout);
  // A file, such as /dev/null, has an end only.
  await new Promise<void>((resolve) => process.stdin.once("close", resolve).once("end", resolve));
  return ExitCode.ok;
}
