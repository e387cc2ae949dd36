// Stands in for Electron's message channels: two ends, each of which may be handed to the page or to another process.
import { EventEmitter } from "node:events";

/** One end of a channel. Messages wait until it is started, as in Electron. */
export class PortStandIn extends EventEmitter {
  /** Set when the two are made. */
  other: PortStandIn | null = null;
  private started = false;
  private waiting: unknown[] = [];

  postMessage(message: unknown): void {
    this.other?.receive(message);
  }

  start(): void {
    this.started = true;
    for (const message of this.waiting.splice(0)) this.emit("message", { data: message });
  }

  private receive(message: unknown): void {
    if (this.started) this.emit("message", { data: message });
    else this.waiting.push(message);
  }
}

export class MessageChannelStandIn {
  readonly port1 = new PortStandIn();
  readonly port2 = new PortStandIn();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** Hands a port over: what comes from its other end goes to `post`. Returns what puts a message into the port. */
export function handOver(port: PortStandIn, post: (message: unknown) => void): (message: unknown) => void {
  port.on("message", ({ data }: { readonly data: unknown }) => post(data));
  port.start();
  return (message) => port.postMessage(message);
}
