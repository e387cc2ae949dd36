// The connection to the host process while hosts come and go: each new one brings a new port. A host that keeps dying
// is let rest until something changes. Knows nothing of what the host is asked.
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import { HOST_PORT_MESSAGE } from "../../shared/rpc/bridge";
import { type Connection, connectToHost } from "../../shared/rpc/connect";
import { type HostApi, type HostEvents, HOST_EVENTS } from "../../shared/rpc/hostCalls";
import { createHostDeaths } from "./hostDeaths";
import { onMain } from "./main";
import { portOf } from "./pagePort";
import { reportError } from "./reportError";
import { type Payload, type TableEvents, createTableEvents } from "./tableEvents";

export type HostConnection = Connection<HostApi>;

/** Why the host that ran before is gone, and whether another one is on its way or the engine rests. */
export interface HostEnd {
  readonly reason: string;
  readonly rests: boolean;
}

/** The receiver of calls: the current host, the next one, or null while the engine is stopped. */
export type NextHost = HostConnection | null;

const events: TableEvents<HostEvents> = createTableEvents(HOST_EVENTS);
const gone = createEmitter<HostEnd>();
const restarted = createEmitter<void>();
const deaths = createHostDeaths();

let current: HostConnection | null = null;
let everConnected = false;
let waiting: ((next: NextHost) => void)[] = [];
let rests = false;
/** The port to a host that is there, unused while the engine rests. */
let parked: MessagePort | null = null;

function connect(port: MessagePort): void {
  disconnect();
  const listeners: HostEvents = {
    ...events.emit,
    solutions(results) {
      if (results.remaining === undefined) deaths.reset();
      events.emit.solutions(results);
    },
  };
  const connection = connectToHost(portOf(port), listeners, reportError);
  current = connection;
  // Before the waiting calls: the new host must receive the pack first.
  if (everConnected) restarted.emit();
  everConnected = true;
  resume(connection);
}

function resume(next: NextHost): void {
  const resumed = waiting;
  waiting = [];
  for (const each of resumed) each(next);
}

function disconnect(): void {
  const connection = current;
  current = null;
  connection?.close();
}

/** Resolves at once while a host runs or the engine rests, else when the next host is there. */
export function nextHost(): Promise<NextHost> {
  if (current !== null || rests) return Promise.resolve(current);
  return new Promise((resolve) => waiting.push(resolve));
}

export function isCurrentHost(connection: HostConnection): boolean {
  return connection === current;
}

/** Resets the count of crashes: the host's texts have changed, or the user wants to try again. */
export function wakeHost(): void {
  deaths.reset();
  if (!rests) return;
  rests = false;
  const port = parked;
  parked = null;
  if (port !== null) connect(port);
}

/** Whether this host still answers, and no other: rejects when it went away meanwhile. A resting one need not. */
export async function pingHost(): Promise<void> {
  await (await nextHost())?.remote.ping();
}

/** Listens to one of the host's events, whichever host is running. */
export function onHost<Name extends keyof HostEvents>(
  name: Name,
  listener: (payload: Payload<HostEvents[Name]>) => void,
): Disposable {
  return events.on(name, listener);
}

/** Told when a new host has taken the place of one that died: it knows nothing yet and has no session. */
export function onHostRestart(listener: () => void): Disposable {
  return restarted.on(listener);
}

/** Told when the host died; `onHostRestart` follows, but not before `wakeHost` when the engine rests. */
export function onHostGone(listener: (end: HostEnd) => void): Disposable {
  return gone.on(listener);
}

window.addEventListener("message", (event) => {
  const port = event.ports[0];
  // Only our own preload script speaks as this page itself.
  if (event.source !== window || event.data !== HOST_PORT_MESSAGE || port === undefined) return;
  if (rests) parked = port;
  else connect(port);
});

onMain("hostGone", (reason) => {
  disconnect();
  rests = deaths.died();
  parked = null;
  if (rests) resume(null);
  gone.emit({ reason, rests });
});
