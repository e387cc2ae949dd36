// Measures how soon a run over all gold paths of a large pack reaches a breakpoint with a condition, and how long other
// calls wait meanwhile: over a port, as in the app.
import { performance } from "node:perf_hooks";
import { breakpointOn } from "../../shared/engine/breakpoints/breakpoints";
import { serveHost } from "../../shared/host/serve";
import { connectToHost } from "../../shared/rpc/connect";
import type { HostApi } from "../../shared/rpc/hostCalls";
import { createPortPair } from "../../shared/rpc/portPair";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";

const LEVELS = 150;
const ROUNDS = 7;

/** Stops where a gem is taken by someone who has some: in every level, towards its path's end. */
const MORE_GEMS = {
  ...breakpointOn({ kind: "rule", rule: "pick_up" }),
  condition: { variable: { name: "gems", op: "gte", value: 1 } },
};

/** Milliseconds of one run. */
interface Run {
  readonly answered: number;
  /** The longest wait of another call. */
  readonly blocked: number;
}

/** Measures the medians of some runs, each over the whole pack. */
export async function solutionRunFigures(): Promise<readonly Figure[]> {
  const [here, there] = createPortPair(structuredClone);
  const report = (error: unknown): never => {
    throw error;
  };
  const host = serveHost(there, { schedule: setImmediate, report });
  const remote = await new Promise<HostApi>((resolve) => {
    const connection = connectToHost(
      here,
      {
        findings: () => undefined,
        solutions: ({ remaining }) => (remaining === undefined ? resolve(connection.remote) : undefined),
        opening: () => undefined,
        sampled: () => undefined,
      },
      report,
    );
    connection.remote.sync(largePackSync({ levels: LEVELS, width: 12, height: 12, layers: 4 }));
  });
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await oneRun(remote));
  host.dispose();
  const name = `a run over the gold paths of ${LEVELS} levels to a breakpoint with a condition`;
  const figure = (what: string, of: keyof Run, goal: string): Figure => {
    const value = runs.map((run) => run[of]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    return { group: "debugger", name: `${name}${what}`, value, unit: "ms", goal };
  };
  return [figure("", "answered", "≤ 300"), figure(": others wait at most", "blocked", "≤ 16")];
}

async function oneRun(remote: HostApi): Promise<Run> {
  const beganMs = performance.now();
  let heardMs = beganMs;
  let blocked = 0;
  let isRunning = true;
  const listen = (): void => {
    const nowMs = performance.now();
    blocked = Math.max(blocked, nowMs - heardMs);
    heardMs = nowMs;
    if (isRunning) setImmediate(listen);
  };
  setImmediate(listen);
  const found = await remote.runSolutions([MORE_GEMS]);
  isRunning = false;
  if (found.length !== LEVELS) throw new Error(`${found.length} of ${LEVELS} levels have a hit`);
  return { answered: performance.now() - beganMs, blocked };
}
