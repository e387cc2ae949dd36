// Generates shared/generated, which is made from the schemas and not in git, when it is out of date.
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { projectRoot, run } from "./project.mts";

const GENERATOR = path.join(projectRoot, "scripts", "generate.mts");

/** Runs the generator when one of its inputs is newer than its output. Throws when it fails. */
export async function ensureGeneratedCode(): Promise<void> {
  const written = timesBelow(path.join(projectRoot, "shared", "generated"));
  const read = [...timesBelow(path.join(projectRoot, "schemas")), ...timesBelow(GENERATOR)];
  if (isNewer(written, read)) return;
  const { code } = await run(process.execPath, ["--import", "tsx", GENERATOR], { output: "stderr" });
  if (code !== 0) throw new Error("npm run generate failed; its output is above.");
}

/** Returns whether the output exists and is newer than every input. Times in ms. */
export function isNewer(written: readonly number[], read: readonly number[]): boolean {
  return written.length > 0 && Math.max(...written) >= Math.max(...read);
}

/** Returns the modification times of a file, or of all files below a folder; none when it does not exist. */
export function timesBelow(place: string): readonly number[] {
  if (!existsSync(place)) return [];
  const stat = statSync(place);
  if (!stat.isDirectory()) return [stat.mtimeMs];
  return readdirSync(place).flatMap((name) => timesBelow(path.join(place, name)));
}
