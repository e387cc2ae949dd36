// The levels selected together in the tree and in the overview. A command on one of them applies to all.
import { packSource } from "../../documents/packSource";
import { usePackStore } from "./packStore";
import { createPathSelection } from "./pathSelection";

export const levelSelection = createPathSelection({
  shown: ({ activeFile }) => activeFile,
  paths: () => packSource().levels.map(({ path }) => path),
});

/** Returns the chosen levels in the order of the pack: several, or the level that is shown; none for another file. */
export function selectedLevels(): readonly string[] {
  return inPackOrder(levelSelection.chosen());
}

/** Returns the levels that a command is for: those chosen, else the one on the board. */
export function levelsInQuestion(): readonly string[] {
  const { activeLevelFile } = usePackStore.getState();
  const chosen = selectedLevels();
  return chosen.length > 0 || activeLevelFile === null ? chosen : [activeLevelFile];
}

/** Returns the levels that are meant where a command is given at one: all chosen ones if it is one of them. */
export function levelsAt(path: string): readonly string[] {
  return inPackOrder(levelSelection.at(path));
}

function inPackOrder(paths: readonly string[]): readonly string[] {
  const pack = packSource();
  const entries = pack.model?.starts.entries(pack) ?? [];
  const ordered = entries.flatMap((entry) =>
    entry.kind === "start" && paths.includes(entry.file.path) ? [entry.file.path] : [],
  );
  return [...new Set([...ordered, ...paths])];
}
