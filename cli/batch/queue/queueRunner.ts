// Has workers of a queue do the jobs of a batch, wherever they run, and collects what they found.
import { Queue } from "bullmq";
import { defined } from "../../../shared/base/defined";
import type { PackTexts, PlannedJob } from "../jobs";
import type { RunOptions, Tell } from "../localRunner";
import { QUEUE, type QueuedJob, QueueStore } from "./queueStore";

/** So many jobs are sent, or asked about, at a time. */
const CHUNK = 500;
/** So many jobs are on the server at most: more would only fill its memory. */
const MOST_SENT = 4_000;
/** How long to wait before results are asked for again, when there was none. */
const POLL_MS = 100;
/** After so long without a result, jobs are sent again: a server may have lost them. Those that are there stay. */
const SEND_AGAIN_MS = 3_000;
/** Before a job that failed is tried again. */
const BACKOFF_MS = 200;

/** Resolves when every job has a result or is given up: to null, or to why there is no queue. */
export async function runOnQueue(
  url: string,
  jobs: readonly PlannedJob[],
  packs: ReadonlyMap<string, PackTexts>,
  { retries, limitMs }: RunOptions,
  tell: Tell,
): Promise<string | null> {
  const connected = await QueueStore.connect(url);
  if (!connected.ok) return connected.refusal;
  const store = connected.value;
  const queue = new Queue<QueuedJob>(QUEUE, { connection: store.connection() });
  // While the server is away commands wait; the connection tells of each try.
  queue.on("error", () => undefined);
  /** The jobs on the server, and where those begin that were not sent yet. */
  const sent = new Map<string, PlannedJob>();
  let next = 0;

  const send = async (wanted: readonly PlannedJob[]): Promise<void> => {
    for (const pack of new Set(wanted.map(({ spec }) => spec.pack)))
      await store.keepPack(pack, defined(packs.get(pack)));
    for (const chunk of chunksOf(wanted)) {
      await queue.addBulk(
        chunk.map(({ id, spec }) => ({
          name: spec.kind,
          data: { spec, limitMs },
          opts: {
            jobId: id,
            attempts: retries + 1,
            backoff: { type: "fixed", delay: BACKOFF_MS },
            // The result is kept by the job's name, and a second delivery finds it there.
            removeOnComplete: true,
          },
        })),
      );
    }
  };
  const takeResults = async (wanted: readonly string[]): Promise<number> => {
    const before = sent.size;
    for (const chunk of chunksOf(wanted)) {
      const results = await store.results(chunk);
      for (const [index, found] of results.entries()) {
        const job = defined(chunk[index]);
        if (found === null) continue;
        sent.delete(job);
        tell({ job, kind: "done", ...found });
      }
    }
    return before - sent.size;
  };
  /** Forgets failures of the jobs on the server, and tells of them. */
  const takeFailures = async (): Promise<number> => {
    let taken = 0;
    for (const failed of await queue.getFailed(0, -1)) {
      if (failed.id === undefined || !sent.delete(failed.id)) continue;
      await failed.remove();
      taken += 1;
      tell({ job: failed.id, kind: "failed", message: failed.failedReason, isLast: true });
    }
    return taken;
  };
  /** Sends more jobs while there is room, without those that another batch has found the results of. */
  const refill = async (): Promise<void> => {
    while (next < jobs.length && sent.size <= MOST_SENT - CHUNK) {
      const more = jobs.slice(next, next + CHUNK);
      next += more.length;
      for (const job of more) sent.set(job.id, job);
      await takeResults(more.map(({ id }) => id));
      await send(more.filter(({ id }) => sent.has(id)));
    }
  };

  // What an earlier batch has given up is tried again.
  const wanted = new Set(jobs.map(({ id }) => id));
  for (const failed of await queue.getFailed(0, -1)) {
    if (failed.id !== undefined && wanted.has(failed.id)) await failed.remove();
  }
  await refill();
  let quietSince = Date.now();
  while (sent.size > 0) {
    const taken = (await takeResults([...sent.keys()])) + (await takeFailures());
    if (taken > 0) quietSince = Date.now();
    else await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    await refill();
    if (Date.now() - quietSince < SEND_AGAIN_MS) continue;
    await send([...sent.values()]);
    quietSince = Date.now();
  }
  await queue.close();
  store.close();
  return null;
}

function chunksOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
