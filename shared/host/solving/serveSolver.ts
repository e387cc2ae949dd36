// The solver: answers what the window asks about the levels of the synced pack, on threads. Runs wherever there is a
// port and a way to start threads: a utility process, a test.
import { type Disposable, disposable } from "../../base/disposable";
import { type ReportError, connectAsSolver } from "../../rpc/connect";
import type { PackSync } from "../../rpc/packSync";
import type { Port } from "../../rpc/port";
import { createWorkspace } from "../workspace";
import { createLiveSearch } from "./liveSearch";
import { createQuestions } from "./questions";
import { type PoolEdge, createThreadPool } from "./threadPool";

/** What the process around the solver provides. */
export interface SolverEdge extends Pick<PoolEdge, "startThread" | "mostThreads" | "later"> {
  /** Bytes that all searches may use when the user has not said. */
  readonly usualMemoryBytes: number;
  readonly report: ReportError;
}

/** Serves one renderer over a port, until disposed. */
export function serveSolver(port: Port, edge: SolverEdge): Disposable {
  const workspace = createWorkspace();
  let memoryBytes: number | null = null;
  // The searches of all levels have one half of the memory, questions about the level in view the other.
  const shared = {
    ...edge,
    memoryBytes: () => Math.floor((memoryBytes ?? edge.usualMemoryBytes) / 2),
    wholePack(): PackSync {
      const { files, assets, collections } = workspace.pack();
      const texts = Array.from(files.values(), ({ path, text }) => ({ path, text }));
      const generation = workspace.generation();
      return { generation, replace: true, files: texts, assets: Array.from(assets), collections };
    },
  };
  const pools = { live: createThreadPool(shared), asked: createThreadPool({ ...shared, mostThreads: 1 }) };
  const live = createLiveSearch(pools.live, (news) => connection.remote.news(news));
  const questions = createQuestions(pools.asked);
  const connection = connectAsSolver(
    port,
    {
      sync(change) {
        if (!workspace.sync(change)) return;
        pools.live.sync(change);
        pools.asked.sync(change);
        questions.follow(workspace.pack());
        live.follow(workspace.pack(), workspace.generation());
      },
      setUp(setup) {
        ({ memoryBytes } = setup);
        live.setLive(setup);
      },
      focus: (level) => live.focus(level),
      cancel: (level) => live.cancel(level),
      searchLonger: (level) => live.searchLonger(level),
      insight: async (level) => (await questions.ask({ kind: "insight", level }))?.report ?? null,
      repairs: async (level) => (await questions.ask({ kind: "repairs", level }))?.report ?? null,
      constrained: async (level, constraints) =>
        (await questions.ask({ kind: "constrained", level, constraints }))?.report ?? null,
      playThat: async (level, what) => (await questions.ask({ kind: "playThat", level, what }))?.report ?? null,
      fates: async (level, path) => (await questions.ask({ kind: "after", level, path }))?.report ?? null,
    },
    edge.report,
  );
  return disposable(() => {
    pools.live.dispose();
    pools.asked.dispose();
    connection.close();
  });
}
