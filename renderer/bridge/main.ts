// The connection to the main process: its calls as `main`, its events through `onMain`.
import { type Disposable, disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import type { PreloadBridge } from "../../shared/rpc/bridge";
import { connectToMain } from "../../shared/rpc/connect";
import type { MainApi, MainEvents } from "../../shared/rpc/contract";
import type { Port } from "../../shared/rpc/port";
import { reportError } from "./reportError";

declare global {
  interface Window {
    readonly gridwright: PreloadBridge;
  }
}

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

const port: Port = {
  post: (message) => window.gridwright.post(message),
  on: (listener) => disposable(window.gridwright.on(listener)),
};

/** The main process's calls. They answer with results; a rejected promise is a bug on the other side. */
export const main: MainApi = connectToMain(port, listeners, reportError).remote;

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
