// The port that a utility process is given by main, as a Port: the newest one is served.
import type { MessagePortMain, ParentPort } from "electron";
import { type Disposable, disposable } from "../../shared/base/disposable";
import type { Port } from "../../shared/rpc/port";

/** Serves each port that main sends, and no longer the one before it. `hear` is first given what main says with it. */
export function serveNewestPort(serve: (port: Port) => Disposable, hear?: (message: unknown) => void): void {
  let serving: Disposable | null = null;
  (process as NodeJS.Process & { readonly parentPort: ParentPort }).parentPort.on("message", ({ data, ports }) => {
    hear?.(data);
    const [port] = ports;
    if (port === undefined) return;
    serving?.dispose();
    serving = serve(portOf(port));
    port.start();
  });
}

function portOf(port: MessagePortMain): Port {
  return {
    post: (message) => port.postMessage(message),
    on(listener) {
      const onMessage = ({ data }: { readonly data: unknown }): void => listener(data);
      port.on("message", onMessage);
      return disposable(() => port.off("message", onMessage));
    },
  };
}
