// Reads the command line: the pack to open, and how much memory the engine may use. Pure.
import path from "node:path";

/**
 * Returns `--project=PATH`, else the first argument that is not an option, else null. `argv` begins with the
 * executable; in development (`electron . PACK`) the app's own folder comes before the pack.
 */
export function packFromArguments(argv: readonly string[], folder: string, development: boolean): string | null {
  const named = argv.find((argument) => argument.startsWith("--project="));
  if (named !== undefined) return path.resolve(folder, named.slice("--project=".length));
  const pack = positionals(argv.slice(1))[development ? 1 : 0];
  return pack === undefined ? null : path.resolve(folder, pack);
}

/** How much memory the rule engine may use unless `--host-memory=MEGABYTES` says otherwise. Packs need far less. */
const HOST_MEMORY_MB = 1_024;

/**
 * Returns the size limit of the engine's heap in megabytes: the one on the command line, or the default if it is absent
 * or invalid.
 */
export function hostMemoryFromArguments(argv: readonly string[]): number {
  const named = argv.find((argument) => argument.startsWith("--host-memory="));
  const megabytes = Number(named?.slice("--host-memory=".length));
  return Number.isInteger(megabytes) && megabytes >= 32 && megabytes <= 65_536 ? megabytes : HOST_MEMORY_MB;
}

/** Returns the arguments that are not options. `-r` takes the argument after it with it. */
function positionals(args: readonly string[]): readonly string[] {
  return args.filter((argument, at) => !argument.startsWith("-") && args[at - 1] !== "-r" && argument !== "");
}
