// What the solver says of the levels of a pack while they are edited, and how it is set up.
import * as v from "valibot";
import type { SearchCost, Shortest } from "../engine/search/searchOutcome";
import type { SearchProgress } from "../engine/search/searchRun";
import { count } from "./shapes";

/** How far the search for a level's shortest solution is. */
export type LevelSearch =
  | { readonly kind: "waiting" }
  | { readonly kind: "searching"; readonly progress: SearchProgress }
  | { readonly kind: "answered"; readonly answer: Shortest; readonly cost: SearchCost };

export interface SolverNews {
  /** The generation of the texts that all levels' searches are now about. */
  readonly generation: number;
  /** By level id, those that have changed; what was said of the others still holds. */
  readonly levels: Readonly<Record<string, LevelSearch>>;
}

export interface SolverSetup {
  /** Bytes that all searches together may use; null: what suits the machine. */
  readonly memoryBytes: number | null;
  /** Whether levels are searched without being asked for. */
  readonly isLive: boolean;
}

export const solverSetup = v.object({ memoryBytes: v.nullable(count), isLive: v.boolean() });
