// Where the keys of the pack's tree lead. Pure.
import { type TreePlace, arrowMove } from "../ui/treeArrows";
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
  if (key === "Enter") return row.kind === "group" ? { kind: "toggle", id: row.id } : { kind: "open", index };
  if (key === " ") return row.kind === "group" ? { kind: "toggle", id: row.id } : { kind: "choose", index };
  const move = arrowMove(rows, placeOf, index, key);
  if (move === null) return null;
  return move.kind === "fold" ? { kind: "toggle", id: row.id } : { kind: "focus", index: move.index };
}

function placeOf(row: TreeRow): TreePlace {
  return { depth: row.depth, isOpen: row.kind === "group" ? row.expanded : null };
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
