// What the insight command is asked, and what it tells of a level.
import type { InsightReport } from "../../shared/engine/search/insight/insightOutcome";
import type { Observed } from "../../shared/engine/search/observed";
import type {
  Ablation,
  Constraint,
  ConstraintAnswer,
  PlayThat,
  VersionReport,
} from "../../shared/engine/search/questions/questionOutcome";
import type { SearchBudget } from "../amounts";
import type { LevelsCommand } from "./askedLevels";

export interface InsightCommand extends SearchBudget, LevelsCommand {
  readonly json: boolean;
  /** Leaves out each part of a level, and solves it again. */
  readonly parts: boolean;
  /** Solves each level by each row of versions. */
  readonly versions: boolean;
  readonly constraints: readonly Constraint[];
  /** What a play is looked for that does it. */
  readonly plays: readonly Observed[];
}

/** What is printed about a level for programs; what was not asked for is missing. */
export interface InsightRow extends InsightReport {
  readonly level: string;
  readonly parts?: readonly Ablation[];
  readonly versions?: VersionReport;
  readonly constraints?: ConstraintAnswer;
  readonly plays?: readonly PlayThat[];
}
