// What clicks and keys of a selection mean in the tree: levels are chosen together, and so are images; other rows stand
// alone.
import { isPicturePath } from "../../shared/pack/images/picturePath";
import { imageSelection } from "../session/pack/imageSelection";
import { levelSelection } from "../session/pack/levelSelection";
import type { PathSelection } from "../session/pack/pathSelection";
import type { TreeAsset, TreeRow } from "./packTree";

export interface SelectionAt {
  readonly selection: PathSelection;
  /** The path of each row that can be chosen with it; null for the others. */
  readonly listed: readonly (string | null)[];
}

/** Returns what a row is chosen with: images for an image, else levels. */
export function selectionAt(rows: readonly TreeRow[], index: number): SelectionAt {
  if (isImageRow(rows[index]))
    return { selection: imageSelection, listed: rows.map((row) => (isImageRow(row) ? row.path : null)) };
  return { selection: levelSelection, listed: rows.map((row) => (row.kind === "level" ? row.path : null)) };
}

export function isImageRow(row: TreeRow | undefined): row is TreeAsset {
  return row?.kind === "asset" && isPicturePath(row.path);
}

/**
 * Returns the row that Shift with a key leads to, over levels and what stands between them only, or over images; null
 * for none.
 */
export function extendedTo(rows: readonly TreeRow[], index: number, key: string): number | null {
  const isEntry = (row: TreeRow | undefined): boolean => row?.kind === "level" || row?.kind === "story";
  const isLike = isImageRow(rows[index]) ? isImageRow : isEntry;
  const first = rows.findIndex(isLike);
  const last = rows.findLastIndex(isLike);
  const wanted = { ArrowUp: index - 1, ArrowDown: index + 1, Home: first, End: last }[key];
  return wanted !== undefined && isLike(rows[wanted]) ? wanted : null;
}
