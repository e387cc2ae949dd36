// A channel within one process: the host beside its caller, for other editors, tests and measurements.
import { disposable } from "../base/disposable";
import type { Port } from "./port";

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
