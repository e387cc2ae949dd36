// One kind of event, any number of listeners. A listener that throws does not silence the others' turn order:
// errors are ours, so they surface at once.
import { type Disposable, disposable } from "./disposable";

export interface Emitter<Payload> {
  on(listener: (payload: Payload) => void): Disposable;
  emit(payload: Payload): void;
}

export function createEmitter<Payload>(): Emitter<Payload> {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    on(listener) {
      const own = (payload: Payload): void => listener(payload);
      listeners.add(own);
      return disposable(() => listeners.delete(own));
    },
    emit(payload) {
      for (const listener of [...listeners]) listener(payload);
    },
  };
}
