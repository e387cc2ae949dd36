// What is shown of a level's search: its words, and whether the level's text is newer than they are.
import { useMemo, useSyncExternalStore } from "react";
import { followTexts } from "../documents/packSource";
import { usePackStore } from "../session/pack/packStore";
import { brokenFileOf } from "../session/play/brokenTexts";
import { ownEntry } from "../session/solver/ownEntry";
import { type SolverMark, markBefore, solverMark } from "../session/solver/solverMark";
import { isOutOfDate, useSolverStore } from "../session/solver/solverStore";

export interface ShownMark {
  /** Null where there is nothing to say, and in blind mode. */
  readonly mark: SolverMark | null;
  readonly isStale: boolean;
  readonly isSearching: boolean;
  /** Whether a syntax error keeps the level from being searched, as the mark then says. */
  readonly isBroken: boolean;
}

export function useSolverMark(level: string, file: string): ShownMark {
  const search = useSolverStore((state) => (state.isBlind ? undefined : ownEntry(state.levels, level)));
  const isOld = useSolverStore((state) => isOutOfDate(state, file));
  const broken = useSyncExternalStore(followTexts, () => brokenFileOf(file));
  const recorded = usePackStore((state) => ownEntry(state.solutions, level) ?? null);
  const mark = useMemo(() => {
    const last = search === undefined ? null : solverMark(search, recorded);
    return last === null || broken === null ? last : markBefore(last, broken);
  }, [search, recorded, broken]);
  const isBroken = broken !== null;
  return { mark, isStale: isOld || isBroken, isSearching: !isBroken && search?.kind === "searching", isBroken };
}
