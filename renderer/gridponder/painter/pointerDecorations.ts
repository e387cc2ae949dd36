// What is drawn under the pointer, outside React: the tool says what.
import type { BoardDecoration, PointerDecorations } from "../../board/decorations";
import { type PaintState, usePaintStore } from "./paintStore";
import { shownPainter } from "./shownPainter";
import { hitCell } from "./tools/gesture";
import { mirroredHover } from "./tools/mirror";
import { toolOf } from "./tools/tools";

const NOTHING: readonly BoardDecoration[] = [];

let last: { readonly state: Parts; readonly decorations: readonly BoardDecoration[] } | null = null;

/** All that it depends on. */
type Parts = Pick<PaintState, "gesture" | "hit" | "tool" | "brushSize" | "entity" | "mirror">;

/** Kept until one of them is another. */
export const pointerDecorations: PointerDecorations = {
  follow: (notify) => usePaintStore.subscribe(notify),
  now() {
    const state = usePaintStore.getState();
    if (last === null || !isSame(last.state, state)) last = { state, decorations: decorationsOf(state) };
    return last.decorations;
  },
};

function isSame(one: Parts, other: Parts): boolean {
  return (
    one.gesture === other.gesture &&
    one.hit === other.hit &&
    one.tool === other.tool &&
    one.brushSize === other.brushSize &&
    one.entity === other.entity &&
    one.mirror === other.mirror
  );
}

function decorationsOf(state: PaintState): readonly BoardDecoration[] {
  const cell = hitCell(state.hit);
  if (cell === null) return NOTHING;
  const tool = toolOf(state.tool);
  const decorations = tool.hover?.(state.gesture, cell, state) ?? [{ kind: "hover", at: cell, reach: 1 }];
  if (decorations.length === 0) return NOTHING;
  const painted = tool.isMirrored === true ? shownPainter()?.paintTarget : undefined;
  return painted === undefined ? decorations : mirroredHover(decorations, { ...painted, choices: state });
}
