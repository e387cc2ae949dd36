// The host process's entry point: serves the newest port it is given. What a host does is in shared/host.
import type { MessagePortMain, ParentPort } from "electron";
import { type Disposable, disposable } from "../shared/base/disposable";
import { serveHost } from "../shared/host/serve";
import type { Port } from "../shared/rpc/port";

let serving: Disposable | null = null;

(process as NodeJS.Process & { readonly parentPort: ParentPort }).parentPort.on("message", ({ ports }) => {
  const [port] = ports;
  if (port === undefined) return;
  serving?.dispose();
  serving = serveHost(portOf(port), {
    schedule: (work) => setImmediate(work),
    report: (error, call) => console.error(`host, ${call}:`, error),
  });
  port.start();
});

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
