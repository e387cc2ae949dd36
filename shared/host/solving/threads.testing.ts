// Threads of the solver within one process, for tests: each does its work between others' turns.
import { disposable } from "../../base/disposable";
import type { PoolEdge } from "./threadPool";
import { createThreadWork } from "./threadWork";
import type { ThreadOrder } from "./threadMessages";

export interface TestThreads extends Pick<PoolEdge, "startThread" | "mostThreads" | "later"> {
  /** How many were started. */
  readonly started: () => number;
  /** Ends the thread that was started last, as a lack of memory would. */
  readonly crash: () => void;
  /** From now on threads keep what they are told to do, and do not answer. */
  readonly hang: (hangs: boolean) => void;
}

/** Creates threads that copy what they are sent, as real ones do. */
export function createTestThreads(mostThreads = 1): TestThreads {
  let started = 0;
  let hangs = false;
  let crash = (): void => undefined;
  return {
    mostThreads,
    later(ms, work) {
      const timer = setTimeout(work, ms);
      return disposable(() => clearTimeout(timer));
    },
    started: () => started,
    crash: () => crash(),
    hang: (now) => (hangs = now),
    startThread(listener) {
      started += 1;
      let cancelled = 0;
      let isAlive = true;
      const orders: ThreadOrder[] = [];
      const work = createThreadWork({
        post: (report) => isAlive && listener.report(structuredClone(report)),
        isCancelled: (job) => job <= cancelled,
      });
      const next = (): void => {
        if (!isAlive || hangs) return;
        const order = orders.shift();
        if (order !== undefined) work(order);
      };
      crash = () => {
        isAlive = false;
        listener.ended();
      };
      return {
        post(order) {
          orders.push(structuredClone(order));
          setImmediate(next);
        },
        cancel: (job) => (cancelled = job),
        terminate: () => (isAlive = false),
      };
    },
  };
}
