// A MessagePort of the page as a Port of a connection.
import { disposable } from "../../shared/base/disposable";
import type { Port } from "../../shared/rpc/port";

export function portOf(port: MessagePort): Port {
  return {
    post: (message) => port.postMessage(message),
    on(listener) {
      port.onmessage = ({ data }) => listener(data);
      return disposable(() => port.close());
    },
  };
}
