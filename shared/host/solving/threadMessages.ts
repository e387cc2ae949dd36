// What is sent between the solver and its threads: texts and questions there, progress and answers back. Numbers of
// states and fields differ between threads, so none of them travels.
import type { GenerateProgress, GenerateResult, GenerateSpec } from "../../engine/search/generate/generateOutcome";
import type { InsightReport, StateReport } from "../../engine/search/insight/insightOutcome";
import type { Observed } from "../../engine/search/observed";
import type {
  Ablation,
  Constraint,
  ConstraintAnswer,
  LevelPartName,
  PlayThat,
  Repairs,
  VersionReport,
} from "../../engine/search/questions/questionOutcome";
import type { Answer } from "../../engine/search/searchOutcome";
import type { SearchOptions, SearchProgress } from "../../engine/search/searchRun";
import type { GameAction } from "../../engine/turnRecord";
import type { MadeLevel, MadeNumber } from "../../rpc/solverQuestions";
import type { PackSync } from "../../rpc/packSync";

/** What may be asked about a level of the pack that was synced last. */
export type SolverQuestion =
  | { readonly kind: "shortest"; readonly level: string }
  | { readonly kind: "insight"; readonly level: string }
  /** About the recorded solution of the level. */
  | { readonly kind: "repairs"; readonly level: string }
  | { readonly kind: "constrained"; readonly level: string; readonly constraints: readonly Constraint[] }
  | { readonly kind: "playThat"; readonly level: string; readonly what: Observed }
  /** The names of the parts that can be left out, then what one of them is for. */
  | { readonly kind: "parts"; readonly level: string }
  | { readonly kind: "ablation"; readonly level: string; readonly part: string }
  | { readonly kind: "versions"; readonly level: string }
  /** Levels like this one; then one of them, by its number. */
  | { readonly kind: "generate"; readonly level: string; readonly spec: GenerateSpec }
  | { readonly kind: "made"; readonly level: string; readonly made: MadeNumber }
  /** About the state after these moves from the start, from what the last insight into the level has found. */
  | { readonly kind: "after"; readonly level: string; readonly path: readonly GameAction[] };

export type ThreadAnswer =
  | { readonly kind: "shortest"; readonly answer: Answer }
  | { readonly kind: "insight"; readonly report: InsightReport }
  | { readonly kind: "repairs"; readonly report: Repairs }
  | { readonly kind: "constrained"; readonly report: ConstraintAnswer }
  | { readonly kind: "playThat"; readonly report: PlayThat }
  | { readonly kind: "parts"; readonly report: readonly LevelPartName[] }
  | { readonly kind: "ablation"; readonly report: Ablation | null }
  | { readonly kind: "versions"; readonly report: VersionReport }
  | { readonly kind: "generate"; readonly report: GenerateResult }
  | { readonly kind: "made"; readonly report: MadeLevel | null }
  | { readonly kind: "after"; readonly report: StateReport | null }
  | NoAnswer;

/** Why a question has no answer at all. */
export interface NoAnswer {
  readonly kind: "none";
  readonly because: "unplayable" | "memory" | "cancelled";
}

/** What a job may use, as a search's options say it. */
export type JobBudget = Pick<SearchOptions, "timeMs" | "memoryBytes" | "leastStates">;

export type ThreadOrder =
  | { readonly kind: "sync"; readonly change: PackSync }
  /** Jobs have growing numbers. */
  | { readonly kind: "job"; readonly job: number; readonly question: SolverQuestion; readonly budget: JobBudget };

export type ThreadReport =
  | { readonly kind: "progress"; readonly job: number; readonly progress: SearchProgress }
  | { readonly kind: "making"; readonly job: number; readonly progress: GenerateProgress }
  | { readonly kind: "done"; readonly job: number; readonly answer: ThreadAnswer };
