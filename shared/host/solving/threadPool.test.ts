import { expect, it } from "vitest";
import type { PoolJob } from "./poolThread";
import { type ThreadListener, ThreadPool } from "./threadPool";
import type { ThreadAnswer } from "./threadMessages";

interface Thread {
  readonly listener: ThreadListener;
  /** Numbers of the jobs that it was given, and of those that it was told to end. */
  readonly jobs: number[];
  readonly cancelled: number[];
  isAlive: boolean;
}

interface Bench {
  readonly pool: ThreadPool;
  readonly threads: Thread[];
  /** Lets the time pass that a thread has to stop. */
  readonly waitForStops: () => void;
  readonly done: string[];
  readonly job: (name: string, priority: number) => PoolJob;
}

const WHOLE = { generation: 1, replace: true, files: [], assets: [], collections: [] } as const;

function bench(mostThreads = 1): Bench {
  const threads: Thread[] = [];
  const timers = new Set<() => void>();
  const done: string[] = [];
  const pool = new ThreadPool({
    mostThreads,
    wholePack: () => WHOLE,
    memoryBytes: () => 1000,
    later(_, work) {
      timers.add(work);
      return { dispose: () => void timers.delete(work) };
    },
    startThread(listener) {
      const thread: Thread = { listener, jobs: [], cancelled: [], isAlive: true };
      threads.push(thread);
      return {
        post: (order) => void (order.kind === "job" && thread.jobs.push(order.job)),
        cancel: (job) => void thread.cancelled.push(job),
        terminate: () => void (thread.isAlive = false),
      };
    },
  });
  const job = (name: string, priority: number): PoolJob => ({
    question: { kind: "shortest", level: name },
    timeMs: 1000,
    priority,
    progress: () => undefined,
    done: ({ kind }) => void done.push(`${name} ${kind}`),
  });
  return { pool, threads, waitForStops: () => timers.forEach((work) => work()), done, job };
}

const REPORT: ThreadAnswer = { kind: "after", report: null };

function answer(thread: Thread | undefined): void {
  const number = thread?.jobs.at(-1);
  if (number !== undefined) thread?.listener.report({ kind: "done", job: number, answer: REPORT });
}

it("interrupts the least urgent job for one that is more so, and takes it up again", () => {
  const { pool, threads, done, job } = bench();
  pool.add(job("far", 9));
  pool.add(job("near", 0));
  expect(threads[0]?.cancelled).toEqual([1]);
  answer(threads[0]);
  expect(threads[0]?.jobs).toEqual([1, 2]);
  answer(threads[0]);
  answer(threads[0]);
  expect(done).toEqual(["near after", "far after"]);
});

it("interrupts nothing for what is less urgent", () => {
  const { pool, threads, job } = bench();
  pool.add(job("near", 0));
  pool.add(job("far", 9));
  expect(threads[0]?.cancelled).toEqual([]);
});

it("starts threads as they are needed, up to its number", () => {
  const { pool, threads, job } = bench(2);
  for (const name of ["a", "b", "c"]) pool.add(job(name, 1));
  expect(threads.map(({ jobs }) => jobs)).toEqual([[1], [2]]);
});

it("replaces a thread that does not stop, and forgets what was dropped", () => {
  const { pool, threads, waitForStops, done, job } = bench();
  const dropped = job("dropped", 1);
  pool.add(dropped);
  pool.add(job("next", 1));
  pool.drop(dropped);
  waitForStops();
  expect(threads[0]?.isAlive).toBe(false);
  expect(threads[1]?.jobs).toEqual([2]);
  // What it says too late is not heard.
  answer(threads[0]);
  expect(done).toEqual([]);
  answer(threads[1]);
  expect(done).toEqual(["next after"]);
});

it("lets a job that goes on wait for the thread that worked on its level", () => {
  const { pool, threads, done, job } = bench(2);
  pool.add(job("a", 1));
  pool.add(job("b", 1));
  answer(threads[0]);
  answer(threads[1]);
  pool.add(job("c", 5));
  // The first thread is free, and the second one knows the level.
  pool.add({ ...job("b", 2), goesOn: true });
  expect(threads.map(({ jobs }) => jobs)).toEqual([
    [1, 3],
    [2, 4],
  ]);
  answer(threads[1]);
  pool.add({ ...job("a", 2), goesOn: true });
  // The second thread is free, and the first one does something less urgent.
  expect(threads[0]?.cancelled).toEqual([3]);
  answer(threads[0]);
  expect(threads[0]?.jobs).toEqual([1, 3, 5]);
  answer(threads[0]);
  answer(threads[1]);
  expect(done).toEqual(["a after", "b after", "b after", "a after", "c after"]);
});

it("passes on what a job has that is ended early, or that there is nothing", () => {
  const { pool, threads, waitForStops, done, job } = bench();
  const [one, other] = [job("one", 1), job("other", 1)];
  pool.add(one);
  pool.add(other);
  pool.end(other);
  expect(done).toEqual(["other none"]);
  pool.end(one);
  answer(threads[0]);
  expect(done).toEqual(["other none", "one after"]);
  waitForStops();
  expect(threads[0]?.isAlive).toBe(true);
});

it("says that the memory was used up when a thread ends by itself", () => {
  const { pool, threads, done, job } = bench();
  pool.add(job("large", 1));
  threads[0]?.listener.ended();
  expect(done).toEqual(["large none"]);
  pool.add(job("next", 1));
  expect(threads[1]?.jobs).toEqual([2]);
});

it("takes other threads for running jobs, and forgets what was dropped, when it is renewed", () => {
  const { pool, threads, waitForStops, done, job } = bench(2);
  const dropped = job("dropped", 1);
  pool.add(job("wanted", 1));
  pool.add(dropped);
  pool.drop(dropped);
  pool.renew();
  expect(threads.map(({ isAlive }) => isAlive)).toEqual([false, false, true]);
  expect(threads[2]?.jobs).toEqual([3]);
  waitForStops();
  // What the old ones say too late is not heard.
  answer(threads[0]);
  threads[0]?.listener.ended();
  expect(done).toEqual([]);
  answer(threads[2]);
  expect(done).toEqual(["wanted after"]);
  expect(threads).toHaveLength(3);
});
