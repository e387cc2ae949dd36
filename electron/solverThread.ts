// The entry point of a thread of the solver. It is told to stop through memory that it shares with the solver.
import { parentPort, workerData } from "node:worker_threads";
import { createThreadWork } from "../shared/host/solving/threadWork";
import type { ThreadOrder } from "../shared/host/solving/threadMessages";

const cancelled = new Int32Array(workerData as SharedArrayBuffer);

const work = createThreadWork({
  post: (report) => parentPort?.postMessage(report),
  isCancelled: (job) => job <= Atomics.load(cancelled, 0),
});

parentPort?.on("message", (order: ThreadOrder) => work(order));
