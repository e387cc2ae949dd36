// Keeps the folders and files that the user has chosen in this run. The page may request only these. Pure.
import path from "node:path";

export interface ChosenPaths {
  /**
   * Adds a path that the user chose in a dialog, on the command line or by a drop. A pack's own file stands for its
   * folder.
   */
  choose(chosen: string): void;
  isChosen(requested: string): boolean;
}

/** Creates the list, empty at first. */
export function createChosenPaths(): ChosenPaths {
  const chosen = new Set<string>();
  return {
    choose(each) {
      const full = path.resolve(each);
      chosen.add(full);
      if (/^(manifest|game)\.json$/.test(path.basename(full))) chosen.add(path.dirname(full));
    },
    isChosen: (requested) => path.isAbsolute(requested) && chosen.has(path.resolve(requested)),
  };
}
