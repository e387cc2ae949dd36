// The project's paths, and how the scripts run other programs.
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Returns the folder of the built app: `out`, or another one beside it when several builds run at once. */
export function outFolder(): string {
  return path.join(projectRoot, process.env.GRIDWRIGHT_OUT ?? "out");
}

/** Returns the script of an installed package, to be run with Node: no shell and no `.cmd` differences. */
export function packageScript(...segments: readonly string[]): string {
  return path.join(projectRoot, "node_modules", ...segments);
}

/** Colours are for people at a terminal; a log stays readable as text. */
const PLAIN_TEXT = process.stdout.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: undefined };

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  /** "pass" shows the output as it comes; "stderr" shows it all on stderr; "keep" only collects it. */
  readonly output?: "pass" | "stderr" | "keep";
  readonly timeoutMs?: number;
}

export interface RunResult {
  /** 0 is success; 127 when the program could not be started; 1 when a signal ended it. */
  readonly code: number;
  /** The output, with `output: "keep"`. */
  readonly text: string;
}

/** Runs a program to its end. Never rejects: for a program that cannot be started it returns a code and a text. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { output = "pass" } = options;
  const stdio = { pass: "inherit", stderr: ["inherit", 2, 2], keep: ["ignore", "pipe", "pipe"] } as const;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? projectRoot,
      env: { ...process.env, ...PLAIN_TEXT, ...options.env },
      stdio: output === "pass" ? "inherit" : [...stdio[output]],
    });
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
    child.stderr?.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
    const timer =
      options.timeoutMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), options.timeoutMs);
    child.on("error", (error) => {
      clearTimeout(timer);
      resolve({ code: 127, text: error.message });
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, text });
    });
  });
}

/** Runs a JavaScript file with this Node. */
export function runNode(file: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, [file, ...args], options);
}

/** Prints a line for the user to stderr, apart from any machine-readable output. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
