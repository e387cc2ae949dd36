// What was said when the program was started: the pack to open, and how much memory the engine may have. Pure.
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

/** What the rule engine may keep in memory, unless `--host-memory=MEGABYTES` says otherwise: far more than packs need. */
const HOST_MEMORY_MB = 1_024;

/** The megabytes that the command line grants the engine's heap; the usual ones when it says none, or nonsense. */
export function hostMemoryFromArguments(argv: readonly string[]): number {
  const named = argv.find((argument) => argument.startsWith("--host-memory="));
  const megabytes = Number(named?.slice("--host-memory=".length));
  return Number.isInteger(megabytes) && megabytes >= 32 && megabytes <= 65_536 ? megabytes : HOST_MEMORY_MB;
}

/** What is no option; `-r` takes the argument after it along. */
function positionals(args: readonly string[]): readonly string[] {
  return args.filter((argument, at) => !argument.startsWith("-") && args[at - 1] !== "-r" && argument !== "");
}
