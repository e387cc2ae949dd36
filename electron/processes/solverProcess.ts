// The solver's process: started when the window first asks for it, since most of the start-up should be over by then.
import type { WebContents } from "electron";
import type { Disposable } from "../../shared/base/disposable";
import { SOLVER_PORT_CHANNEL } from "../../shared/rpc/bridge";
import { type KeptProcess, startKeptProcess } from "./keptProcess";
import type { SolverBudget } from "./solverBudget";
// The bundler builds them as files of their own and returns their paths.
import solverPath from "../solver?modulePath";
import threadPath from "../solverThread?modulePath";

/** The solver itself keeps the pack's texts; its threads have heaps of their own. */
const HEAP_MB = 512;

/** What threads may take besides the states of their searches. */
const THREADS_MB = 2_048;

/** What states may take before the process is ended, however small its share: it has only just become so. */
const LEAST_STATES_MB = 1_024;

export interface SolverProcess extends Disposable {
  /** Starts it, or gives the page a port to the one that runs. */
  connectPage(): void;
}

/** It takes a share of the budget while it runs. */
export function createSolverProcess(
  page: WebContents,
  budget: SolverBudget,
  gone: (reason: string) => void,
): SolverProcess {
  let running: KeptProcess | null = null;
  let share: Disposable | null = null;
  let shareMb = 0;
  const besideHeapMb = (): number => Math.max(LEAST_STATES_MB, shareMb) + THREADS_MB;
  const start = (): KeptProcess => {
    const started = startKeptProcess(
      { path: solverPath, args: [threadPath], name: "solver", heapMb: HEAP_MB, besideHeapMb },
      {
        portReady(port) {
          if (!page.isDestroyed()) page.postMessage(SOLVER_PORT_CHANNEL, null, [port]);
        },
        gone,
      },
    );
    share = budget.join((bytes) => {
      shareMb = bytes / 2 ** 20;
      started.tell(bytes);
    });
    return started;
  };
  return {
    connectPage() {
      running ??= start();
      running.connectPage();
    },
    dispose() {
      share?.dispose();
      running?.dispose();
    },
  };
}
