// What is shown between gestures: the level as it is, with what is selected on it. Pure.
import type { Position } from "../../../../shared/base/boardView";
import type { BoardDecoration } from "../../../board/decorations";
import { onBoard } from "./select/selection";
import type { Level, Preview } from "./tool";

/** The level as it is; with other cells selected where they are given. */
export function restingPreview({ view, choices }: Level, selection: readonly Position[] = choices.selection): Preview {
  return { view, decorations: selectionDecorations(onBoard(view, selection)), status: null };
}

/** The same list for the same cells: a choice that leaves the selection draws nothing anew. */
const known = new WeakMap<readonly Position[], readonly BoardDecoration[]>();

function selectionDecorations(cells: readonly Position[]): readonly BoardDecoration[] {
  const before = known.get(cells);
  if (before !== undefined) return before;
  const decorations: readonly BoardDecoration[] =
    cells.length === 0 ? [] : [{ kind: "cells", cells, style: "selection" }];
  known.set(cells, decorations);
  return decorations;
}
