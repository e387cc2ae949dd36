// What is shown between gestures: the level as it is, with what is selected on it. Pure.
import type { Position } from "../../../../shared/base/boardView";
import { onBoard } from "./selection";
import type { Level, Preview } from "./tool";

/** The level as it is; with other cells selected where they are given. */
export function restingPreview({ view, choices }: Level, selection: readonly Position[] = choices.selection): Preview {
  const cells = onBoard(view, selection);
  return { view, decorations: cells.length === 0 ? [] : [{ kind: "cells", cells, style: "selection" }], status: null };
}
