// Chooses several levels of a list by clicks and keys; the same in the tree and in the overview.
import { endSelection, selectAllLevels, selectRange, selectedLevels, toggleSelected } from "./levelSelection";

/** The paths of a list's items; null stands for what is no level. */
type Listed = readonly (string | null)[];

export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Chooses what a click with Shift or Ctrl means; false for a click that means the item alone. */
export function clickSelects(listed: Listed, index: number, { ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  const path = listed[index] ?? null;
  if (path === null) return false;
  if (shiftKey) selectRange(listed, index);
  else if (ctrlKey || metaKey) toggleSelected(path);
  else return false;
  return true;
}

/** What a key of the selection leads to: the item that gets the focus; null: it stays where it is. */
export interface SelectionStep {
  readonly focus: number | null;
}

/**
 * Shift with a key that moves (`movedTo` says where, null for other keys) extends the selection, Ctrl+A chooses all,
 * Ctrl+Space one; Escape ends it. Returns null for any other key.
 */
export function keySelects(
  listed: Listed,
  index: number,
  event: Modifiers & { readonly key: string; readonly altKey: boolean },
  movedTo: (key: string) => number | null,
): SelectionStep | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const path = listed[index] ?? null;
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === "a" && !shiftKey) selectAllLevels();
    else if (key === " " && path !== null) toggleSelected(path);
    else return null;
    return { focus: null };
  }
  if (key === "Escape" && selectedLevels().length > 1) {
    endSelection();
    return { focus: null };
  }
  const focus = shiftKey ? movedTo(key) : null;
  if (focus === null) return null;
  // Where nothing is chosen yet, the range begins at the item with the focus.
  if (selectedLevels().length === 0 && path !== null) toggleSelected(path);
  selectRange(listed, focus);
  return { focus };
}
