// What a connection runs over: anything that posts messages and hears those of the other side.
// MessagePorts, ipcRenderer, web contents and workers become a Port in a few lines at their edge.
import type { Disposable } from "../base/disposable";
import { disposable } from "../base/disposable";

export interface Port {
  /** Sends plain data; the other side hears a copy (or, within one process, the thing itself). */
  post(message: unknown): void;
  /** Hears every message from now on, in the order they were posted, until disposed. */
  on(listener: (message: unknown) => void): Disposable;
}

/**
 * Two ports joined to each other within one process: each hears what the other posts, later, in order.
 * `copy` stands for what a real channel does to a message; pass `structuredClone` to be as strict as one.
 */
export function createPortPair(copy: (message: unknown) => unknown = (message) => message): readonly [Port, Port] {
  const left = new Set<(message: unknown) => void>();
  const right = new Set<(message: unknown) => void>();
  return [createEnd(left, right, copy), createEnd(right, left, copy)];
}

type Listeners = Set<(message: unknown) => void>;

function createEnd(own: Listeners, other: Listeners, copy: (message: unknown) => unknown): Port {
  return {
    post(message) {
      const copied = copy(message);
      void Promise.resolve().then(() => Array.from(other).forEach((listener) => listener(copied)));
    },
    on(listener) {
      own.add(listener);
      return disposable(() => own.delete(listener));
    },
  };
}
