// The levels selected together in the tree and in the overview. A command on one of them applies to all.
import { useMemo } from "react";
import { packSource } from "../../documents/packSource";
import { perPackStore } from "../../state/windowStore";
import { type LevelChoice, rangeOfLevels, toggleLevel } from "./levelRange";
import { usePackStore } from "./packStore";

interface Selection extends LevelChoice {
  /** The file that was shown then: showing another one ends the selection. */
  readonly shown: string | null;
}

const useSelection = perPackStore<Selection>(() => ({ paths: [], anchor: null, shown: null }));

/** Returns the chosen levels in the order of the pack: several, or the level that is shown; none for another file. */
export function selectedLevels(): readonly string[] {
  const { activeFile } = usePackStore.getState();
  return inPackOrder(chosenPaths(useSelection.getState(), activeFile));
}

/** The same for React, in any order; the same object until it changes. */
export function useSelectedLevels(): ReadonlySet<string> {
  const activeFile = usePackStore((state) => state.activeFile);
  const selection = useSelection();
  return useMemo(() => new Set(chosenPaths(selection, activeFile)), [selection, activeFile]);
}

/** Returns the levels that a command is for: those chosen, else the one on the board. */
export function levelsInQuestion(): readonly string[] {
  const { activeLevelFile } = usePackStore.getState();
  const chosen = selectedLevels();
  return chosen.length > 0 || activeLevelFile === null ? chosen : [activeLevelFile];
}

/** Returns the levels that are meant where a command is given at one: all chosen ones if it is one of them. */
export function levelsAt(path: string): readonly string[] {
  const chosen = selectedLevels();
  return chosen.includes(path) ? chosen : [path];
}

/** Adds a level to those chosen, or takes it away. */
export function toggleSelected(path: string): void {
  choose((choice) => toggleLevel(choice, path));
}

/** Chooses all levels from the last one chosen alone to the item at `to` of a list; null stands for what is no level. */
export function selectRange(listed: readonly (string | null)[], to: number): void {
  choose((choice) => rangeOfLevels(choice, listed, to));
}

export function selectAllLevels(): void {
  const paths = packSource().levels.map(({ path }) => path);
  choose(({ anchor }) => ({ paths, anchor }));
}

/** Leaves only what is shown chosen. */
export function endSelection(): void {
  useSelection.setState({ paths: [], anchor: null, shown: null });
}

function choose(change: (choice: LevelChoice) => LevelChoice): void {
  const { activeFile } = usePackStore.getState();
  const now = useSelection.getState();
  const paths = chosenPaths(now, activeFile);
  const anchor = now.shown === activeFile && now.anchor !== null ? now.anchor : (paths[0] ?? null);
  useSelection.setState({ ...change({ paths, anchor }), shown: activeFile });
}

function chosenPaths({ paths, shown }: Selection, activeFile: string | null): readonly string[] {
  const { levels } = packSource();
  const isLevel = (path: string): boolean => levels.some((level) => level.path === path);
  const kept = shown === activeFile ? paths.filter(isLevel) : [];
  if (kept.length > 0) return kept;
  return activeFile !== null && isLevel(activeFile) ? [activeFile] : [];
}

function inPackOrder(paths: readonly string[]): readonly string[] {
  const pack = packSource();
  const entries = pack.model?.starts.entries(pack) ?? [];
  const ordered = entries.flatMap((entry) =>
    entry.kind === "start" && paths.includes(entry.file.path) ? [entry.file.path] : [],
  );
  return [...new Set([...ordered, ...paths])];
}
