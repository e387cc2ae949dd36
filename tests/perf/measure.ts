// Stopwatches and memory scales.
import { existsSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const WARM_UP_MS = 400;
const STRETCH_MS = 100;
const STRETCHES = 6;
const PAIRS = 21;
const BETWEEN_LOOKS_MS = 5;

/**
 * Returns how many units of work are done in a second of one core. `round` does some and returns how many. Counts
 * processor time, garbage collection included, and takes the best of several stretches, as other programs only ever
 * make it slower.
 */
export function perSecond(round: () => number): number {
  stretch(round, WARM_UP_MS);
  return Math.max(...Array.from({ length: STRETCHES }, () => stretch(round, STRETCH_MS)));
}

/**
 * Returns how many units of work two rounds do in a second, as `perSecond` does, and how many times as many the first
 * one does: the median of stretches in turn, since a machine is faster at one moment than at another.
 */
export function comparePerSecond(first: () => number, second: () => number): readonly [number, number, number] {
  for (const round of [first, second]) stretch(round, WARM_UP_MS);
  const pairs = Array.from({ length: PAIRS }, () => [stretch(first, STRETCH_MS), stretch(second, STRETCH_MS)] as const);
  const ratios = pairs.map(([one, other]) => one / other).sort((a, b) => a - b);
  const best = (of: 0 | 1): number => Math.max(...pairs.map((pair) => pair[of]));
  return [best(0), best(1), ratios[Math.floor(PAIRS / 2)]!];
}

/** Looks at the clock seldom: that takes as long as dozens of turns. */
function stretch(round: () => number, forMs: number): number {
  const began = processorMs();
  let units = 0;
  let passed = 0;
  let rounds = 1;
  do {
    const before = passed;
    for (let done = 0; done < rounds; done += 1) units += round();
    passed = processorMs() - began;
    if (passed - before < BETWEEN_LOOKS_MS) rounds *= 2;
  } while (passed < forMs);
  return (units / passed) * 1000;
}

/** Returns the milliseconds of processor time that this process has used so far, in all threads. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const OWN_TIMES = "/proc/thread-self/schedstat";
const tellsOwnTimes = existsSync(OWN_TIMES);

/** Returns the milliseconds of processor time of this thread alone, where the system tells; else of all threads. */
export function threadMs(): number {
  return tellsOwnTimes ? Number(readFileSync(OWN_TIMES, "utf8").split(" ")[0]) / 1e6 : processorMs();
}

/** Returns the milliseconds that `work` takes: the median of `times` runs after a warm-up run. */
export function medianMs(work: () => void, times = 9): number {
  work();
  const taken = Array.from({ length: times }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

/** Measures the same in processor time, garbage collection included, which other programs hardly influence. */
export function medianProcessorMs(work: () => void, times = 9): number {
  work();
  const taken = Array.from({ length: times }, () => {
    const began = processorMs();
    work();
    return processorMs() - began;
  });
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

/** Returns the bytes that the result of `make` keeps alive, on and off the heap. */
export function bytesHeldBy(make: () => unknown): number {
  const before = bytesInUse();
  const held = make();
  const after = bytesInUse();
  // Keeps the result alive until here.
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
