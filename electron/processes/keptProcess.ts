// Keeps one utility process running and gives the window a port to it. Does not carry the messages between them.
import { MessageChannelMain, type MessagePortMain, type UtilityProcess, app, utilityProcess } from "electron";
import type { Disposable } from "../../shared/base/disposable";
import { createHangs } from "./hangs";
import { logError } from "../log";
import { MOST_LAST_OUTPUT, NO_ANSWER, TOO_MUCH_MEMORY, reasonOfEnd } from "./processEnd";
import { processorMs } from "./processorTime";
import { nextStart } from "./restarts";

export interface KeptProcess extends Disposable {
  /** Gives the page a port to the running process; again after each reload of the page. */
  connectPage(): void;
  /**
   * Ends a process that has not answered for so long, if it hangs, and starts another: at once, or later when processes
   * have ended early too often. Returns whether it did; one that only waits for the processor is left alone.
   */
  endIfHung(silentMs: number): boolean;
  /** Sends it a message; processes that follow it get the last one with their port. */
  tell(message: unknown): void;
  /** Returns the running process's id; undefined between two of them. */
  pid(): number | undefined;
}

export interface KeptProgram {
  /** Its script, as the bundler names it. */
  readonly path: string;
  readonly args?: readonly string[];
  readonly name: string;
  /** The limit of its heap in megabytes. */
  readonly heapMb: number;
  /** What it may take besides the heap, which has a limit of its own. */
  readonly besideHeapMb: () => number;
}

export interface ProcessListener {
  /** Called with the page's end of a new port. */
  portReady(port: MessagePortMain): void;
  /** Called when the process ended by itself; another one is being started. */
  gone(reason: string): void;
}

const MEASURE_MS = 1_000;

/** Kills the process, also one that is only being started: one in an endless loop does not react to a polite request. */
function end(child: UtilityProcess): void {
  const { pid } = child;
  child.kill();
  if (pid === undefined) {
    child.once("spawn", () => end(child));
    return;
  }
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has reacted after all.
  }
}

/**
 * Starts a program as a process. One that ends, or uses too much memory, is started again: at once, then after growing
 * delays when it keeps ending early.
 */
export function startKeptProcess(program: KeptProgram, listener: ProcessListener): KeptProcess {
  const { path, args = [], name, heapMb, besideHeapMb } = program;
  let child: UtilityProcess | null = null;
  let pageIsLoaded = false;
  let disposed = false;
  let told: unknown = null;
  let endsAtMs: readonly number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let hangs = createHangs();

  const connect = (): void => {
    if (child === null || !pageIsLoaded) return;
    const { port1, port2 } = new MessageChannelMain();
    child.postMessage(told, [port1]);
    listener.portReady(port2);
  };
  const start = (): void => {
    const started = utilityProcess.fork(path, [...args], {
      serviceName: `Gridwright ${name}`,
      stdio: ["ignore", "inherit", "pipe"],
      execArgv: [`--js-flags=--max-old-space-size=${heapMb}`],
    });
    child = started;
    hangs = createHangs();
    let lastOutput = "";
    started.stderr?.on("data", (output: Buffer) => {
      process.stderr.write(output);
      lastOutput = (lastOutput + output.toString()).slice(-MOST_LAST_OUTPUT);
    });
    started.on("exit", (code) => {
      if (child !== started || disposed) return;
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
    if (measured === undefined) return;
    const usedMs = processorMs(measured);
    if (usedMs !== null) hangs.note(Date.now(), usedMs);
    if (measured.memory.workingSetSize > (heapMb + besideHeapMb()) * 1024) replace(TOO_MUCH_MEMORY);
  }, MEASURE_MS);
  const startAgain = (reason: string): void => {
    const next = nextStart(endsAtMs, Date.now());
    endsAtMs = next.endsAtMs;
    logError(name, new Error(`the ${name} process ended: ${reason}; next start in ${next.delayMs} ms`));
    listener.gone(reason);
    timer = setTimeout(start, next.delayMs);
  };
  start();
  return {
    connectPage() {
      pageIsLoaded = true;
      connect();
    },
    endIfHung(silentMs) {
      const isHung = hangs.isHung(Date.now(), silentMs);
      if (isHung) replace(NO_ANSWER);
      return isHung;
    },
    tell(message) {
      told = message;
      child?.postMessage(message);
    },
    pid: () => child?.pid,
    dispose() {
      disposed = true;
      clearTimeout(timer);
      clearInterval(measuring);
      if (child !== null) end(child);
    },
  };
}
