// What is sent between the solver and its threads: texts and questions there, progress and answers back. Numbers of
// states and fields differ between threads, so none of them travels.
import type { Answer } from "../../engine/search/searchOutcome";
import type { SearchProgress } from "../../engine/search/searchRun";
import type { PackSync } from "../../rpc/packSync";

/** What may be asked about a level of the pack that was synced last. */
export interface SolverQuestion {
  readonly level: string;
}

export interface JobBudget {
  readonly timeMs: number;
  readonly memoryBytes: number;
}

export type ThreadOrder =
  | { readonly kind: "sync"; readonly change: PackSync }
  /** Jobs have growing numbers. */
  | { readonly kind: "job"; readonly job: number; readonly question: SolverQuestion; readonly budget: JobBudget };

export type ThreadReport =
  | { readonly kind: "progress"; readonly job: number; readonly progress: SearchProgress }
  | { readonly kind: "done"; readonly job: number; readonly answer: Answer };

const NO_COST = { states: 0, turns: 0, ms: 0, bytes: 0 } as const;

/** Returns that nothing is known, for a level that cannot be played or a thread that was lost. */
export function nothingKnown(because: "unplayable" | "memory" | "cancelled", noneUnder = 1): Answer {
  return { answer: { kind: "unknown", proven: false, noneUnder, because, grows: null }, cost: NO_COST };
}
