// The solver: answers what the window asks about the levels of the synced pack, on threads. Runs wherever there is a
// port and a way to start threads: a utility process, a test.
import { type Disposable, disposable } from "../../base/disposable";
import { type ReportError, connectAsSolver } from "../../rpc/connect";
import type { PackSync } from "../../rpc/packSync";
import type { Port } from "../../rpc/port";
import { createWorkspace } from "../workspace";
import { LiveSearch } from "./liveSearch";
import type { GenerateProgress } from "../../engine/search/generate/generateOutcome";
import { createQuestions } from "./questions";
import { type PoolEdge, ThreadPool } from "./threadPool";

/** What the process around the solver provides. */
export interface SolverEdge extends Pick<PoolEdge, "startThread" | "mostThreads" | "later"> {
  /** Returns the bytes that all searches may use. */
  memoryBytes(): number;
  /** Told when that has become another number. */
  readonly onMemory: (listener: (bytes: number) => void) => Disposable;
  readonly report: ReportError;
}

/** Serves one renderer over a port, until disposed. */
export function serveSolver(port: Port, edge: SolverEdge): Disposable {
  const workspace = createWorkspace();
  /** The searches of all levels, questions about the level in view, and the making of levels have a share each. */
  const share = (part: number) => (): number => Math.floor(edge.memoryBytes() * part);
  const shared = {
    ...edge,
    wholePack(): PackSync {
      const { files, assets, collections } = workspace.pack();
      const texts = Array.from(files.values(), ({ path, text }) => ({ path, text }));
      const generation = workspace.generation();
      return { generation, replace: true, files: texts, assets: Array.from(assets), collections };
    },
  };
  const pools = {
    live: new ThreadPool({ ...shared, memoryBytes: share(0.4) }),
    asked: new ThreadPool({ ...shared, mostThreads: 1, memoryBytes: share(0.4) }),
    making: new ThreadPool({ ...shared, mostThreads: 1, memoryBytes: share(0.2) }),
  };
  const live = new LiveSearch(pools.live, (news) => connection.remote.news(news));
  const making = (progress: GenerateProgress): void => connection.remote.making(progress);
  const questions = createQuestions(pools.asked, making);
  const makings = createQuestions(pools.making, making);
  const connection = connectAsSolver(
    port,
    {
      sync(change) {
        if (!workspace.sync(change)) return;
        for (const pool of Object.values(pools)) pool.sync(change);
        questions.follow(workspace.pack());
        makings.follow(workspace.pack());
        live.follow(workspace.pack(), workspace.generation(), change.replace);
      },
      setUp: (setup) => live.setLive(setup),
      focus: (level) => live.focus(level),
      cancel: (level) => live.cancel(level),
      searchLonger: (level) => live.searchLonger(level),
      insight: async (level, times) => (await questions.ask({ kind: "insight", level }, times))?.report ?? null,
      cancelInsight: () => questions.end("insight"),
      repairs: async (level) => (await questions.ask({ kind: "repairs", level }))?.report ?? null,
      constrained: async (level, constraints) =>
        (await questions.ask({ kind: "constrained", level, constraints }))?.report ?? null,
      playThat: async (level, what) => (await questions.ask({ kind: "playThat", level, what }))?.report ?? null,
      parts: async (level) => (await questions.ask({ kind: "parts", level }))?.report ?? null,
      ablation: async (level, part) => (await questions.ask({ kind: "ablation", level, part }))?.report ?? null,
      versions: async (level) => (await questions.ask({ kind: "versions", level }))?.report ?? null,
      generate: async (level, spec) => (await makings.ask({ kind: "generate", level, spec }))?.report ?? null,
      cancelGenerate: () => makings.end("generate"),
      made: async (level, made) => (await questions.ask({ kind: "made", level, made }))?.report ?? null,
      fates: async (level, path) => (await questions.ask({ kind: "after", level, path }))?.report ?? null,
    },
    edge.report,
  );
  let allowed = edge.memoryBytes();
  const following = edge.onMemory((bytes) => {
    // What is kept of searches was made for more.
    if (bytes < allowed) for (const pool of Object.values(pools)) pool.renew();
    allowed = bytes;
  });
  return disposable(() => {
    following.dispose();
    for (const pool of Object.values(pools)) pool.dispose();
    connection.close();
  });
}
