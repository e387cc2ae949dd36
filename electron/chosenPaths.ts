// Which folders and files the user has pointed at in this run: the page may ask for these and for no others. Pure.
import path from "node:path";

export interface ChosenPaths {
  /** The user chose it: in a dialog, on the command line, by a drop. A pack's own file stands for its folder. */
  choose(chosen: string): void;
  isChosen(asked: string): boolean;
}

/** Nothing is chosen at first. */
export function createChosenPaths(): ChosenPaths {
  const chosen = new Set<string>();
  return {
    choose(each) {
      const full = path.resolve(each);
      chosen.add(full);
      if (/^(manifest|game)\.json$/.test(path.basename(full))) chosen.add(path.dirname(full));
    },
    isChosen: (asked) => path.isAbsolute(asked) && chosen.has(path.resolve(asked)),
  };
}
