// What was chosen in the palette, kept in the page's own storage. It is a convenience: what cannot be read is forgotten.
import { usedRow } from "./paletteRows";
import type { PaletteKind } from "../shellStore";

/** Ids of commands, or paths of files of whichever pack, latest first. */
export function recentRows(kind: PaletteKind): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedAt(kind)) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers that one was chosen. */
export function rememberRow(kind: PaletteKind, id: string): void {
  localStorage.setItem(storedAt(kind), JSON.stringify(usedRow(recentRows(kind), id)));
}

function storedAt(kind: PaletteKind): string {
  return `palette.${kind}`;
}
