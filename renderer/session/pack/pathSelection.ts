// Items of a list that are selected together, by the paths of their files: levels, or images. A command on one of them
// applies to all.
import { useMemo } from "react";
import { perPackStore } from "../../state/windowStore";
import { type PathChoice, allPaths, rangeOfPaths, togglePath } from "./pathRange";
import { type PackState, usePackStore } from "./packStore";

export interface PathSelection {
  /** Returns the chosen paths: several, or the one that is shown; none while something else is shown. */
  chosen(): readonly string[];
  /** The same for React; the same object until it changes. */
  useChosen(): ReadonlySet<string>;
  /** Returns the paths that are meant where a command is given at one: all chosen ones if it is one of them. */
  at(path: string): readonly string[];
  /** Adds a path to those chosen, or takes it away. */
  toggle(path: string): void;
  /** Chooses all from the last one chosen alone to the item at `to` of a list; null stands for what cannot be chosen. */
  range(listed: readonly (string | null)[], to: number): void;
  /** Chooses all items of a list. What the list does not show, as in a closed folder or by a filter, is not chosen. */
  all(listed: readonly (string | null)[]): void;
  /** Leaves only what is shown chosen. */
  end(): void;
}

/** What can be chosen. */
export interface Selectable {
  /** The file that is shown: showing another one ends the selection. */
  readonly shown: (state: PackState) => string | null;
  /** All that the pack has. */
  readonly paths: () => readonly string[];
}

interface Selection extends PathChoice {
  /** What was shown then. */
  readonly shown: string | null;
}

export function createPathSelection({ shown: shownIn, paths: pathsNow }: Selectable): PathSelection {
  const useSelection = perPackStore<Selection>(() => ({ paths: [], anchor: null, shown: null }));
  const chosenOf = (selection: Selection, shown: string | null): readonly string[] => {
    const there = new Set(pathsNow());
    const kept = selection.shown === shown ? selection.paths.filter((path) => there.has(path)) : [];
    if (kept.length > 0) return kept;
    return shown !== null && there.has(shown) ? [shown] : [];
  };
  const chosen = (): readonly string[] => chosenOf(useSelection.getState(), shownIn(usePackStore.getState()));
  const choose = (change: (choice: PathChoice) => PathChoice): void => {
    const shown = shownIn(usePackStore.getState());
    const now = useSelection.getState();
    const paths = chosenOf(now, shown);
    const anchor = now.shown === shown && now.anchor !== null ? now.anchor : (paths[0] ?? null);
    useSelection.setState({ ...change({ paths, anchor }), shown });
  };
  return {
    chosen,
    useChosen() {
      const shown = usePackStore(shownIn);
      const selection = useSelection();
      return useMemo(() => new Set(chosenOf(selection, shown)), [selection, shown]);
    },
    at: (path) => (chosen().includes(path) ? chosen() : [path]),
    toggle: (path) => choose((choice) => togglePath(choice, path)),
    range: (listed, to) => choose((choice) => rangeOfPaths(choice, listed, to)),
    all: (listed) => choose((choice) => allPaths(choice, listed)),
    end: () => useSelection.setState({ paths: [], anchor: null, shown: null }),
  };
}
