// The solver process's entry point: searches run on threads of it, at low priority, so that an edit never waits for one.
// What a solver does is in shared/host/solving.
import os from "node:os";
import { Worker } from "node:worker_threads";
import { clamp } from "../shared/base/clamp";
import { disposable } from "../shared/base/disposable";
import { createEmitter } from "../shared/base/emitter";
import { type SolverEdge, serveSolver } from "../shared/host/solving/serveSolver";
import type { PoolEdge } from "../shared/host/solving/threadPool";
import type { ThreadReport } from "../shared/host/solving/threadMessages";
import { serveNewestPort } from "./processes/processPort";

/** The script of a thread, which main knows. */
const threadPath = process.argv[2] ?? "";

/** Compiled packs and what a search keeps besides its states. */
const THREAD_HEAP_MB = 512;

const MOST_THREADS = 8;

try {
  // Threads take it over from the one that starts them.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Some systems do not let a process change it; then it competes with the others.
}

const startThread: PoolEdge["startThread"] = (listener) => {
  const flags = new SharedArrayBuffer(4);
  const cancelled = new Int32Array(flags);
  const worker = new Worker(threadPath, {
    workerData: flags,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
  });
  worker.on("message", (report: ThreadReport) => listener.report(report));
  worker.on("error", (error) => console.error("solver thread:", error));
  worker.on("exit", () => listener.ended());
  return {
    post: (order) => worker.postMessage(order),
    cancel: (job) => void Atomics.store(cancelled, 0, job),
    terminate: () => void worker.terminate(),
  };
};

/** The share of the program's memory for searches that this one has; main says it before there is anything to search. */
let memoryBytes = 0;
const memoryChanged = createEmitter<number>();

const edge: SolverEdge = {
  startThread,
  later(ms, work) {
    const timer = setTimeout(work, ms);
    return disposable(() => clearTimeout(timer));
  },
  mostThreads: clamp(os.cpus().length - 1, 1, MOST_THREADS),
  memoryBytes: () => memoryBytes,
  onMemory: (listener) => memoryChanged.on(listener),
  report: (error, call) => console.error(`solver, ${call}:`, error),
};

serveNewestPort(
  (port) => serveSolver(port, edge),
  (message) => {
    if (typeof message !== "number") return;
    memoryBytes = message;
    memoryChanged.emit(message);
  },
);
