// Where the keys of a tree lead, as the ARIA authoring practices describe it. Pure.
import type { TreeRow } from "./packTree";

export type TreeMove =
  | { readonly kind: "focus"; readonly index: number }
  | { readonly kind: "toggle"; readonly id: string }
  /** Shows the content of the row. */
  | { readonly kind: "choose"; readonly index: number }
  /** Goes there. */
  | { readonly kind: "open"; readonly index: number };

/** Returns what a key means on the row at `index`; null when it means nothing there. */
export function treeMove(rows: readonly TreeRow[], index: number, key: string): TreeMove | null {
  const row = rows[index];
  if (row === undefined) return null;
  const focus = (next: number): TreeMove | null =>
    next === index || rows[next] === undefined ? null : { kind: "focus", index: next };
  switch (key) {
    case "ArrowDown":
      return focus(index + 1);
    case "ArrowUp":
      return focus(index - 1);
    case "Home":
      return focus(0);
    case "End":
      return focus(rows.length - 1);
    case "ArrowRight":
      if (row.kind !== "group") return null;
      return row.expanded ? focus(index + 1) : { kind: "toggle", id: row.id };
    case "ArrowLeft":
      if (row.kind === "group") return row.expanded ? { kind: "toggle", id: row.id } : null;
      return focus(rows.findLastIndex((each, at) => at < index && each.depth < row.depth));
    case "Enter":
      return row.kind === "group" ? { kind: "toggle", id: row.id } : { kind: "open", index };
    case " ":
      return row.kind === "group" ? { kind: "toggle", id: row.id } : { kind: "choose", index };
    default:
      return null;
  }
}

/**
 * Returns the next row, around and around, whose label begins with what was typed; null for none. A row that still fits
 * while more is typed stays.
 */
export function rowBeginningWith(rows: readonly TreeRow[], index: number, typed: string): number | null {
  const from = typed.length === 1 ? index + 1 : index;
  const order = rows.map((_, at) => (from + at) % rows.length);
  return order.find((at) => rows[at]?.label.toLowerCase().startsWith(typed.toLowerCase())) ?? null;
}
