// Tells a process that hangs from one that waits for the processor, by the processor time that it has used. Pure.

/** How long samples are kept. */
const KEPT_MS = 60_000;

/** Processor time after which work without an answer is endless: many times the longest work in one piece. */
const ENDLESS_MS = 4_000;

/** The share of a processor that a process with something to do gets even on a very busy machine. */
const LEAST_SHARE = 0.01;

export interface Hangs {
  /** Notes the processor milliseconds that the process has used since its start. */
  note(atMs: number, usedMs: number): void;
  /** Returns whether a process that has not answered for so long hangs; true when nothing is known of it. */
  isHung(nowMs: number, silentMs: number): boolean;
}

/** Follows one process. It hangs when it has worked for long without an answer, and when it does not work at all. */
export function createHangs(): Hangs {
  let samples: readonly { readonly atMs: number; readonly usedMs: number }[] = [];
  return {
    note(atMs, usedMs) {
      samples = [...samples.filter((sample) => atMs - sample.atMs < KEPT_MS), { atMs, usedMs }];
    },
    isHung(nowMs, silentMs) {
      const from = samples.findLast(({ atMs }) => atMs <= nowMs - silentMs) ?? samples[0];
      const to = samples.at(-1);
      if (from === undefined || to === undefined || from === to) return true;
      const usedMs = to.usedMs - from.usedMs;
      return usedMs >= ENDLESS_MS || usedMs <= LEAST_SHARE * (to.atMs - from.atMs);
    },
  };
}
