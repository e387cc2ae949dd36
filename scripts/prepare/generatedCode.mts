// Makes sure of shared/generated, which is made from the schemas and not in git.
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { projectRoot, run } from "./project.mts";

const GENERATOR = path.join(projectRoot, "scripts", "generate.mts");

/** Runs the generator when something it reads is younger than what it wrote. Throws when it fails. */
export async function ensureGeneratedCode(): Promise<void> {
  const written = timesBelow(path.join(projectRoot, "shared", "generated"));
  const read = [...timesBelow(path.join(projectRoot, "schemas")), ...timesBelow(GENERATOR)];
  if (isYounger(written, read)) return;
  const { code } = await run(process.execPath, ["--import", "tsx", GENERATOR], { output: "stderr" });
  if (code !== 0) throw new Error("npm run generate failed; its output is above.");
}

/** Whether something was written, and after everything that was read. Times in ms. */
export function isYounger(written: readonly number[], read: readonly number[]): boolean {
  return written.length > 0 && Math.max(...written) >= Math.max(...read);
}

/** The times of change of a file, or of all files below a folder; none when it is not there. */
function timesBelow(place: string): readonly number[] {
  if (!existsSync(place)) return [];
  const stat = statSync(place);
  if (!stat.isDirectory()) return [stat.mtimeMs];
  return readdirSync(place).flatMap((name) => timesBelow(path.join(place, name)));
}
