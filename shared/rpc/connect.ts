// Joins two ends of a port into typed calls. Each end of each pair in the contract has its function here.
// Knows the contract's names; knows nothing of processes, and nothing of what the calls do.
import { createBirpc } from "birpc";
import { checkedArguments } from "./argumentChecks";
import type { HostApi, HostEvents, MainApi, MainEvents } from "./contract";
import { HOST_ARGUMENTS } from "./hostArguments";
import { MAIN_ARGUMENTS } from "./mainArguments";
import type { Port } from "./port";

export interface Connection<Remote> {
  /** Calls of the other side. Those without an answer (they give void) are sent and forgotten. */
  readonly remote: Remote;
  /** Stops listening and rejects the calls still waiting, and all later ones; for when the other side is gone. */
  close(): void;
}

/** Told of what should not happen: a throw in one of our own functions, a message that could not be sent. */
export type ReportError = (error: unknown, call: string) => void;

/** The renderer's end towards the host. */
export function connectToHost(port: Port, events: HostEvents, report: ReportError): Connection<HostApi> {
  return connect<HostApi>(port, { api: events, checked: asTheyCome }, HOST_CALLS_WITHOUT_ANSWER, report);
}

/** The host's end towards the renderer. */
export function connectAsHost(port: Port, api: HostApi, report: ReportError): Connection<HostEvents> {
  const checked: Checked = (name, args) => checkedArguments(HOST_ARGUMENTS, name, args);
  return connect<HostEvents>(port, { api, checked }, HOST_EVENTS, report);
}

/** The renderer's end towards main. */
export function connectToMain(port: Port, events: MainEvents, report: ReportError): Connection<MainApi> {
  return connect<MainApi>(port, { api: events, checked: asTheyCome }, {}, report);
}

/** Main's end towards one window. */
export function connectAsMain(port: Port, api: MainApi, report: ReportError): Connection<MainEvents> {
  const checked: Checked = (name, args) => checkedArguments(MAIN_ARGUMENTS, name, args);
  return connect<MainEvents>(port, { api, checked }, MAIN_EVENTS, report);
}

/** A row for each method of an interface that gives no promise, and for no other. */
type WithoutAnswer<Api> = {
  readonly [Name in keyof Api as Api[Name] extends (...args: never[]) => Promise<unknown> ? never : Name]: true;
};

const HOST_CALLS_WITHOUT_ANSWER: WithoutAnswer<HostApi> = {
  sync: true,
  cancelOpening: true,
  cancelCheck: true,
  cancelComparison: true,
  cancelComparePlay: true,
};
const HOST_EVENTS: WithoutAnswer<HostEvents> = { findings: true, goldPaths: true, opening: true };
const MAIN_EVENTS: WithoutAnswer<MainEvents> = {
  diskChanged: true,
  commandChosen: true,
  packRequested: true,
  closeRequested: true,
  hostGone: true,
};

type Callable = (...args: readonly unknown[]) => unknown;

/** Lets the arguments of a call through, or throws. */
type Checked = (name: string, args: readonly unknown[]) => readonly unknown[];

/** One side's functions, and what it lets them be called with. */
interface Local {
  readonly api: object;
  readonly checked: Checked;
}

/** The renderer hears of nobody but main and the host that main has started. */
const asTheyCome: Checked = (_, args) => args;

/**
 * The general form: `local` answers the other side's calls, by own properties only (a stranger's "constructor" finds
 * nothing). Wrong arguments, and a throw in `local`, are reported here and reach the caller as a rejection with their
 * message; no call ever times out, since closing is what ends waiting.
 */
function connect<Remote extends object>(
  port: Port,
  local: Local,
  withoutAnswer: WithoutAnswer<Remote>,
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
      if (!Object.hasOwn(withoutAnswer, name)) return rpc.$call(name, ...args);
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

function answering({ api, checked }: Local, name: string, report: ReportError): Callable | undefined {
  const answer: unknown = Object.hasOwn(api, name) ? Reflect.get(api, name) : undefined;
  if (typeof answer !== "function") return undefined;
  return async (...args) => {
    try {
      return (await Reflect.apply(answer, api, checked(name, args))) as unknown;
    } catch (error) {
      report(error, name);
      throw plainError(error);
    }
  };
}

/** With nothing in it that a channel could refuse to carry. */
function plainError(error: unknown): Error {
  return new Error(error instanceof Error ? error.message : String(error));
}
