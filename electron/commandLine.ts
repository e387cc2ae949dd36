// Finds the pack that was named when the program was started. Pure.
import path from "node:path";

/**
 * `--project=PATH`, else the first argument that is no option; null when neither is there. `argv` begins with the
 * executable; in development (`electron . PACK`) the app's own folder comes before the pack.
 */
export function packFromArguments(argv: readonly string[], folder: string, development: boolean): string | null {
  const named = argv.find((argument) => argument.startsWith("--project="));
  if (named !== undefined) return path.resolve(folder, named.slice("--project=".length));
  const pack = positionals(argv.slice(1))[development ? 1 : 0];
  return pack === undefined ? null : path.resolve(folder, pack);
}

/** What is no option; `-r` takes the argument after it along. */
function positionals(args: readonly string[]): readonly string[] {
  return args.filter((argument, at) => !argument.startsWith("-") && args[at - 1] !== "-r" && argument !== "");
}
