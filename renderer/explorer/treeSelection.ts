// Which rows of the tree are chosen together, by clicks and keys. Only levels are: other rows stand alone.
import type { KeyboardEvent, MouseEvent } from "react";
import {
  endSelection,
  selectAllLevels,
  selectRange,
  selectedLevels,
  toggleSelected,
} from "../session/pack/levelSelection";
import type { TreeRow } from "./packTree";

type Modifiers = Pick<MouseEvent | KeyboardEvent, "ctrlKey" | "metaKey" | "shiftKey">;

/** Chooses what a click with Shift or Ctrl means; false for a click that means the row alone. */
export function clickSelects(
  rows: readonly TreeRow[],
  index: number,
  { ctrlKey, metaKey, shiftKey }: Modifiers,
): boolean {
  const row = rows[index];
  if (row?.kind !== "level") return false;
  if (shiftKey) selectRange(levelPaths(rows), index);
  else if (ctrlKey || metaKey) toggleSelected(row.path);
  else return false;
  return true;
}

/** What a key of the selection leads to: the row that gets the focus, or none; null for any other key. */
export interface SelectionStep {
  readonly focus: number | null;
}

/** Shift with an arrow, Home or End extends the selection, Ctrl+A chooses all, Ctrl+Space one; Escape ends it. */
export function keySelects(
  rows: readonly TreeRow[],
  index: number,
  event: Modifiers & Pick<KeyboardEvent, "key" | "altKey">,
): SelectionStep | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const row = rows[index];
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === "a" && !shiftKey) selectAllLevels();
    else if (key === " " && row?.kind === "level") toggleSelected(row.path);
    else return null;
    return { focus: null };
  }
  if (key === "Escape" && selectedLevels().length > 1) {
    endSelection();
    return { focus: null };
  }
  const next = shiftKey ? extendedTo(rows, index, key) : null;
  if (next === null) return null;
  // Where nothing is chosen yet, the range begins at the row with the focus.
  if (selectedLevels().length === 0 && row?.kind === "level") toggleSelected(row.path);
  selectRange(levelPaths(rows), next);
  return { focus: next };
}

/** Only over levels and what stands between them. */
function extendedTo(rows: readonly TreeRow[], index: number, key: string): number | null {
  const isEntry = (row: TreeRow | undefined): boolean => row?.kind === "level" || row?.kind === "story";
  const first = rows.findIndex(isEntry);
  const last = rows.findLastIndex(isEntry);
  const wanted = { ArrowUp: index - 1, ArrowDown: index + 1, Home: first, End: last }[key];
  return wanted !== undefined && isEntry(rows[wanted]) ? wanted : null;
}

function levelPaths(rows: readonly TreeRow[]): readonly (string | null)[] {
  return rows.map((row) => (row.kind === "level" ? row.path : null));
}
