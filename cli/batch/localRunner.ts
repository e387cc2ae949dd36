// Does the jobs of a batch on threads of this machine.
import { defined } from "../../shared/base/defined";
import type { JobEvent } from "./journal";
import type { PackTexts, PlannedJob } from "./jobs";
import { BatchThreads } from "./threads";

export interface RunOptions {
  /** The most time of a job, everything included. */
  readonly limitMs: number;
  /** What a search may use. */
  readonly memoryBytes: number;
  readonly threads: number;
  /** How often a job that failed is tried again. */
  readonly retries: number;
}

/** Tells how a batch goes. */
export type Tell = (event: JobEvent) => void;

/** Does all jobs, each on the next free thread, and resolves when every one has a result or is given up. */
export async function runLocally(
  jobs: readonly PlannedJob[],
  packs: ReadonlyMap<string, PackTexts>,
  { threads, retries, limitMs, memoryBytes }: RunOptions,
  tell: Tell,
): Promise<void> {
  const pool = new BatchThreads(Math.min(threads, jobs.length), memoryBytes);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < jobs.length) {
      const { id: job, spec } = defined(jobs[next++]);
      const texts = defined(packs.get(spec.pack));
      for (let attempt = 0; attempt <= retries; attempt++) {
        const answer = await pool.do(spec, texts, limitMs);
        if (answer.ok) {
          tell({ job, kind: "done", result: answer.result, ms: answer.ms });
          break;
        }
        tell({ job, kind: "failed", message: answer.message, isLast: attempt === retries });
      }
    }
  };
  await Promise.all(Array.from({ length: pool.size }, work));
  pool.end();
}
