// Keeps one host process running and hands the window a port to it. Carries none of what they say to each other.
import { MessageChannelMain, type UtilityProcess, app, utilityProcess } from "electron";
import type { MessagePortMain } from "electron";
import type { Disposable } from "../shared/base/disposable";
import { MOST_LAST_OUTPUT, NO_ANSWER, TOO_MUCH_MEMORY, reasonOfEnd } from "./hostEnd";
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

/** What buffers may take beside the heap, which has a limit of its own. */
const BESIDE_HEAP_MB = 512;

const MEASURE_MS = 1_000;

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

/**
 * Starts the host, with a heap of at most so many megabytes. One that dies, or takes too much memory, is started again:
 * at once, later and later when it keeps dying young.
 */
export function startHostProcess(heapMb: number, listener: HostListener): HostProcess {
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
    const born = utilityProcess.fork(hostPath, [], {
      serviceName: "Gridwright host",
      stdio: ["ignore", "inherit", "pipe"],
      execArgv: [`--js-flags=--max-old-space-size=${heapMb}`],
    });
    child = born;
    let lastOutput = "";
    born.stderr?.on("data", (words: Buffer) => {
      process.stderr.write(words);
      lastOutput = (lastOutput + words.toString()).slice(-MOST_LAST_OUTPUT);
    });
    born.on("exit", (code) => {
      if (child !== born || disposed) return;
      child = null;
      startAgain(reasonOfEnd(code, lastOutput));
    });
    connect();
  };
  const replace = (reason: string): void => {
    const old = child;
    if (old === null) return;
    child = null;
    end(old);
    startAgain(reason);
  };
  const measuring = setInterval(() => {
    const pid = child?.pid;
    if (pid === undefined) return;
    const measured = app.getAppMetrics().find((process) => process.pid === pid);
    if ((measured?.memory.workingSetSize ?? 0) > (heapMb + BESIDE_HEAP_MB) * 1024) replace(TOO_MUCH_MEMORY);
  }, MEASURE_MS);
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
    restart: () => replace(NO_ANSWER),
    pid: () => child?.pid,
    dispose() {
      disposed = true;
      clearTimeout(timer);
      clearInterval(measuring);
      if (child !== null) end(child);
    },
  };
}
