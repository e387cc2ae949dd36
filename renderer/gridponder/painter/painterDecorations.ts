// What the painter draws over the board: drawn help, what the tool shows, the cell cursor; what is under the pointer is
// `pointerDecorations`'s.
import { useMemo } from "react";
import { useInsightStore } from "../../session/solver/insightStore";
import { type BoardDecoration, pointedDecorations } from "../../board/decorations";
import { useHelpDecorations } from "./help/helpDecorations";
import { boardParts } from "./help/goalPatterns";
import type { RestingState } from "./paintStore";
import type { PaintTarget } from "./paintTarget";
import { isVisible } from "./palette/shownLayers";
import type { Preview } from "./tools/tool";

/** A level as it is shown: its board, and the pattern that is painted on it, if one is. */
export interface ShownLevel {
  readonly file: string;
  readonly paintTarget: PaintTarget;
  readonly isPattern: boolean;
}

/** All decorations of a level's board, as the designer's choices stand. */
export function usePainterDecorations(
  { paintTarget, file, isPattern }: ShownLevel,
  { view, decorations: ofTool }: Preview,
  state: RestingState,
): readonly BoardDecoration[] {
  const help = useHelpDecorations(paintTarget, file, isPattern);
  const pointed = useInsightStore((each) => each.pointed);
  const { hiddenLayers, soloLayer, focused, showCursor } = state;
  const painted = useMemo((): readonly BoardDecoration[] => {
    if (!isPattern) return [];
    const parts = boardParts(view, (layer) => isVisible(layer, { hiddenLayers, soloLayer }));
    return parts.map(({ entity, cells }) => ({ kind: "ghost", cells, entity, manner: "whole" }));
  }, [isPattern, view, hiddenLayers, soloLayer]);
  return useMemo(() => {
    const cursor: readonly BoardDecoration[] = showCursor && focused !== null ? [{ kind: "cursor", at: focused }] : [];
    return [...painted, ...help, ...pointedDecorations(pointed), ...ofTool, ...cursor];
  }, [painted, help, pointed, ofTool, focused, showCursor]);
}
