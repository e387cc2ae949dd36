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

/** The jobs of a batch, and what is needed to do them. */
export interface QueuedBatch {
  readonly jobs: readonly PlannedJob[];
  /** The texts of the packs that jobs name. */
  readonly packs: ReadonlyMap<string, PackTexts>;
  readonly options: RunOptions;
  readonly tell: Tell;
}

/** Resolves when every job has a result or is given up: to null, or to why there is no queue. */
export async function runOnQueue(url: string, batch: QueuedBatch): Promise<string | null> {
  const connected = await QueueStore.connect(url);
  if (!connected.ok) return connected.refusal;
  const store = connected.value;
  const queue = new Queue<QueuedJob>(QUEUE, { connection: store.connection() });
  // While the server is away commands wait; the connection tells of each try.
  queue.on("error", () => undefined);
  await new QueueRun(queue, store, batch).finish();
  await queue.close();
  store.close();
  return null;
}

/** One batch on the queue of a server. */
class QueueRun {
  /** The jobs on the server. */
  private readonly sent = new Map<string, PlannedJob>();
  /** Where the jobs begin that were not sent yet. */
  private next = 0;

  constructor(
    private readonly queue: Queue<QueuedJob>,
    private readonly store: QueueStore,
    private readonly batch: QueuedBatch,
  ) {}

  /** Resolves when every job has a result or is given up. */
  async finish(): Promise<void> {
    await this.forgetFailures();
    await this.refill();
    let quietSince = Date.now();
    while (this.sent.size > 0) {
      const taken = (await this.takeResults([...this.sent.keys()])) + (await this.takeFailures());
      if (taken > 0) quietSince = Date.now();
      else await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      await this.refill();
      if (Date.now() - quietSince < SEND_AGAIN_MS) continue;
      await this.send([...this.sent.values()]);
      quietSince = Date.now();
    }
  }

  /** Has what an earlier batch has given up tried again. */
  private async forgetFailures(): Promise<void> {
    const wanted = new Set(this.batch.jobs.map(({ id }) => id));
    for (const failed of await this.queue.getFailed(0, -1)) {
      if (failed.id !== undefined && wanted.has(failed.id)) await failed.remove();
    }
  }

  /** Sends more jobs while there is room, without those that another batch has found the results of. */
  private async refill(): Promise<void> {
    while (this.next < this.batch.jobs.length && this.sent.size <= MOST_SENT - CHUNK) {
      const more = this.batch.jobs.slice(this.next, this.next + CHUNK);
      this.next += more.length;
      for (const job of more) this.sent.set(job.id, job);
      await this.takeResults(more.map(({ id }) => id));
      await this.send(more.filter(({ id }) => this.sent.has(id)));
    }
  }

  private async send(wanted: readonly PlannedJob[]): Promise<void> {
    for (const pack of new Set(wanted.map(({ spec }) => spec.pack))) {
      await this.store.keepPack(pack, defined(this.batch.packs.get(pack)));
    }
    const { retries, limitMs } = this.batch.options;
    for (const chunk of chunksOf(wanted)) {
      await this.queue.addBulk(
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
  }

  /** Tells of the results that are there; returns how many were. */
  private async takeResults(wanted: readonly string[]): Promise<number> {
    const before = this.sent.size;
    for (const chunk of chunksOf(wanted)) {
      const results = await this.store.results(chunk);
      for (const [index, found] of results.entries()) {
        const job = defined(chunk[index]);
        if (found === null) continue;
        this.sent.delete(job);
        this.batch.tell({ job, kind: "done", ...found });
      }
    }
    return before - this.sent.size;
  }

  /** Forgets failures of the jobs on the server, and tells of them; returns how many there were. */
  private async takeFailures(): Promise<number> {
    let taken = 0;
    for (const failed of await this.queue.getFailed(0, -1)) {
      if (failed.id === undefined || !this.sent.delete(failed.id)) continue;
      await failed.remove();
      taken += 1;
      this.batch.tell({ job: failed.id, kind: "failed", message: failed.failedReason, isLast: true });
    }
    return taken;
  }
}

function chunksOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
