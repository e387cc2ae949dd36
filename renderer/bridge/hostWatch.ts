// Watches that the host answers. One that does not within its budget hangs: it is ended, and another one begins.
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
  readonly restart: () => Promise<void>;
}

/** Asks from now on, one question at a time, until disposed. */
export function watchHost({ ping, restart }: HostWatchPorts): Disposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let disposed = false;
  const rest = (ms: number): Promise<"silent"> =>
    new Promise((resolve) => {
      timer = setTimeout(() => resolve("silent"), ms);
    });
  /** A machine that slept meanwhile gives the host its whole budget again. */
  const heardWithinBudget = async (answer: Promise<"heard">): Promise<boolean> => {
    const askedAtMs = Date.now();
    const heard = (await Promise.race([answer, rest(BUDGET_MS)])) === "heard";
    clearTimeout(timer);
    const slept = Date.now() - askedAtMs > BUDGET_MS + SLEPT_MS;
    return heard || (slept && !disposed ? heardWithinBudget(answer) : false);
  };
  const ask = async (): Promise<void> => {
    // Gone by itself is an answer too: main has started another one by then.
    const answer = ping().then(
      () => "heard" as const,
      () => "heard" as const,
    );
    if (!(await heardWithinBudget(answer)) && !disposed) await restart();
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
