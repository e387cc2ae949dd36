// What is shown between gestures: the level as it is, with what is selected on it. Pure.
import type { Position } from "../../../../shared/base/boardView";
import { memoByIdentity } from "../../../../shared/base/memo";
import type { BoardDecoration } from "../../../board/decorations";
import { onBoard } from "./select/selection";
import type { Level, Preview } from "./tool";

/** Returns the level as it is; with other cells selected where they are given. */
export function restingPreview({ view, choices }: Level, selection: readonly Position[] = choices.selection): Preview {
  return { view, decorations: selectionDecorations(onBoard(view, selection)), status: null };
}

/** Returns the same list for the same cells: a choice that keeps the selection redraws nothing. */
const selectionDecorations = memoByIdentity((cells: readonly Position[]): readonly BoardDecoration[] =>
  cells.length === 0 ? [] : [{ kind: "cells", cells, style: "selection" }],
);
