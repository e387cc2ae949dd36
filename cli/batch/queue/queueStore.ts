// What a batch and its workers share: the queue of BullMQ, and beside it packs and results by their digests, so that a
// pack is sent once and a result is kept once, however often its job is done.
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { type ConnectionOptions } from "bullmq";
import { Redis } from "ioredis";
import { version } from "../../../package.json";
import { type Result, done, refused } from "../../../shared/base/result";
import type { JobResult, JobSpec, PackTexts } from "../jobs";

/** Workers of another version would give answers to other questions: they have a queue of their own. */
export const QUEUE = `gridwright-${version}`;
const RESULTS = `${QUEUE}-results`;
const PACKS = `${QUEUE}-pack-`;

/** What a job of the queue holds; its id is the job's name. */
export interface QueuedJob {
  readonly spec: JobSpec;
  readonly limitMs: number;
}

export interface KeptResult {
  readonly result: JobResult;
  readonly ms: number;
}

/** How long a first connection may take. */
const CONNECT_MS = 5_000;

export class QueueStore {
  private readonly lent: Redis[] = [];

  private constructor(private readonly redis: Redis) {}

  /** Connects to Redis or Valkey. Refused with a sentence when nothing answers. */
  static async connect(url: string): Promise<Result<QueueStore, string>> {
    const redis = newClient(url);
    let reason = "nothing answered";
    redis.on("error", (error: Error) => (reason = error.message));
    const timeout = new Promise<"late">((resolve) => setTimeout(() => resolve("late"), CONNECT_MS).unref());
    const answered = await Promise.race([redis.ping().catch(() => "late" as const), timeout]);
    if (answered === "PONG") return done(new QueueStore(redis));
    redis.disconnect();
    return refused(`There is no queue at ${shownUrl(url)}: ${reason || "nothing answered"}.`);
  }

  /** Returns a connection for BullMQ, which does not close those that it is given: they are closed with the store. */
  connection(): ConnectionOptions {
    const connection = this.redis.duplicate();
    connection.on("error", () => undefined);
    this.lent.push(connection);
    return connection;
  }

  async keepPack(digest: string, texts: PackTexts): Promise<void> {
    if ((await this.redis.exists(`${PACKS}${digest}`)) > 0) return;
    await this.redis.set(`${PACKS}${digest}`, await promisify(gzip)(JSON.stringify(texts)));
  }

  async pack(digest: string): Promise<PackTexts | null> {
    const packed = await this.redis.getBuffer(`${PACKS}${digest}`);
    return packed === null ? null : (JSON.parse((await promisify(gunzip)(packed)).toString("utf8")) as PackTexts);
  }

  /** Keeps the first result of a job; a later one is dropped. */
  async keepResult(job: string, result: KeptResult): Promise<void> {
    await this.redis.hsetnx(RESULTS, job, JSON.stringify(result));
  }

  /** Returns the results that are there, in the order of the jobs; null for none. */
  async results(jobs: readonly string[]): Promise<readonly (KeptResult | null)[]> {
    if (jobs.length === 0) return [];
    const found = await this.redis.hmget(RESULTS, ...jobs);
    return found.map((text) => (text === null ? null : (JSON.parse(text) as KeptResult)));
  }

  close(): void {
    for (const connection of this.lent) connection.disconnect();
    this.redis.disconnect();
  }
}

/** Waits for as long as the server is away, and sends again what it had not answered. */
function newClient(url: string): Redis {
  return new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (times) => Math.min(times * 100, 2_000) });
}

/** Returns an address without its password. */
function shownUrl(url: string): string {
  return url.replace(/\/\/[^@/]*@/, "//");
}
