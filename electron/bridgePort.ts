// A window's page as a Port for calls: the one IPC channel, and only messages of the page we loaded ourselves.
import { type WebContents, ipcMain } from "electron";
import { disposable } from "../shared/base/disposable";
import type { Port } from "../shared/rpc/port";
import { MAIN_CHANNEL } from "../shared/rpc/bridge";
import { isOwnPage } from "./ownPage";

/** The port to the top frame of `contents`; what any other frame or page sends is dropped. */
export function bridgePort(contents: WebContents): Port {
  return {
    post(message) {
      if (!contents.isDestroyed()) contents.send(MAIN_CHANNEL, message);
    },
    on(listener) {
      const hear = (event: Electron.IpcMainEvent, message: unknown): void => {
        if (event.sender === contents && isOwnPage(event.senderFrame)) listener(message);
      };
      ipcMain.on(MAIN_CHANNEL, hear);
      return disposable(() => ipcMain.off(MAIN_CHANNEL, hear));
    },
  };
}
