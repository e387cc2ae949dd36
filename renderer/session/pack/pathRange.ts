// Which items of a list are selected after a click or a key, as in lists of files everywhere. Pure.

/** Paths of files, such as those of levels or images. */
export interface PathChoice {
  readonly paths: readonly string[];
  /** Where a range begins; null before anything was chosen. */
  readonly anchor: string | null;
}

/** Returns the choice with one path added, or taken away again. */
export function togglePath({ paths }: PathChoice, path: string): PathChoice {
  const others = paths.filter((each) => each !== path);
  return { paths: others.length === paths.length ? [...paths, path] : others, anchor: path };
}

/**
 * Returns the paths between the anchor and the item at `to`, both included. `listed` are the items as they are shown,
 * null for what cannot be chosen; a path may stand there twice.
 */
export function rangeOfPaths({ anchor }: PathChoice, listed: readonly (string | null)[], to: number): PathChoice {
  const from = anchor === null ? -1 : listed.indexOf(anchor);
  const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  return { paths: pathsOf(listed.slice(first, last + 1)), anchor: from < 0 ? (listed[to] ?? null) : anchor };
}

/** Returns all items of a list; `listed` as for a range. */
export function allPaths({ anchor }: PathChoice, listed: readonly (string | null)[]): PathChoice {
  return { paths: pathsOf(listed), anchor };
}

function pathsOf(listed: readonly (string | null)[]): readonly string[] {
  return [...new Set(listed.filter((path): path is string => path !== null))];
}
