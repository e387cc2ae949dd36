// What the solver says of the levels of a pack while they are edited, and how it is set up.
import * as v from "valibot";
import type { Count, Difficulty } from "../engine/search/insight/insightOutcome";
import type { SearchCost, Shortest } from "../engine/search/searchOutcome";
import type { SearchProgress } from "../engine/search/searchRun";

/** How far the search for a level's shortest solution is. */
export type LevelSearch =
  | { readonly kind: "waiting" }
  | { readonly kind: "searching"; readonly progress: SearchProgress }
  | { readonly kind: "answered"; readonly answer: Shortest; readonly cost: SearchCost };

/** How a level's solutions compare with other levels', where that is known. */
export interface LevelFacts {
  readonly difficulty: Difficulty | null;
  readonly ways: Count | null;
  readonly plans: Count | null;
  readonly ideas: Count | null;
}

export interface SolverNews {
  /** The generation of the texts that all levels' searches are now about. */
  readonly generation: number;
  /** By level id, those that have changed; what was said of the others still holds. */
  readonly levels: Readonly<Record<string, LevelSearch>>;
  /** By level id, what has become known since. */
  readonly facts: Readonly<Record<string, LevelFacts | null>>;
}

export interface SolverSetup {
  /** Whether levels are searched without being asked for. */
  readonly isLive: boolean;
  /** Whether it is also found out how hard each of them is, which takes longer. */
  readonly wantsFacts: boolean;
}

export const solverSetup = v.object({ isLive: v.boolean(), wantsFacts: v.boolean() });
