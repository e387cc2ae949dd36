// Runs sandboxed beside the page. Gives it one small post box to main, and passes the host's port on.
import { contextBridge, ipcRenderer, webUtils } from "electron";
import {
  CHOSEN_PATH_CHANNEL,
  HOST_PORT_CHANNEL,
  HOST_PORT_MESSAGE,
  MAIN_CHANNEL,
  type PreloadBridge,
} from "../shared/rpc/bridge";

/** The few names of the page this script uses; it is compiled without the DOM's types, like the rest of this room. */
declare const window: {
  postMessage(message: unknown, target: string, ports: readonly unknown[]): void;
  addEventListener(type: "DOMContentLoaded", listener: () => void): void;
};

const bridge: PreloadBridge = {
  post: (message) => ipcRenderer.send(MAIN_CHANNEL, message),
  on(listener) {
    const hear = (_event: unknown, message: unknown): void => listener(message);
    ipcRenderer.on(MAIN_CHANNEL, hear);
    return () => ipcRenderer.off(MAIN_CHANNEL, hear);
  },
  pathOfFile(file) {
    const path = pathOf(file);
    // Main opens only what the user has pointed at; the page itself cannot say that he did.
    if (path !== "") ipcRenderer.send(CHOSEN_PATH_CHANNEL, path);
    return path;
  },
};

/** Of the user's own files alone: what a page makes by itself has no path. */
function pathOf(file: unknown): string {
  if (!(file instanceof File)) return "";
  // Before Electron 29 a dropped file carried its path itself. Afterwards `webUtils` tells it.
  if (webUtils === undefined) return (file as { readonly path?: string }).path ?? "";
  return webUtils.getPathForFile(file);
}

contextBridge.exposeInMainWorld("gridwright", bridge);

ipcRenderer.on(HOST_PORT_CHANNEL, (event) => window.postMessage(HOST_PORT_MESSAGE, "*", event.ports));
// The page's module scripts have run by now, so its listener is in place.
window.addEventListener("DOMContentLoaded", () => ipcRenderer.send(HOST_PORT_CHANNEL));
