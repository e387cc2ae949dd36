// Every call of the solver and every event from it: one row each. Nothing else is sent between renderer and solver.
import * as v from "valibot";
import type { GenerateProgress, GenerateResult, GenerateSpec } from "../engine/search/generate/generateOutcome";
import type { InsightReport, StateReport } from "../engine/search/insight/insightOutcome";
import type { Observed } from "../engine/search/observed";
import type {
  Ablation,
  Constraint,
  ConstraintAnswer,
  LevelPartName,
  PlayThat,
  Repairs,
  VersionReport,
} from "../engine/search/questions/questionOutcome";
import type { GameAction } from "../engine/turnRecord";
import { type Calls, ask, event, tell } from "./callTable";
import { type PackSync, packSync } from "./packSync";
import { action, count, text } from "./shapes";
import { type MadeLevel, type MadeNumber, constraints, generateSpec, madeNumber, observed } from "./solverQuestions";
import { type SolverNews, type SolverSetup, solverSetup } from "./solving";

export const SOLVER_CALLS = {
  /** The texts of the pack, with the numbers that the host knows them by. */
  sync: tell<[change: PackSync]>(packSync),
  setUp: tell<[setup: SolverSetup]>(solverSetup),
  /** The level in view is searched before all others, and longer. */
  focus: tell<[level: string | null]>(v.nullable(text)),
  /** Ends the search of a level; it is reported as cancelled. */
  cancel: tell<[level: string]>(text),
  /** Lets the search of a level go on for twice the time, from where it was if it is still kept. */
  searchLonger: tell<[level: string]>(text),
  /**
   * All there is to know of a level, found in so many times the usual time; null when it has changed meanwhile, or
   * another level was asked about.
   */
  insight: ask<[level: string, times: number], InsightReport | null>(text, count),
  /** Ends what is looked into: it is answered as far as it came, or with null. */
  cancelInsight: tell<[]>(),
  /** Two ways to repair the recorded solution of a level; null as above. */
  repairs: ask<[level: string], Repairs | null>(text),
  /** What each constraint means for a level, and the shortest solution that keeps them all; null as above. */
  constrained: ask<[level: string, constraints: readonly Constraint[]], ConstraintAnswer | null>(text, constraints),
  /** The parts of a level that can be left out; null as above. */
  parts: ask<[level: string], readonly LevelPartName[] | null>(text),
  /** What a part is for, by leaving it out; null as above, and for a part that is not there. */
  ablation: ask<[level: string, part: string], Ablation | null>(text, text),
  /** Which rules of versions the answer depends on; null as above. */
  versions: ask<[level: string], VersionReport | null>(text),
  /** Makes levels like one of the pack until cancelled; `making` tells how far that is. Null as above. */
  generate: ask<[level: string, spec: GenerateSpec], GenerateResult | null>(text, generateSpec),
  cancelGenerate: tell<[]>(),
  /** One of the levels made so, by its number; null as above, and for one that makes no sense. */
  made: ask<[level: string, made: MadeNumber], MadeLevel | null>(text, madeNumber),
  /** The shortest play of a level in which something happens; null as above. */
  playThat: ask<[level: string, what: Observed], PlayThat | null>(text, observed),
  /**
   * What each move does in the state after these moves from the start; null when the search has not met it, the level
   * has changed meanwhile, or another state was asked about.
   */
  fates: ask<[level: string, path: readonly GameAction[]], StateReport | null>(text, v.array(action)),
};

export const SOLVER_EVENTS = {
  news: event<[news: SolverNews]>(),
  /** Now and then while levels are made. */
  making: event<[progress: GenerateProgress]>(),
};

/** Renderer → solver. */
export interface SolverApi extends Calls<typeof SOLVER_CALLS> {}

/** Solver → renderer. */
export interface SolverEvents extends Calls<typeof SOLVER_EVENTS> {}
