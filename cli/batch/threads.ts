// Threads that do jobs. A job that takes longer than its limit, or more memory than there is, ends its thread; another
// thread takes its place.
import { Worker } from "node:worker_threads";
import { defined } from "../../shared/base/defined";
import type { PackTexts, JobSpec } from "./jobs";
import type { ThreadAnswer, ThreadJob } from "./jobThread";

/** The bundled program is one file, which begins as a thread when it is started as one. */
const PROGRAM = new URL(import.meta.url);

/** Memory of a thread beside what a search may use. */
const OWN_MEGABYTES = 512;
const MEGABYTE = 2 ** 20;

/** One thread, started with its first job. */
export class JobThread {
  private worker: Worker | null = null;
  private pack: string | null = null;

  constructor(private readonly memoryBytes: number) {}

  /** Does a job within a time, everything included. Answers with a sentence when it could not be done. */
  do(spec: JobSpec, texts: PackTexts, limitMs: number): Promise<ThreadAnswer> {
    this.worker ??= this.start();
    const { worker } = this;
    const order: ThreadJob = { spec, texts: this.pack === spec.pack ? null : texts };
    this.pack = spec.pack;
    return new Promise((resolve) => {
      const settle = (answer: ThreadAnswer): void => {
        clearTimeout(timer);
        worker.off("message", settle).off("error", failed).off("exit", ended);
        resolve(answer);
      };
      const giveUp = (message: string): void => {
        this.end();
        settle({ ok: false, message });
      };
      const timer = setTimeout(() => giveUp(`It took longer than ${limitMs} ms.`), limitMs);
      const failed = (error: Error): void => giveUp(error.message);
      const ended = (code: number): void => giveUp(`Its thread ended with code ${code}.`);
      worker.on("message", settle).on("error", failed).on("exit", ended);
      worker.postMessage(order);
    });
  }

  end(): void {
    void this.worker?.terminate();
    this.worker = null;
    this.pack = null;
  }

  private start(): Worker {
    const maxOldGenerationSizeMb = OWN_MEGABYTES + Math.ceil(this.memoryBytes / MEGABYTE);
    return new Worker(PROGRAM, { resourceLimits: { maxOldGenerationSizeMb } });
  }
}

/** Lends threads: each does one job at a time. */
export class BatchThreads {
  private readonly free: JobThread[];

  constructor(
    readonly size: number,
    memoryBytes: number,
  ) {
    this.free = Array.from({ length: size }, () => new JobThread(memoryBytes));
  }

  /** Does a job on a free thread; there are never more jobs at a time than threads. */
  async do(spec: JobSpec, texts: PackTexts, limitMs: number): Promise<ThreadAnswer> {
    const thread = defined(this.free.pop());
    const answer = await thread.do(spec, texts, limitMs);
    this.free.push(thread);
    return answer;
  }

  end(): void {
    for (const thread of this.free) thread.end();
  }
}
