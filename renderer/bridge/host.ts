// The connection to the host process. Hosts come and go: each new one brings a new port, and what was asked of the
// one before is asked again where that makes sense. Knows nothing of what the host is asked.
import { type Disposable, disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import { type Result, refused } from "../../shared/base/result";
import { HOST_PORT_MESSAGE } from "../../shared/rpc/bridge";
import { type Connection, connectToHost } from "../../shared/rpc/connect";
import type { HostApi, HostEvents, SessionRefusal } from "../../shared/rpc/contract";
import type { Port } from "../../shared/rpc/port";
import { onMain } from "./main";
import { reportError } from "./reportError";

type HostConnection = Connection<HostApi>;

const emitters = {
  findings: createEmitter<Parameters<HostEvents["findings"]>[0]>(),
  goldPaths: createEmitter<Parameters<HostEvents["goldPaths"]>[0]>(),
};
const gone = createEmitter<string>();
const restarted = createEmitter<void>();

let current: HostConnection | null = null;
let everConnected = false;
let waiting: ((connection: HostConnection) => void)[] = [];

function connect(port: MessagePort): void {
  disconnect();
  const listeners: HostEvents = {
    findings: (findings) => emitters.findings.emit(findings),
    goldPaths: (results) => emitters.goldPaths.emit(results),
  };
  const connection = connectToHost(portOf(port), listeners, reportError);
  current = connection;
  // Before the calls that waited: whoever tells the new host about the pack must be heard first.
  if (everConnected) restarted.emit();
  everConnected = true;
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume(connection);
}

function portOf(port: MessagePort): Port {
  return {
    post: (message) => port.postMessage(message),
    on(listener) {
      port.onmessage = ({ data }) => listener(data);
      return disposable(() => port.close());
    },
  };
}

function disconnect(): void {
  const connection = current;
  current = null;
  connection?.close();
}

function connected(): Promise<HostConnection> {
  return current === null ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(current);
}

/** Asks the host; when it dies meanwhile, `otherwise` decides, by default asking the next one. */
async function call<Answer>(
  ask: (host: HostApi) => Promise<Answer>,
  otherwise: () => Promise<Answer> | Answer = () => call(ask),
): Promise<Answer> {
  const connection = await connected();
  try {
    return await ask(connection.remote);
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
    void connected().then((connection) => connection.remote.sync(change));
  },
  openSession: (start) => call((next) => next.openSession(start)),
  act: (session, turn, action) => call((next) => next.act(session, turn, action), sessionLost),
  checkGoldPaths: () => call((next) => next.checkGoldPaths()),
  cancelCheck() {
    void connected().then((connection) => connection.remote.cancelCheck());
  },
  compareRuns: (level, step) => call((next) => next.compareRuns(level, step)),
  pathBoards: (level, from, count) => call((next) => next.pathBoards(level, from, count)),
  coverage: () => call((next) => next.coverage()),
  acceptRun: (level) => call((next) => next.acceptRun(level)),
  compareProfiles: () => call((next) => next.compareProfiles()),
  cancelComparison() {
    void connected().then((connection) => connection.remote.cancelComparison());
  },
  ping: () => call((next) => next.ping()),
  complete: (file, offset) => call((next) => next.complete(file, offset)),
  hover: (file, offset) => call((next) => next.hover(file, offset)),
  namePlaces: (file, offset) => call((next) => next.namePlaces(file, offset)),
  rename: (file, offset, name) => call((next) => next.rename(file, offset, name)),
  findingsOf: (file) => call((next) => next.findingsOf(file)),
  ruleFirings: (file) => call((next) => next.ruleFirings(file)),
  runSession: (session, request) =>
    call(
      (next) => next.runSession(session, request),
      () => null,
    ),
  ruleGraph: (levelFile) => call((next) => next.ruleGraph(levelFile)),
  runGoldPaths: (breakpoints) => call((next) => next.runGoldPaths(breakpoints)),
  breakNames: () => call((next) => next.breakNames()),
  completeCondition: (on, text, caret) => call((next) => next.completeCondition(on, text, caret)),
  checkCondition: (on, text) => call((next) => next.checkCondition(on, text)),
  comparePlay: (session, source) =>
    call(
      (next) => next.comparePlay(session, source),
      () => null,
    ),
  otherTurn: (number) =>
    call(
      (next) => next.otherTurn(number),
      () => null,
    ),
  keepSession: (session) =>
    call(
      (next) => next.keepSession(session),
      () => null,
    ),
  otherProfiles: () => call((next) => next.otherProfiles()),
  cancelComparePlay() {
    void connected().then((connection) => connection.remote.cancelComparePlay());
  },
  askConditions: (session, turn, record, conditions) =>
    call(
      (next) => next.askConditions(session, turn, record, conditions),
      () => null,
    ),
};

/** Listens to one of the host's events, whichever host is running. */
export function onHost<Name extends keyof HostEvents>(event: Name, listener: HostEvents[Name]): Disposable {
  const emitter = emitters[event] as unknown as ReturnType<typeof createEmitter<Parameters<HostEvents[Name]>[0]>>;
  return emitter.on(listener as (payload: Parameters<HostEvents[Name]>[0]) => void);
}

/** Whether this host still answers, and no other: rejects when it went away meanwhile. */
export async function pingHost(): Promise<void> {
  await (await connected()).remote.ping();
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
  disconnect();
  gone.emit(reason);
});
