// An event of one type with any number of listeners.
import { type Disposable, disposable } from "./disposable";

export interface Emitter<Payload> {
  on(listener: (payload: Payload) => void): Disposable;
  emit(payload: Payload): void;
}

/**
 * Creates an emitter. Listeners are called in the order of their subscriptions, one subscribed twice twice; what one
 * throws reaches the caller of `emit`.
 */
export function createEmitter<Payload>(): Emitter<Payload> {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    on(listener) {
      const own = (payload: Payload): void => listener(payload);
      listeners.add(own);
      return disposable(() => listeners.delete(own));
    },
    emit(payload) {
      // A copy: a listener may subscribe or dispose while the event is emitted.
      for (const listener of Array.from(listeners)) listener(payload);
    },
  };
}
