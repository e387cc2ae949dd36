// Runs sandboxed beside the page. Gives it a small message channel to the main process and passes on the host's port.
import { contextBridge, ipcRenderer, webUtils } from "electron";
import {
  CHOSEN_PATH_CHANNEL,
  HOST_PORT_CHANNEL,
  HOST_PORT_MESSAGE,
  MAIN_CHANNEL,
  SOLVER_PORT_CHANNEL,
  SOLVER_PORT_MESSAGE,
  type PreloadBridge,
} from "../shared/rpc/bridge";

/** The few names of the page that this script uses. It is compiled without the DOM's types, like this whole folder. */
declare const window: {
  postMessage(message: unknown, target: string, ports: readonly unknown[]): void;
  addEventListener(type: "DOMContentLoaded", listener: () => void): void;
};

const bridge: PreloadBridge = {
  post: (message) => ipcRenderer.send(MAIN_CHANNEL, message),
  on(listener) {
    const onMessage = (_event: unknown, message: unknown): void => listener(message);
    ipcRenderer.on(MAIN_CHANNEL, onMessage);
    return () => ipcRenderer.off(MAIN_CHANNEL, onMessage);
  },
  pathOfFile(file) {
    const path = pathOf(file);
    // The main process opens only what the user has chosen; the page itself cannot claim a choice.
    if (path !== "") ipcRenderer.send(CHOSEN_PATH_CHANNEL, path);
    return path;
  },
};

/** Returns the path of a file of the user's; a file made by the page itself has none. */
function pathOf(file: unknown): string {
  if (!(file instanceof File)) return "";
  // Before Electron 29 a dropped file had its path as a property; since then `webUtils` returns it.
  if (webUtils === undefined) return (file as { readonly path?: string }).path ?? "";
  return webUtils.getPathForFile(file);
}

contextBridge.exposeInMainWorld("gridwright", bridge);

ipcRenderer.on(HOST_PORT_CHANNEL, (event) => window.postMessage(HOST_PORT_MESSAGE, "*", event.ports));
ipcRenderer.on(SOLVER_PORT_CHANNEL, (event) => window.postMessage(SOLVER_PORT_MESSAGE, "*", event.ports));
// The page's module scripts have run by now, so its listener is in place.
window.addEventListener("DOMContentLoaded", () => ipcRenderer.send(HOST_PORT_CHANNEL));
