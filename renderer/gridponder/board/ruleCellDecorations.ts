// Where a rule looks, as it is drawn over a board.
import type { Position } from "../../../shared/base/boardView";
import type { RuleCells } from "../../../shared/engine/playableLevel";
import type { BoardDecoration, CellsStyle } from "../../board/decorations";

/** Where its event may be is lit; what holds in part, and named cells that are not as it wants them, is dashed. */
export function ruleCellDecorations(told: RuleCells | null): readonly BoardDecoration[] {
  if (told === null) return [];
  const named = (holds: boolean) => told.named.filter((cell) => cell.holds === holds).map(({ position }) => position);
  const drawn: readonly (readonly [CellsStyle, readonly Position[]])[] = [
    ["partly", told.partly],
    ["lit", told.cells ?? []],
    ["met", named(true)],
    ["unmet", named(false)],
  ];
  return drawn.flatMap(([style, cells]) => (cells.length === 0 ? [] : [{ kind: "cells", cells, style }]));
}
