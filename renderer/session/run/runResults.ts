// What the last runs to breakpoints found: how often each came true, what log points wrote, hits in recorded solutions.
import type { Breakpoint, LogLine } from "../../../shared/engine/breakpoints/breakpoints";
import type { SolutionHits } from "../../../shared/rpc/debug";
import { perPackStore } from "../../state/windowStore";

export interface RunResults {
  /** In the session run over last; a breakpoint changed since is another one. */
  readonly counts: ReadonlyMap<Breakpoint, number>;
  /** Written in that session, in order of time; `session` is the host's number of it. */
  readonly log: readonly LogLine[];
  readonly session: number | null;
  /** Of the last run over all recorded solutions; null while there was none. */
  readonly solutions: readonly SolutionHits[] | null;
}

const NO_RESULTS: RunResults = { counts: new Map(), log: [], session: null, solutions: null };

export const useRunResults = perPackStore<RunResults>(() => NO_RESULTS);
