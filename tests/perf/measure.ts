// Stopwatches and scales.
import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Rounds are repeated for about this long, after as much warming up again by half. */
const ROUND_MS = 200;

/**
 * How many units of work are done in a second: `round` does some and gives how many. The best of three stretches,
 * since whatever else runs on the machine only ever makes it slower.
 */
export function perSecond(round: () => number): number {
  stretch(round, ROUND_MS / 2);
  return Math.max(stretch(round, ROUND_MS), stretch(round, ROUND_MS), stretch(round, ROUND_MS));
}

function stretch(round: () => number, forMs: number): number {
  const began = performance.now();
  let units = 0;
  let passed = 0;
  do {
    units += round();
    passed = performance.now() - began;
  } while (passed < forMs);
  return (units / passed) * 1000;
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
