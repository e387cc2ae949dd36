// What the painter draws over the board: drawn help, the selection, the stroke; what is under the pointer is another's.
import { useMemo } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import { clipCells } from "../../../shared/dialects/gridponder/text/board/boardClip";
import type { BoardDecoration } from "../../board/decorations";
import { sidesDecoration } from "./inspector/boxSides";
import { useHelpDecorations } from "./help/helpDecorations";
import { boardParts } from "./help/goalPatterns";
import type { RestingState } from "./paintStore";
import { isVisible } from "./palette/shownLayers";
import { type PaintTarget, strokeCells } from "./painting";
import { resizeDecoration } from "./tools/resizing";
import { onBoard, selectedCells } from "./tools/selection";
import { toolOf } from "./tools/tools";

/** A level as it is shown: its board, and the pattern that is painted on it with what is under way, if one is. */
export interface ShownLevel {
  readonly file: string;
  readonly paintTarget: PaintTarget;
  readonly pattern: BoardView | null;
}

/** All decorations of a level's board, as the designer's choices stand. Strokes are made on the view of the other paint target. */
export function usePainterDecorations(
  { paintTarget, file, pattern }: ShownLevel,
  { view }: PaintTarget,
  state: RestingState,
): readonly BoardDecoration[] {
  const help = useHelpDecorations(paintTarget, file, pattern !== null);
  const { hiddenLayers, soloLayer } = state;
  const painted = useMemo((): readonly BoardDecoration[] => {
    if (pattern === null) return [];
    const parts = boardParts(pattern, (layer) => isVisible(layer, { hiddenLayers, soloLayer }));
    return parts.map(({ entity, cells }) => ({ kind: "ghost", cells, entity, manner: "whole" }));
  }, [pattern, hiddenLayers, soloLayer]);
  const { stroke, focused, showCursor, brushSize, resizing, side } = state;
  const selected = useSelectionDecorations(view, state);
  const tool = toolOf(state.tool);
  return useMemo(() => {
    const decorations: BoardDecoration[] = [...painted, ...help, ...selected];
    if (stroke !== null) {
      const cells = onBoard(view, strokeCells(view, stroke, brushSize));
      decorations.push({ kind: "cells", cells, style: stroke.entity === null ? "erase" : "pending" });
    }
    const box = tool.kind === "inspect" && focused !== null ? sidesDecoration(paintTarget, focused, side) : null;
    if (box !== null) decorations.push(box);
    if (tool.kind === "resize") decorations.push(resizeDecoration(paintTarget, { resizing }));
    if (showCursor && focused !== null) decorations.push({ kind: "cursor", at: focused });
    return decorations;
  }, [painted, help, selected, view, stroke, focused, showCursor, brushSize, tool, paintTarget, resizing, side]);
}

/** What is selected, or would be at the end of the drag; where cells are carried, these. */
function useSelectionDecorations(view: BoardView, state: RestingState): readonly BoardDecoration[] {
  const { selection, selecting, carried, drawing } = state;
  return useMemo(() => {
    if (drawing !== null) return [{ kind: "cells", cells: onBoard(view, drawing.cells), style: "pending" }];
    if (carried !== null) {
      return [{ kind: "cells", cells: onBoard(view, clipCells(carried.clip, carried.at)), style: "pending" }];
    }
    const cells =
      selecting === null
        ? onBoard(view, selection)
        : selectedCells(view, selection, selecting.mode, [selecting.from, selecting.to]);
    return cells.length === 0 ? [] : [{ kind: "cells", cells, style: "selection" }];
  }, [view, selection, selecting, carried, drawing]);
}
