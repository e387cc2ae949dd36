// What is sent between the solver and its threads: texts and questions there, progress and answers back. Numbers of
// states and fields differ between threads, so none of them travels.
import type { InsightReport, StateReport } from "../../engine/search/insight/insightOutcome";
import type { Observed } from "../../engine/search/observed";
import type { Constraint, ConstraintAnswer, PlayThat, Repairs } from "../../engine/search/questions/questionOutcome";
import type { Answer } from "../../engine/search/searchOutcome";
import type { SearchProgress } from "../../engine/search/searchRun";
import type { GameAction } from "../../engine/turnRecord";
import type { PackSync } from "../../rpc/packSync";

/** What may be asked about a level of the pack that was synced last. */
export type SolverQuestion =
  | { readonly kind: "shortest"; readonly level: string }
  | { readonly kind: "insight"; readonly level: string }
  /** About the recorded solution of the level. */
  | { readonly kind: "repairs"; readonly level: string }
  | { readonly kind: "constrained"; readonly level: string; readonly constraints: readonly Constraint[] }
  | { readonly kind: "playThat"; readonly level: string; readonly what: Observed }
  /** About the state after these moves from the start, from what the last insight into the level has found. */
  | { readonly kind: "after"; readonly level: string; readonly path: readonly GameAction[] };

export type ThreadAnswer =
  | { readonly kind: "shortest"; readonly answer: Answer }
  | { readonly kind: "insight"; readonly report: InsightReport }
  | { readonly kind: "repairs"; readonly report: Repairs }
  | { readonly kind: "constrained"; readonly report: ConstraintAnswer }
  | { readonly kind: "playThat"; readonly report: PlayThat }
  | { readonly kind: "after"; readonly report: StateReport | null }
  | NoAnswer;

/** Why a question has no answer at all. */
export interface NoAnswer {
  readonly kind: "none";
  readonly because: "unplayable" | "memory" | "cancelled";
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
  | { readonly kind: "done"; readonly job: number; readonly answer: ThreadAnswer };
