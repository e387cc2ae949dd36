// Long work that goes on only while it is asked for: each question runs it for a while and says how far it is. Who stops
// asking has cancelled it.
import { SLICE_MS, type Schedule, type Work, inSlices } from "../../base/work";
import type { Pulled } from "../../rpc/insight";

/** Work that can be asked how far it is. */
export interface Begun<Report> {
  readonly work: Work<void>;
  report(): Report;
}

/** How long one question runs the work. */
const PULL_MS = 120;
export interface PulledWork<Report> {
  /** Goes on with the work of this key, or begins it; null when it cannot be begun, or another was asked for since. */
  pull(key: string, begin: () => Begun<Report> | null): Promise<Pulled<Report> | null>;
}

/** At most one piece of work runs: another key cancels it. */
export function createPulledWork<Report>(schedule: Schedule): PulledWork<Report> {
  let current: { readonly key: string; readonly begun: Begun<Report>; isDone: boolean } | null = null;
  return {
    async pull(key, begin) {
      if (current?.key !== key) {
        const begun = begin();
        current = begun === null ? null : { key, begun, isDone: false };
      }
      const asked = current;
      if (asked === null) return null;
      if (!asked.isDone) {
        const untilMs = Date.now() + PULL_MS;
        const isWanted = (): boolean => current === asked && Date.now() < untilMs;
        asked.isDone = (await inSlices(asked.begun.work, { sliceMs: SLICE_MS, schedule, isWanted })) !== null;
      }
      return current === asked ? { ...asked.begun.report(), isDone: asked.isDone } : null;
    },
  };
}
