// Wraps the one IPC channel to a window's page as a Port. Accepts messages only from the page that we loaded there.
import type { WebContents } from "electron";
import { disposable } from "../../shared/base/disposable";
import type { Port } from "../../shared/rpc/port";
import { MAIN_CHANNEL } from "../../shared/rpc/bridge";
import { isOwnPage } from "./ownPage";

/** Creates the port to the top frame of `contents`. Messages from any other frame or page are dropped. */
export function bridgePort(contents: WebContents): Port {
  return {
    post(message) {
      if (!contents.isDestroyed()) contents.send(MAIN_CHANNEL, message);
    },
    on(listener) {
      const onMessage = (event: Electron.IpcMainEvent, message: unknown): void => {
        if (isOwnPage(event.senderFrame)) listener(message);
      };
      // Heard from this window only: each has its own pack.
      contents.ipc.on(MAIN_CHANNEL, onMessage);
      return disposable(() => {
        if (!contents.isDestroyed()) contents.ipc.off(MAIN_CHANNEL, onMessage);
      });
    },
  };
}
