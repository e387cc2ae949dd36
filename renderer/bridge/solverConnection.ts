// The connection to the solver while it is there: it is started when the window asks for it, and a new one brings a new
// port. What is sent while there is none is lost: who listens to a new one sends it what it must know.
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import type { GenerateProgress } from "../../shared/engine/search/generate/generateOutcome";
import { SOLVER_PORT_MESSAGE } from "../../shared/rpc/bridge";
import { type Connection, connectToSolver } from "../../shared/rpc/connect";
import { SOLVER_EVENTS, type SolverApi, type SolverEvents } from "../../shared/rpc/solverCalls";
import type { SolverNews } from "../../shared/rpc/solving";
import { main, onMain } from "./main";
import { portOf } from "./pagePort";
import { reportError } from "./reportError";
import { type TableEvents, createTableEvents } from "./tableEvents";

const events: TableEvents<SolverEvents> = createTableEvents(SOLVER_EVENTS);
const started = createEmitter<SolverApi>();
const gone = createEmitter<string>();

let current: Connection<SolverApi> | null = null;

/** Returns the solver's calls; null while there is none. */
export function solver(): SolverApi | null {
  return current?.remote ?? null;
}

/** Starts a solver, or connects to the one that runs. */
export function startSolver(): void {
  void main.startSolver();
}

export function onSolverNews(listener: (news: SolverNews) => void): Disposable {
  return events.on("news", listener);
}

export function onSolverMaking(listener: (progress: GenerateProgress) => void): Disposable {
  return events.on("making", listener);
}

/** Told when a solver is there that knows nothing yet. */
export function onSolverStart(listener: (api: SolverApi) => void): Disposable {
  return started.on(listener);
}

/** Told why the solver has ended by itself; `onSolverStart` follows. */
export function onSolverGone(listener: (reason: string) => void): Disposable {
  return gone.on(listener);
}

function disconnect(): void {
  current?.close();
  current = null;
}

window.addEventListener("message", (event) => {
  const port = event.ports[0];
  // Only our own preload script speaks as this page itself.
  if (event.source !== window || event.data !== SOLVER_PORT_MESSAGE || port === undefined) return;
  disconnect();
  current = connectToSolver(portOf(port), events.emit, reportError);
  started.emit(current.remote);
});

onMain("solverGone", (reason) => {
  disconnect();
  gone.emit(reason);
});
