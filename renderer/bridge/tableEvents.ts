// The events of a table: the functions that the connection calls, and the listeners.
import type { Disposable } from "../../shared/base/disposable";
import { type Emitter, createEmitter } from "../../shared/base/emitter";
import type { CallTable, Calls } from "../../shared/rpc/callTable";

/** What an event brings; undefined for one that brings nothing. */
export type Payload<Call> = Call extends (...args: infer Args) => unknown ? Args[0] : never;

export interface TableEvents<Events> {
  /** Passes each event on to its listeners; for the connection. */
  readonly emit: Events;
  /** Listens to one event. */
  on<Name extends keyof Events>(name: Name, listener: (payload: Payload<Events[Name]>) => void): Disposable;
}

/** Returns an emitter for each row. */
export function createTableEvents<Table extends CallTable>(table: Table): TableEvents<Calls<Table>> {
  const emitters = new Map<PropertyKey, Emitter<unknown>>();
  const emit: Record<string, (payload: unknown) => void> = {};
  for (const name of Object.keys(table)) {
    const emitter = createEmitter<unknown>();
    emitters.set(name, emitter);
    emit[name] = (payload) => emitter.emit(payload);
  }
  return {
    // One function a row; its payload is only passed on.
    emit: emit as Calls<Table>,
    on(name, listener) {
      const emitter = emitters.get(name);
      if (emitter === undefined) throw new Error(`There is no event ${String(name)}.`);
      return emitter.on(listener as (payload: unknown) => void);
    },
  };
}
