// The connection to the main process: its calls as `main`, its events through `onMain`.
import { type BirpcReturn, createBirpc } from "birpc";
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import type { MainApi, MainEvents } from "../../shared/rpc/contract";
import "./preloadBridge";

type EventName = keyof MainEvents;
type Payload<Name extends EventName> = Parameters<MainEvents[Name]>[0];

const emitters = {
  diskChanged: createEmitter<Payload<"diskChanged">>(),
  commandChosen: createEmitter<Payload<"commandChosen">>(),
  packRequested: createEmitter<Payload<"packRequested">>(),
  closeRequested: createEmitter<Payload<"closeRequested">>(),
  hostGone: createEmitter<Payload<"hostGone">>(),
};

const listeners: MainEvents = {
  diskChanged: (change) => emitters.diskChanged.emit(change),
  commandChosen: (id) => emitters.commandChosen.emit(id),
  packRequested: (root) => emitters.packRequested.emit(root),
  closeRequested: () => emitters.closeRequested.emit(undefined),
  hostGone: (reason) => emitters.hostGone.emit(reason),
};

const connection: BirpcReturn<MainApi, MainEvents> = createBirpc<MainApi, MainEvents>(listeners, {
  post: (message) => window.gridwright.post(message),
  on: (listener) => {
    window.gridwright.on(listener);
  },
  // A dialog stays open as long as its user likes.
  timeout: -1,
});

/** The main process's calls. They answer with results; a rejected promise is a bug on the other side. */
export const main: MainApi = connection;

/** Listens to one of the main process's events. `closeRequested` has no payload: its listener gets undefined. */
export function onMain<Name extends EventName>(event: Name, listener: (payload: Payload<Name>) => void): Disposable {
  // The table's emitters are typed one by one; the compiler cannot follow a name into a union of them.
  const emitter = emitters[event] as unknown as ReturnType<typeof createEmitter<Payload<Name>>>;
  return emitter.on(listener);
}

/** The absolute path of a dropped or chosen file; "" when it is not on the disk. */
export function pathOfFile(file: File): string {
  return window.gridwright.pathOfFile(file);
}
