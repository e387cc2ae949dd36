// What the solver has said of the levels of the open pack, and of which texts.
import type { LevelSearch } from "../../../shared/rpc/solving";
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
  /** Blind mode: nothing of it is shown. */
  readonly isBlind: boolean;
}

export const NOTHING_SOLVED = { levels: {}, generation: 0, changedAt: {}, sharedChangedAt: 0 } as const;

export const useSolverStore = windowStore<SolverState>(() => ({ ...NOTHING_SOLVED, isBlind: false }));

/** Returns whether a level's text, or what all levels share, has changed since the solver spoke. */
export function isOutOfDate({ generation, changedAt, sharedChangedAt }: SolverState, file: string): boolean {
  return generation < Math.max(sharedChangedAt, changedAt[file] ?? 0);
}
