// Runs stages, one after the other or side by side, and ends with one line over all of them.
import { say } from "../prepare/project.mts";
import { type Counts, addCounts } from "./counts.mts";

export interface Stage {
  readonly name: string;
  run(): Promise<StageResult>;
}

export interface StageResult extends Counts {
  /** The runtime that its tests ran on, where there are several. */
  readonly on?: string;
}

/** Returns the counts of a stage; one that cannot run counts as one failure. */
async function countsOf(stage: Stage): Promise<StageResult> {
  try {
    return await stage.run();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs all stages in order, even after a failure; those of an inner list run side by side, so that tools which use one
 * core leave none idle. Prints `N passed, N failed` last and returns the exit code.
 */
export async function runStages(stages: readonly (Stage | readonly Stage[])[]): Promise<number> {
  const results: { readonly name: string; readonly counts: StageResult }[] = [];
  for (const entry of stages) {
    const together = "name" in entry ? [entry] : entry;
    say(`\n── ${together.map(({ name }) => name).join(", ")} ──`);
    const ran = together.map(async (stage) => ({ name: stage.name, counts: await countsOf(stage) }));
    results.push(...(await Promise.all(ran)));
  }
  say("");
  for (const { name, counts } of results) {
    const where = counts.on === undefined ? "" : `, on ${counts.on}`;
    say(`${name.padEnd(14)} ${sentence(counts)}${where}`);
  }
  const total = addCounts(results.map(({ counts }) => counts));
  process.stdout.write(`${sentence(total)}\n`);
  return total.failed === 0 ? 0 : 1;
}

function sentence({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
