// Watches that the host answers. One that does not within its budget is ended if it hangs, and another one begins.
import type { Disposable } from "../../shared/base/disposable";

/** How often the host is asked. */
export const ASK_MS = 2_000;

/** How long it may take to answer: many times the longest work it does in one piece. */
export const BUDGET_MS = 5_000;

/** A timer that rings this much later than it should says that the whole machine slept or stood still. */
const SLEPT_MS = 2_000;

export interface HostWatchPorts {
  /** Rejects when the host went away by itself. */
  readonly ping: () => Promise<unknown>;
  /** Ends the host, which has been silent for so long, if it hangs. False when it only waits for the processor. */
  readonly endIfHung: (silentMs: number) => Promise<boolean>;
}

/** Asks from now on, one question at a time, until disposed. */
export function watchHost({ ping, endIfHung }: HostWatchPorts): Disposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let disposed = false;
  const rest = (ms: number): Promise<"silent"> =>
    new Promise((resolve) => {
      timer = setTimeout(() => resolve("silent"), ms);
    });
  const heardWithinBudget = async (answer: Promise<"heard">): Promise<boolean> => {
    const heard = (await Promise.race([answer, rest(BUDGET_MS)])) === "heard";
    clearTimeout(timer);
    return heard;
  };
  /** Waits for the answer until it comes, or the host is ended. */
  const settled = async (answer: Promise<"heard">): Promise<void> => {
    let silentMs = 0;
    for (;;) {
      const fromMs = Date.now();
      if ((await heardWithinBudget(answer)) || disposed) return;
      const waitedMs = Date.now() - fromMs;
      // A machine that slept meanwhile gives the host its whole budget again.
      silentMs = waitedMs > BUDGET_MS + SLEPT_MS ? 0 : silentMs + waitedMs;
      if (silentMs > 0 && (await endIfHung(silentMs))) return;
    }
  };
  const ask = async (): Promise<void> => {
    // Gone by itself is an answer too: main has started another one by then.
    const answer = ping().then(
      () => "heard" as const,
      () => "heard" as const,
    );
    await settled(answer);
    if (!disposed) timer = setTimeout(() => void ask(), ASK_MS);
  };
  timer = setTimeout(() => void ask(), ASK_MS);
  return {
    dispose() {
      disposed = true;
      clearTimeout(timer);
    },
  };
}
