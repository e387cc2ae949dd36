// Measures how soon real searches on a real thread answer when they are cancelled, and how soon the thread ends when it is
// terminated: in processor time of this process, since what else runs delays both.
import { Worker, parentPort, workerData } from "node:worker_threads";
import { disposable } from "../../shared/base/disposable";
import type { PoolJob } from "../../shared/host/solving/poolThread";
import { type PoolEdge, ThreadPool } from "../../shared/host/solving/threadPool";
import type { SolverQuestion, ThreadOrder, ThreadReport } from "../../shared/host/solving/threadMessages";
import { createThreadWork } from "../../shared/host/solving/threadWork";
import type { CorpusPack } from "./corpus";
import type { Figure } from "./figures";
import { processorMs } from "./measure";

const GROUP = "solver";
const MEMORY = 2 ** 29;
/** How long each search has run when it is cancelled, in ms. */
const MOMENTS = [300, 1_000, 3_000];
const LONG_MS = 600_000;

/** What a thread of this program does: the same as one of the solver. */
export function serveThread(): void {
  const cancelled = new Int32Array(workerData as SharedArrayBuffer);
  const work = createThreadWork({
    post: (report) => parentPort?.postMessage(report),
    isCancelled: (job) => job <= Atomics.load(cancelled, 0),
  });
  parentPort?.on("message", (order: ThreadOrder) => work(order));
}

/** Cancels searches of a level, and looks into it, at several moments; then ends threads that search it. */
export async function cancelFigures({ name, source }: CorpusPack, level: string): Promise<readonly Figure[]> {
  const times: number[] = [];
  const ends: number[] = [];
  const threads: Worker[] = [];
  const files = Array.from(source.files.values(), ({ path, text }) => ({ path, text }));
  const pool = new ThreadPool({
    mostThreads: 1,
    startThread: (listener) => startThread(listener, threads),
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return disposable(() => clearTimeout(timer));
    },
    wholePack: () => ({
      generation: 1,
      replace: true,
      files,
      assets: Array.from(source.assets),
      collections: source.collections,
    }),
    memoryBytes: () => MEMORY,
  });
  for (const afterMs of MOMENTS) {
    for (const kind of ["shortest", "insight"] as const) {
      const time = await cancelled(pool, { kind, level }, afterMs);
      if (time !== null) times.push(time);
    }
  }
  for (const afterMs of MOMENTS) ends.push(await terminated(pool, { kind: "shortest", level }, afterMs, threads));
  pool.dispose();
  const figure = (what: string, all: readonly number[], goal: string): Figure => ({
    group: GROUP,
    name: `${name} ${level}: ${what}, the slowest of ${all.length}`,
    value: Math.max(...all),
    unit: "ms",
    goal,
  });
  return [figure("a search on its thread is cancelled", times, "≤ 50"), figure("its thread is ended", ends, "≤ 250")];
}

function startThread(
  listener: Parameters<PoolEdge["startThread"]>[0],
  threads: Worker[],
): ReturnType<PoolEdge["startThread"]> {
  const flags = new SharedArrayBuffer(4);
  const cancelled = new Int32Array(flags);
  const worker = new Worker(process.argv[1] ?? "", { workerData: flags });
  threads.push(worker);
  worker.on("message", (report: ThreadReport) => listener.report(report));
  worker.on("exit", () => listener.ended());
  return {
    post: (order) => worker.postMessage(order),
    cancel: (job) => void Atomics.store(cancelled, 0, job),
    terminate: () => void worker.terminate(),
  };
}

/** Returns the processor time from the request to cancel to the answer; null when the answer came before the request. */
function cancelled(pool: ThreadPool, question: SolverQuestion, afterMs: number): Promise<number | null> {
  return new Promise((resolve) => {
    let beganMs: number | null = null;
    const timer = setTimeout(() => {
      beganMs = processorMs();
      pool.end(job);
    }, afterMs);
    const job = jobOf(question, () => {
      clearTimeout(timer);
      resolve(beganMs === null ? null : processorMs() - beganMs);
    });
    pool.add(job);
  });
}

/** Returns the processor time from the order to end the thread of a search to its end. */
async function terminated(
  pool: ThreadPool,
  question: SolverQuestion,
  afterMs: number,
  threads: readonly Worker[],
): Promise<number> {
  const job = jobOf(question, () => undefined);
  pool.add(job);
  await new Promise((resolve) => {
    setTimeout(resolve, afterMs);
  });
  const beganMs = processorMs();
  await threads.at(-1)?.terminate();
  return processorMs() - beganMs;
}

function jobOf(question: SolverQuestion, done: () => void): PoolJob {
  return { question, timeMs: LONG_MS, priority: 0, progress: () => undefined, done };
}
