// The connection to the main process: its calls as `main`, its events through `onMain`.
import { type Disposable, disposable } from "../../shared/base/disposable";
import type { PreloadBridge } from "../../shared/rpc/bridge";
import { connectToMain } from "../../shared/rpc/connect";
import { MAIN_EVENTS, type MainApi, type MainEvents } from "../../shared/rpc/mainCalls";
import type { Port } from "../../shared/rpc/port";
import { reportError } from "./reportError";
import { type Payload, type TableEvents, createTableEvents } from "./tableEvents";

declare global {
  interface Window {
    readonly gridwright: PreloadBridge;
  }
}

const events: TableEvents<MainEvents> = createTableEvents(MAIN_EVENTS);

const port: Port = {
  post: (message) => window.gridwright.post(message),
  on: (listener) => disposable(window.gridwright.on(listener)),
};

/** The main process's calls. They answer with results; a rejected promise is a bug on the other side. */
export const main: MainApi = connectToMain(port, events.emit, reportError).remote;

/** Listens to one of the main process's events. `closeRequested` brings nothing: its listener gets undefined. */
export function onMain<Name extends keyof MainEvents>(
  name: Name,
  listener: (payload: Payload<MainEvents[Name]>) => void,
): Disposable {
  return events.on(name, listener);
}

/** Returns the absolute path of a dropped or chosen file; "" when it is not on the disk. */
export function pathOfFile(file: File): string {
  return window.gridwright.pathOfFile(file);
}
