// The solver's process: started when the window first asks for it, since most of the start-up should be over by then.
import type { WebContents } from "electron";
import type { Disposable } from "../shared/base/disposable";
import { SOLVER_PORT_CHANNEL } from "../shared/rpc/bridge";
import { type KeptProcess, startKeptProcess } from "./keptProcess";
// The bundler builds them as files of their own and returns their paths.
import solverPath from "./solver?modulePath";
import threadPath from "./solverThread?modulePath";

/** The solver itself keeps the pack's texts; its threads have heaps of their own. */
const HEAP_MB = 512;

/** What threads may take besides the states of their searches. */
const THREADS_MB = 2_048;

export interface SolverProcess extends Disposable {
  /** Starts it, or gives the page a port to the one that runs. */
  connectPage(): void;
}

/** `memoryMb` returns what all searches may use, as the user has set it; 0: what suits the machine. */
export function createSolverProcess(
  page: WebContents,
  memoryMb: () => number,
  gone: (reason: string) => void,
): SolverProcess {
  let running: KeptProcess | null = null;
  const besideHeapMb = (): number => Math.max(1_024, memoryMb()) + THREADS_MB;
  return {
    connectPage() {
      running ??= startKeptProcess(
        { path: solverPath, args: [threadPath], name: "solver", heapMb: HEAP_MB, besideHeapMb },
        {
          portReady(port) {
            if (!page.isDestroyed()) page.postMessage(SOLVER_PORT_CHANNEL, null, [port]);
          },
          gone,
        },
      );
      running.connectPage();
    },
    dispose: () => running?.dispose(),
  };
}
