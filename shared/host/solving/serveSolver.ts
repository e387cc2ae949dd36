// The solver: answers what the window asks about the levels of the synced pack, on threads. Runs wherever there is a
// port and a way to start threads: a utility process, a test.
import { type Disposable, disposable } from "../../base/disposable";
import { type ReportError, connectAsSolver } from "../../rpc/connect";
import type { PackSync } from "../../rpc/packSync";
import type { Port } from "../../rpc/port";
import { createWorkspace } from "../workspace";
import { createLiveSearch } from "./liveSearch";
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
  const pool = createThreadPool({
    ...edge,
    memoryBytes: () => memoryBytes ?? edge.usualMemoryBytes,
    wholePack(): PackSync {
      const { files, assets, collections } = workspace.pack();
      const texts = Array.from(files.values(), ({ path, text }) => ({ path, text }));
      const generation = workspace.generation();
      return { generation, replace: true, files: texts, assets: Array.from(assets), collections };
    },
  });
  const live = createLiveSearch(pool, (news) => connection.remote.news(news));
  const connection = connectAsSolver(
    port,
    {
      sync(change) {
        if (!workspace.sync(change)) return;
        pool.sync(change);
        live.follow(workspace.pack(), workspace.generation());
      },
      setUp(setup) {
        ({ memoryBytes } = setup);
        live.setLive(setup.isLive);
      },
      focus: (level) => live.focus(level),
      cancel: (level) => live.cancel(level),
      searchLonger: (level) => live.searchLonger(level),
    },
    edge.report,
  );
  return disposable(() => {
    pool.dispose();
    connection.close();
  });
}
