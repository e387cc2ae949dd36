// What is drawn over a board: cursors, outlined cells, ghosts of what would be painted, marks of findings.
// Plain data, so that painter, play view and debugger can ask for it alike; nothing here draws.
import type { Entity, Position } from "../../shared/base/boardView";

/** A set of cells drawn around: `before` dashed, `after` solid; the others as their names say. */
export type CellsStyle = "before" | "after" | "selection" | "pending" | "erase" | "hint";

export type BoardOverlay =
  | { readonly kind: "cells"; readonly cells: readonly Position[]; readonly style: CellsStyle }
  | { readonly kind: "ghost"; readonly cells: readonly Position[]; readonly entity: Entity }
  | { readonly kind: "hover"; readonly at: Position; readonly reach: number }
  | { readonly kind: "cursor"; readonly at: Position }
  | { readonly kind: "finding"; readonly at: Position; readonly severity: "error" | "warning" | "information" }
  | { readonly kind: "link"; readonly from: Position; readonly to: Position }
  | { readonly kind: "label"; readonly at: Position; readonly text: string };

/** One side of one cell. */
export interface Edge {
  readonly from: Position;
  readonly to: Position;
}

/** The border around a set of cells: each side whose other side is not in the set, once. */
export function borderOf(cells: readonly Position[]): readonly Edge[] {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  const edges: Edge[] = [];
  for (const [x, y] of cells) {
    if (!inside.has(`${x},${y - 1}`)) edges.push({ from: [x, y], to: [x + 1, y] });
    if (!inside.has(`${x + 1},${y}`)) edges.push({ from: [x + 1, y], to: [x + 1, y + 1] });
    if (!inside.has(`${x},${y + 1}`)) edges.push({ from: [x + 1, y + 1], to: [x, y + 1] });
    if (!inside.has(`${x - 1},${y}`)) edges.push({ from: [x, y + 1], to: [x, y] });
  }
  return edges;
}
