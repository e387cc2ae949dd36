// Keeps one host process running and hands the window a port to it. Carries none of what they say to each other.
import { MessageChannelMain, type UtilityProcess, utilityProcess } from "electron";
import type { MessagePortMain } from "electron";
import type { Disposable } from "../shared/base/disposable";
import { nextStart } from "./hostRestarts";
// The bundler makes a file of its own of it and gives its path.
import hostPath from "./host?modulePath";
import { logError } from "./log";

export interface HostProcess extends Disposable {
  /** Gives the page a port to the running host; again after each reload of the page. */
  connectPage(): void;
  /** Ends the host, also one that hangs, and starts another: at once, or later when it has died young too often. */
  restart(): void;
  /** The running host's process id; undefined between two hosts. */
  pid(): number | undefined;
}

export interface HostListener {
  /** The page's end of a new port. */
  portReady(port: MessagePortMain): void;
  /** The host ended by itself; another one is on its way. */
  gone(reason: string): void;
}

/** A process in an endless loop does not hear that it should end; it can only be ended. */
function end(child: UtilityProcess): void {
  const { pid } = child;
  child.kill();
  if (pid === undefined) return;
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has heard after all.
  }
}

/** Starts the host. One that dies is started again: at once, later and later when it keeps dying young. */
export function startHostProcess(listener: HostListener): HostProcess {
  let child: UtilityProcess | null = null;
  let pageIsThere = false;
  let disposed = false;
  let deathsAtMs: readonly number[] = [];
  let timer: NodeJS.Timeout | undefined;

  const connect = (): void => {
    if (child === null || !pageIsThere) return;
    const { port1, port2 } = new MessageChannelMain();
    child.postMessage(null, [port1]);
    listener.portReady(port2);
  };
  const start = (): void => {
    const born = utilityProcess.fork(hostPath, [], { serviceName: "Gridwright host", stdio: "inherit" });
    child = born;
    born.on("exit", (code) => {
      if (child !== born || disposed) return;
      child = null;
      startAgain(`it ended with code ${code}`);
    });
    connect();
  };
  const startAgain = (reason: string): void => {
    const next = nextStart(deathsAtMs, Date.now());
    deathsAtMs = next.deathsAtMs;
    logError("host", new Error(`the host process is gone: ${reason}; next start in ${next.delayMs} ms`));
    listener.gone(reason);
    timer = setTimeout(start, next.delayMs);
  };
  start();
  return {
    connectPage() {
      pageIsThere = true;
      connect();
    },
    restart() {
      const old = child;
      if (old === null) return;
      child = null;
      end(old);
      startAgain("it did not answer");
    },
    pid: () => child?.pid,
    dispose() {
      disposed = true;
      clearTimeout(timer);
      if (child !== null) end(child);
    },
  };
}
