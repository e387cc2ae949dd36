// Chooses several items of a list by clicks and keys: levels in the tree and in the overview, images in the tree.
import type { PathSelection } from "./pathSelection";

/** The paths of a list's items; null stands for what cannot be chosen with the others. */
type Listed = readonly (string | null)[];

export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Chooses what a click with Shift or Ctrl means; false for a click that means the item alone. */
export function clickSelects(
  selection: PathSelection,
  listed: Listed,
  index: number,
  { ctrlKey, metaKey, shiftKey }: Modifiers,
): boolean {
  const path = listed[index] ?? null;
  if (path === null) return false;
  if (shiftKey) selection.range(listed, index);
  else if (ctrlKey || metaKey) selection.toggle(path);
  else return false;
  return true;
}

/** What a key of the selection leads to: the item that gets the focus; null: it stays where it is. */
export interface SelectionStep {
  readonly focus: number | null;
}

/**
 * Shift with a key that moves (`movedTo` says where, null for other keys) extends the selection, Ctrl+A chooses all
 * of the list, Ctrl+Space one; Escape ends it. Returns null for any other key.
 */
export function keySelects(
  selection: PathSelection,
  listed: Listed,
  index: number,
  event: Modifiers & { readonly key: string; readonly altKey: boolean },
  movedTo: (key: string) => number | null,
): SelectionStep | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const path = listed[index] ?? null;
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === "a" && !shiftKey) selection.all(listed);
    else if (key === " " && path !== null) selection.toggle(path);
    else return null;
    return { focus: null };
  }
  if (key === "Escape" && selection.chosen().length > 1) {
    selection.end();
    return { focus: null };
  }
  const focus = shiftKey ? movedTo(key) : null;
  if (focus === null) return null;
  // Where nothing is chosen yet, the range begins at the item with the focus.
  if (selection.chosen().length === 0 && path !== null) selection.toggle(path);
  selection.range(listed, focus);
  return { focus };
}
