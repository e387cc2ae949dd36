// Wraps the one IPC channel to the window's page as a Port. Accepts messages only from the page that we loaded.
import { type WebContents, ipcMain } from "electron";
import { disposable } from "../shared/base/disposable";
import type { Port } from "../shared/rpc/port";
import { MAIN_CHANNEL } from "../shared/rpc/bridge";
import { isOwnPage } from "./ownPage";

/** Creates the port to the top frame of `contents`. Messages from any other frame or page are dropped. */
export function bridgePort(contents: WebContents): Port {
  return {
    post(message) {
      if (!contents.isDestroyed()) contents.send(MAIN_CHANNEL, message);
    },
    on(listener) {
      const onMessage = (event: Electron.IpcMainEvent, message: unknown): void => {
        if (event.sender === contents && isOwnPage(event.senderFrame)) listener(message);
      };
      ipcMain.on(MAIN_CHANNEL, onMessage);
      return disposable(() => ipcMain.off(MAIN_CHANNEL, onMessage));
    },
  };
}
