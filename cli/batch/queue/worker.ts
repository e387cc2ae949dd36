// The worker command: does jobs of a queue until it is told to stop.
import { Worker } from "bullmq";
import { ExitCode, type Output, refuse } from "../../output";
import type { PackTexts } from "../jobs";
import { BatchThreads } from "../threads";
import { QUEUE, type QueuedJob, QueueStore } from "./queueStore";

export interface WorkerCommand {
  readonly queue: string;
  readonly threads: number;
  readonly memoryBytes: number;
  /** A job of a worker that was not heard of for so long is given to another one. */
  readonly leaseMs: number;
}

/** How often a job may lose its worker before it is given up: it may be what ends them. */
const MOST_LOST = 5;

/** How many packs are kept at hand. */
const MOST_PACKS = 8;

/** Resolves after `stopped`, once the running jobs are done. */
export async function work(
  { queue: url, threads, memoryBytes, leaseMs }: WorkerCommand,
  stopped: Promise<void>,
  output: Output,
): Promise<ExitCode> {
  const connected = await QueueStore.connect(url);
  if (!connected.ok) return refuse(output, connected.refusal);
  const store = connected.value;
  const pool = new BatchThreads(threads, memoryBytes);
  const packs = new Map<string, PackTexts>();
  const packOf = async (digest: string): Promise<PackTexts> => {
    const texts = packs.get(digest) ?? (await store.pack(digest));
    if (texts === null) throw new Error("The pack of the job is not on the server.");
    packs.delete(digest);
    packs.set(digest, texts);
    for (const oldest of packs.keys()) {
      if (packs.size <= MOST_PACKS) break;
      packs.delete(oldest);
    }
    return texts;
  };
  const worker = new Worker<QueuedJob>(
    QUEUE,
    async ({ id = "", data: { spec, limitMs } }) => {
      const [known] = await store.results([id]);
      // Another worker has done it: this is a second delivery.
      if (known !== null && known !== undefined) return;
      const answer = await pool.do(spec, await packOf(spec.pack), limitMs);
      if (!answer.ok) throw new Error(answer.message);
      await store.keepResult(id, { result: answer.result, ms: answer.ms });
    },
    {
      connection: store.connection(),
      concurrency: threads,
      lockDuration: leaseMs,
      stalledInterval: leaseMs,
      maxStalledCount: MOST_LOST,
    },
  );
  worker.on("error", () => undefined);
  worker.on("failed", (job, error) => output.writeError(`${job?.id?.slice(0, 12) ?? "a job"}: ${error.message}`));
  await worker.waitUntilReady();
  output.writeError(`Waiting for jobs with ${threads} ${threads === 1 ? "thread" : "threads"}.`);
  await stopped;
  await worker.close();
  pool.end();
  store.close();
  return ExitCode.ok;
}
