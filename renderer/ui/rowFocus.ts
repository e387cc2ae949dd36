// The keys in a list whose rows are controls: from row to row, and on to somewhere when a row goes away.
// A panel marks by `data-keys-first` what the keys come to first in it.
import type { Virtualizer } from "@tanstack/react-virtual";

/** Scrolls a long list to a row and gives it the focus once it is drawn: rows have their number as `data-index`. */
export function focusRowAt(list: Virtualizer<HTMLDivElement, Element>, index: number): void {
  list.scrollToIndex(index);
  requestAnimationFrame(() => list.scrollElement?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus());
}

/** Gives the focus to the control of the row beside one; false at the list's end. `control` is a selector. */
export function focusBeside(row: Element | null, control: string, direction: "next" | "previous"): boolean {
  const beside = direction === "next" ? row?.nextElementSibling : row?.previousElementSibling;
  return focusOn(beside?.querySelector(control));
}

/** Before a row goes away: the keys go to the row beside it, or else to what is first in the panel. */
export function leaveRow(row: Element | null, control: string): void {
  if (focusBeside(row, control, "next") || focusBeside(row, control, "previous")) return;
  focusFirst(row);
}

/** Gives the focus to what is first in the panel that an element is in. */
export function focusFirst(within: Element | null): void {
  focusOn(within?.closest("[data-panel]")?.querySelector("[data-keys-first]"));
}

function focusOn(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  return element === document.activeElement;
}
