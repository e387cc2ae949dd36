// Searches handed to a worker, each with a budget of time: one that crosses it is ended with its worker, and the others
// continue in a new one. Knows nothing of what is searched.
import type { SearchAnswer, SearchCall } from "./searchCalls";

/** What a worker is here. */
export interface SearchWorker {
  post(call: SearchCall): void;
  onAnswer(listener: (answer: SearchAnswer) => void): void;
  terminate(): void;
}

export interface SearchRuns {
  /** Null when it took too long. */
  run(call: Omit<SearchCall, "id">): Promise<SearchAnswer | null>;
}

interface Waiting {
  readonly call: SearchCall;
  readonly resolve: (answer: SearchAnswer | null) => void;
  timer: ReturnType<typeof setTimeout>;
}

export function createSearchRuns(makeWorker: () => SearchWorker, budgetMs: number): SearchRuns {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | null = null;
  let last = 0;

  const workerNow = (): SearchWorker => {
    if (worker !== null) return worker;
    worker = makeWorker();
    worker.onAnswer((answer) => settle(answer.id, answer));
    return worker;
  };
  const settle = (id: number, answer: SearchAnswer | null): void => {
    const asked = waiting.get(id);
    if (asked === undefined) return;
    clearTimeout(asked.timer);
    waiting.delete(id);
    asked.resolve(answer);
  };
  const giveUp = (id: number): void => {
    worker?.terminate();
    worker = null;
    settle(id, null);
    // They stood after the one that took too long.
    for (const other of waiting.values()) {
      clearTimeout(other.timer);
      other.timer = send(other.call);
    }
  };
  const send = (call: SearchCall): ReturnType<typeof setTimeout> => {
    workerNow().post(call);
    return setTimeout(() => giveUp(call.id), budgetMs);
  };
  return {
    run: (asked) =>
      new Promise((resolve) => {
        const call = { ...asked, id: ++last };
        waiting.set(call.id, { call, resolve, timer: send(call) });
      }),
  };
}
