// What is drawn under the pointer while nothing is under way: the reach of the tool, and what it would paint there.
import type { Position } from "../../../shared/base/boardView";
import type { BoardDecoration, PointerDecorations } from "../../board/decorations";
import { type PaintState, usePaintStore } from "./paintStore";
import { toolOf } from "./tools/tools";

const NOTHING: readonly BoardDecoration[] = [];

let last: { readonly state: Parts; readonly decorations: readonly BoardDecoration[] } | null = null;

/** Of the choices all that matters here. */
type Parts = Pick<PaintState, "stroke" | "hovered" | "tool" | "brushSize" | "entity">;

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
    one.stroke === other.stroke &&
    one.hovered === other.hovered &&
    one.tool === other.tool &&
    one.brushSize === other.brushSize &&
    one.entity === other.entity
  );
}

function decorationsOf({ stroke, hovered, tool: id, brushSize, entity }: Parts): readonly BoardDecoration[] {
  if (stroke !== null || hovered === null) return NOTHING;
  const tool = toolOf(id);
  const reach = tool.kind === "paint" && tool.sized ? brushSize : 1;
  const hover: BoardDecoration = { kind: "hover", at: hovered, reach };
  if (tool.kind !== "paint" || tool.erases || entity === null) return [hover];
  return [{ kind: "ghost", cells: under(hovered, reach), entity }, hover];
}

function under([x, y]: Position, reach: number): readonly Position[] {
  const before = Math.floor((reach - 1) / 2);
  return Array.from({ length: reach * reach }, (_, index) => {
    return [x - before + (index % reach), y - before + Math.floor(index / reach)] as const;
  });
}
