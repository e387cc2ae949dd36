// What the keys of a selection mean in the tree: only levels are chosen together, other rows stand alone.
import type { TreeRow } from "./packTree";

/** Returns the path of each row's level; null for other rows. */
export function levelPaths(rows: readonly TreeRow[]): readonly (string | null)[] {
  return rows.map((row) => (row.kind === "level" ? row.path : null));
}

/** Returns the row that Shift with a key leads to, over levels and what stands between them only; null for none. */
export function extendedTo(rows: readonly TreeRow[], index: number, key: string): number | null {
  const isEntry = (row: TreeRow | undefined): boolean => row?.kind === "level" || row?.kind === "story";
  const first = rows.findIndex(isEntry);
  const last = rows.findLastIndex(isEntry);
  const wanted = { ArrowUp: index - 1, ArrowDown: index + 1, Home: first, End: last }[key];
  return wanted !== undefined && isEntry(rows[wanted]) ? wanted : null;
}
