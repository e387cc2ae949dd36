// Which level cards are chosen together, by clicks and keys.
import type { KeyboardEvent, MouseEvent } from "react";
import {
  endSelection,
  selectAllLevels,
  selectRange,
  selectedLevels,
  toggleSelected,
} from "../session/pack/levelSelection";
import { wrappedMove } from "./gridKeys";
import type { OverviewRow } from "./overviewRows";

type Rows = readonly OverviewRow[];

/** Chooses what a click with Shift or Ctrl means; false for a click that means the card alone. */
export function clickSelectsCard(rows: Rows, index: number, event: MouseEvent): boolean {
  const row = rows[index];
  if (row?.kind === "level" && event.shiftKey) selectRange(files(rows), index);
  else if (row?.kind === "level" && (event.ctrlKey || event.metaKey)) toggleSelected(row.file);
  else {
    endSelection();
    return false;
  }
  return true;
}

/**
 * Shift with an arrow, Home or End extends the selection over `columns`, Ctrl+A chooses all, Ctrl+Space one; Escape ends
 * it. Returns the card that gets the focus, -1 for the same one; null for any other key.
 */
export function keySelectsCard(rows: Rows, index: number, event: KeyboardEvent, columns: number): number | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const row = rows[index];
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === "a" && !shiftKey) selectAllLevels();
    else if (key === " " && row?.kind === "level") toggleSelected(row.file);
    else return null;
    return -1;
  }
  if (key === "Escape" && selectedLevels().length > 1) {
    endSelection();
    return -1;
  }
  const next = shiftKey ? wrappedMove(index, rows.length, key, columns) : null;
  if (next === null) return null;
  if (selectedLevels().length === 0 && row?.kind === "level") toggleSelected(row.file);
  selectRange(files(rows), next);
  return next;
}

function files(rows: Rows): readonly (string | null)[] {
  return rows.map((row) => (row.kind === "level" ? row.file : null));
}
