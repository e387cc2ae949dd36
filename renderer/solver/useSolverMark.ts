// What is shown of a level's search: its words, and whether the level's text is newer than they are.
import { useMemo } from "react";
import { usePackStore } from "../session/pack/packStore";
import { ownEntry } from "../session/solver/ownEntry";
import { type SolverMark, solverMark } from "../session/solver/solverMark";
import { isOutOfDate, useSolverStore } from "../session/solver/solverStore";

export interface ShownMark {
  /** Null where there is nothing to say, and in blind mode. */
  readonly mark: SolverMark | null;
  readonly isStale: boolean;
  readonly isSearching: boolean;
}

export function useSolverMark(level: string, file: string): ShownMark {
  const search = useSolverStore((state) => (state.isBlind ? undefined : ownEntry(state.levels, level)));
  const isStale = useSolverStore((state) => isOutOfDate(state, file));
  const recorded = usePackStore((state) => ownEntry(state.solutions, level) ?? null);
  const mark = useMemo(() => (search === undefined ? null : solverMark(search, recorded)), [search, recorded]);
  return { mark, isStale, isSearching: search?.kind === "searching" };
}
