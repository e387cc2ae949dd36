// The connection to the host process. Hosts come and go: each new one brings a new port, and what was asked of the
// one before is asked again where that makes sense. Knows nothing of what the host is asked.
import { type BirpcReturn, createBirpc } from "birpc";
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import { type Result, refused } from "../../shared/base/result";
import type { HostApi, HostEvents, SessionRefusal } from "../../shared/rpc/contract";
import { onMain } from "./main";
import { HOST_PORT_MESSAGE } from "./preloadBridge";

type Connection = BirpcReturn<HostApi, HostEvents>;

const emitters = {
  findings: createEmitter<Parameters<HostEvents["findings"]>[0]>(),
  goldPaths: createEmitter<Parameters<HostEvents["goldPaths"]>[0]>(),
};
const gone = createEmitter<string>();
const restarted = createEmitter<void>();

let current: Connection | null = null;
let everConnected = false;
let waiting: ((connection: Connection) => void)[] = [];

function connect(port: MessagePort): void {
  disconnect("replaced by a new one");
  const listeners: HostEvents = {
    findings: (findings) => emitters.findings.emit(findings),
    goldPaths: (results) => emitters.goldPaths.emit(results),
  };
  const connection = createBirpc<HostApi, HostEvents>(listeners, {
    post: (message) => port.postMessage(message),
    on: (listener) => {
      port.onmessage = ({ data }) => listener(data);
    },
    off: () => port.close(),
    timeout: -1,
  });
  current = connection;
  // Before the calls that waited: whoever tells the new host about the pack must be heard first.
  if (everConnected) restarted.emit();
  everConnected = true;
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume(connection);
}

function disconnect(reason: string): void {
  const connection = current;
  if (connection === null) return;
  current = null;
  connection.$close(new Error(`the host is gone: ${reason}`));
}

function connected(): Promise<Connection> {
  return current === null ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(current);
}

/** Asks the host; when it dies meanwhile, `otherwise` decides, by default asking the next one. */
async function call<Answer>(
  ask: (connection: Connection) => Promise<Answer>,
  otherwise: () => Promise<Answer> | Answer = () => call(ask),
): Promise<Answer> {
  const connection = await connected();
  try {
    return await ask(connection);
  } catch (error) {
    if (connection === current) throw error;
    return otherwise();
  }
}

function sessionLost(): Result<never, SessionRefusal> {
  return refused({ reason: "no-such-session", message: "The game engine was restarted." });
}

/** The host's calls. Calls wait while the host restarts; a play session does not survive it: `no-such-session`. */
export const host: HostApi = {
  sync(change) {
    void connected().then((connection) => connection.sync.asEvent(change));
  },
  openSession: (start) => call((connection) => connection.openSession(start)),
  act: (session, turn, action) => call((connection) => connection.act(session, turn, action), sessionLost),
  checkGoldPaths: () => call((connection) => connection.checkGoldPaths()),
  ping: () => call((connection) => connection.ping()),
};

/** Listens to one of the host's events, whichever host is running. */
export function onHost<Name extends keyof HostEvents>(event: Name, listener: HostEvents[Name]): Disposable {
  const emitter = emitters[event] as unknown as ReturnType<typeof createEmitter<Parameters<HostEvents[Name]>[0]>>;
  return emitter.on(listener as (payload: Parameters<HostEvents[Name]>[0]) => void);
}

/** Told when a new host has taken the place of one that died: it knows nothing yet and has no session. */
export function onHostRestart(listener: () => void): Disposable {
  return restarted.on(listener);
}

/** Told when the host died, with the reason; `onHostRestart` follows. */
export function onHostGone(listener: (reason: string) => void): Disposable {
  return gone.on(listener);
}

window.addEventListener("message", (event) => {
  const port = event.ports[0];
  // Only our own preload script speaks as this page itself.
  if (event.source !== window || event.data !== HOST_PORT_MESSAGE || port === undefined) return;
  connect(port);
});

onMain("hostGone", (reason) => {
  disconnect(reason);
  gone.emit(reason);
});
