// Stopwatches and scales.
import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const WARM_UP_MS = 400;
const STRETCH_MS = 100;
const STRETCHES = 6;

/**
 * How many units of work are done in a second of one core: `round` does some and gives how many. Counted in processor
 * time, the collector's included, and the best of several stretches: whatever else runs on the machine only ever makes
 * it slower.
 */
export function perSecond(round: () => number): number {
  stretch(round, WARM_UP_MS);
  return Math.max(...Array.from({ length: STRETCHES }, () => stretch(round, STRETCH_MS)));
}

function stretch(round: () => number, forMs: number): number {
  const began = processorMs();
  let units = 0;
  let passed = 0;
  do {
    units += round();
    passed = processorMs() - began;
  } while (passed < forMs);
  return (units / passed) * 1000;
}

/** Milliseconds of processor that this process has used so far, all of its threads together. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds that `work` takes: the median of `times` runs after one that is not counted. */
export function medianMs(work: () => void, times = 9): number {
  work();
  const taken = Array.from({ length: times }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

/** The same in processor time, the collector's included: what else runs on the machine hardly counts. */
export function medianProcessorMs(work: () => void, times = 9): number {
  work();
  const taken = Array.from({ length: times }, () => {
    const began = processorMs();
    work();
    return processorMs() - began;
  });
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

/** Bytes that what `make` gives keeps alive, on and off the heap. */
export function bytesHeldBy(make: () => unknown): number {
  const before = bytesInUse();
  const held = make();
  const after = bytesInUse();
  // Alive until here.
  return held === undefined ? 0 : after - before;
}

function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  for (let times = 0; times < 4; times += 1) collect();
}
