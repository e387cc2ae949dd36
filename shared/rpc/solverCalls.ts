// Every call of the solver and every event from it: one row each. Nothing else is sent between renderer and solver.
import * as v from "valibot";
import { type Calls, event, tell } from "./callTable";
import { type PackSync, packSync } from "./packSync";
import { text } from "./shapes";
import { type SolverNews, type SolverSetup, solverSetup } from "./solving";

export const SOLVER_CALLS = {
  /** The texts of the pack, with the numbers that the host knows them by. */
  sync: tell<[change: PackSync]>(packSync),
  setUp: tell<[setup: SolverSetup]>(solverSetup),
  /** The level in view is searched before all others, and longer. */
  focus: tell<[level: string | null]>(v.nullable(text)),
  /** Ends the search of a level; it is told as cancelled. */
  cancel: tell<[level: string]>(text),
  /** Searches a level again with twice the time. */
  searchLonger: tell<[level: string]>(text),
};

export const SOLVER_EVENTS = {
  news: event<[news: SolverNews]>(),
};

/** Renderer → solver. */
export interface SolverApi extends Calls<typeof SOLVER_CALLS> {}

/** Solver → renderer. */
export interface SolverEvents extends Calls<typeof SOLVER_EVENTS> {}
