// What a connection runs over: anything that posts messages and receives those of the other side. MessagePorts,
// ipcRenderer, web contents and workers become a Port in a few lines at their edge.
import type { Disposable } from "../base/disposable";

export interface Port {
  /** Sends plain data; the other side receives a copy (or, within one process, the object itself). */
  post(message: unknown): void;
  /** Hears every message from now on, in the order they were posted, until disposed. */
  on(listener: (message: unknown) => void): Disposable;
}
