// Joins two ends of a port into typed calls. Each end of each pair has its function here.
// Knows the tables of calls; knows nothing of processes, and nothing of what the calls do.
import { errorText } from "../base/errorText";
import { createBirpc } from "birpc";
import { type CallTable, checkedArguments } from "./callTable";
import { type HostApi, type HostEvents, HOST_CALLS, HOST_EVENTS } from "./hostCalls";
import { MAIN_CALLS, MAIN_EVENTS, type MainApi, type MainEvents } from "./mainCalls";
import type { Port } from "./port";
import { SOLVER_CALLS, SOLVER_EVENTS, type SolverApi, type SolverEvents } from "./solverCalls";

export interface Connection<Remote> {
  /** Calls of the other side. Those without an answer (they give void) are sent and forgotten. */
  readonly remote: Remote;
  /** Stops listening and rejects the calls still waiting, and all later ones; for when the other side is gone. */
  close(): void;
}

/** Called with what should not happen: a throw in one of our own functions, a message that could not be sent. */
export type ReportError = (error: unknown, call: string) => void;

/** Makes the renderer's end towards the host. */
export function connectToHost(port: Port, events: HostEvents, report: ReportError): Connection<HostApi> {
  return connect<HostApi>(port, { api: events, table: HOST_EVENTS }, HOST_CALLS, report);
}

/** Makes the host's end towards the renderer. */
export function connectAsHost(port: Port, api: HostApi, report: ReportError): Connection<HostEvents> {
  return connect<HostEvents>(port, { api, table: HOST_CALLS }, HOST_EVENTS, report);
}

/** Makes the renderer's end towards the solver. */
export function connectToSolver(port: Port, events: SolverEvents, report: ReportError): Connection<SolverApi> {
  return connect<SolverApi>(port, { api: events, table: SOLVER_EVENTS }, SOLVER_CALLS, report);
}

/** Makes the solver's end towards the renderer. */
export function connectAsSolver(port: Port, api: SolverApi, report: ReportError): Connection<SolverEvents> {
  return connect<SolverEvents>(port, { api, table: SOLVER_CALLS }, SOLVER_EVENTS, report);
}

/** Makes the renderer's end towards main. */
export function connectToMain(port: Port, events: MainEvents, report: ReportError): Connection<MainApi> {
  return connect<MainApi>(port, { api: events, table: MAIN_EVENTS }, MAIN_CALLS, report);
}

/** Main's end towards one window. */
export function connectAsMain(port: Port, api: MainApi, report: ReportError): Connection<MainEvents> {
  return connect<MainEvents>(port, { api, table: MAIN_CALLS }, MAIN_EVENTS, report);
}

type Callable = (...args: readonly unknown[]) => unknown;

/** One side's functions, and the table that says what they may be called with. */
interface Local {
  readonly api: object;
  readonly table: CallTable;
}

/**
 * Returns the general form: `local` answers the other side's calls, by own properties only (a call to "constructor"
 * finds nothing); `remoteTable` says which of the other side's calls have an answer. Wrong arguments, and a throw in
 * `local`, are reported here and reach the caller as a rejection with their message; no call ever times out, since
 * closing is what ends waiting.
 */
function connect<Remote extends object>(
  port: Port,
  local: Local,
  remoteTable: CallTable,
  report: ReportError,
): Connection<Remote> {
  let stopListening = (): void => {};
  const rpc = createBirpc<Record<string, Callable>, object, false>(local.api, {
    post: (message) => port.post(message),
    on: (listener) => {
      const listening = port.on((message) => {
        if (isMessage(message)) listener(message);
      });
      stopListening = () => listening.dispose();
    },
    off: () => stopListening(),
    resolver: (name) => answering(local, name, report),
    proxify: false,
    timeout: -1,
  });
  const call =
    (name: string): Callable =>
    (...args) => {
      if (remoteTable[name]?.kind !== "told") return rpc.$call(name, ...args);
      rpc.$callEvent(name, ...args).catch((error: unknown) => report(error, name));
      return undefined;
    };
  // A promise may be resolved with the remote; `then` must not look like a call.
  const remote = new Proxy(
    {},
    { get: (_, name) => (typeof name === "string" && name !== "then" ? call(name) : undefined) },
  );
  return { remote: remote as Remote, close: () => rpc.$close() };
}

function isMessage(message: unknown): boolean {
  return typeof message === "object" && message !== null && "t" in message;
}

function answering({ api, table }: Local, name: string, report: ReportError): Callable | undefined {
  const answer: unknown = Object.hasOwn(api, name) ? Reflect.get(api, name) : undefined;
  if (typeof answer !== "function") return undefined;
  return async (...args) => {
    try {
      return (await Reflect.apply(answer, api, checkedArguments(table, name, args))) as unknown;
    } catch (error) {
      report(error, name);
      throw plainError(error);
    }
  };
}

/** With nothing in it that a channel could refuse to carry. */
function plainError(error: unknown): Error {
  return new Error(errorText(error));
}
