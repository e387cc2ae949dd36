// The solver's answers about the levels of the open pack, and the texts they are about.
import type { LevelFacts, LevelSearch } from "../../../shared/rpc/solving";
import { windowStore } from "../../state/windowStore";

export interface SolverState {
  /** By level id. */
  readonly levels: Readonly<Record<string, LevelSearch>>;
  /** The generation of the texts that this is about. */
  readonly generation: number;
  /** By file, the first generation of texts with its last change: what is known of an earlier one is out of date. */
  readonly changedAt: Readonly<Record<string, number>>;
  /** The same for what all levels share. */
  readonly sharedChangedAt: number;
  /** How the levels compare with one another, as far as somebody has asked for it. */
  readonly facts: Readonly<Record<string, LevelFacts | null>>;
  /** How many show that. */
  readonly factViews: number;
  /** Blind mode: nothing of it is shown. */
  readonly isBlind: boolean;
}

export const NOTHING_SOLVED = { levels: {}, facts: {}, generation: 0, changedAt: {}, sharedChangedAt: 0 } as const;

export const useSolverStore = windowStore<SolverState>(() => ({ ...NOTHING_SOLVED, factViews: 0, isBlind: false }));

/** Returns the first generation of texts with the last change that matters to a level. */
export function lastChange({ changedAt, sharedChangedAt }: SolverState, file: string): number {
  return Math.max(sharedChangedAt, changedAt[file] ?? 0);
}

/** Returns whether a level's text, or what all levels share, has changed since the solver spoke. */
export function isOutOfDate(state: SolverState, file: string): boolean {
  return state.generation < lastChange(state, file);
}
