// Tools that paint or erase the cells of a drag: they differ in which cells these are. Pure.
import type { Position } from "../../../../shared/base/boardView";
import type { Choices } from "../paintStore";
import { NO_ENTITY, beginStroke, drawingTool } from "./drawingTool";
import { NOT_FREE, paintableLayer } from "./paintCells";
import { type DragCells, endStroke, strokeFrom } from "./stroke";
import type { Change, LevelNow, Tool } from "./tool";

/** A tool that draws strokes with the left button. */
export interface PaintTool extends Tool {
  readonly cells: DragCells;
}

interface PaintToolParts extends Pick<Tool, "id" | "title" | "letter" | "icon" | "rank" | "isSized"> {
  readonly cells: DragCells;
  /** Erases whatever entity is chosen. */
  readonly erases?: boolean;
  /** Its cells are between two ends: by keyboard, the ends are set one after the other. */
  readonly hasTwoEnds?: boolean;
}

export function paintTool({ erases = false, hasTwoEnds = false, ...tool }: PaintToolParts): PaintTool {
  const { cells, isSized = false } = tool;
  const drawing = drawingTool({
    cells,
    paintsEntity: !erases,
    press: (event, level) => beginStroke(event, level, { erases, isFreehand: false }),
    act,
  });
  const reachOf = ({ brushSize }: Choices): number => (isSized ? brushSize : 1);
  return {
    ...tool,
    ...drawing,
    // The eraser paints no entity, and choosing one is choosing to paint.
    paintsEntity: !erases,
    isMirrored: true,
    cursor: () => "crosshair",
    hover(gesture, at, choices) {
      if (gesture?.kind === "stroke") return [];
      const reach = reachOf(choices);
      const hover = { kind: "hover", at, reach } as const;
      if (erases || choices.entity === null) return [hover];
      return [{ kind: "ghost", cells: under(at, reach), entity: choices.entity }, hover];
    },
  };

  function act(cell: Position, level: LevelNow): Change {
    const layer = paintableLayer(level);
    if (!layer.ok) return { gesture: null, notice: NOT_FREE };
    const entity = erases ? null : level.choices.entity;
    if (!erases && entity === null) return { gesture: null, notice: NO_ENTITY };
    const stroke = strokeFrom({ cell, shift: false }, { layer: layer.value, entity, isFreehand: false }, null);
    const choices = { showCursor: true };
    if (hasTwoEnds) {
      return { gesture: stroke, choices, notice: "Go to the other end and press Space again; Escape cancels." };
    }
    const painted = endStroke(stroke, level, cells);
    return { ...painted, choices: { ...painted.choices, ...choices, focused: cell } };
  }
}

/** Returns the cells under a brush that the pointer holds at a cell. */
function under([x, y]: Position, reach: number): readonly Position[] {
  const before = Math.floor((reach - 1) / 2);
  return Array.from({ length: reach * reach }, (_, index) => {
    return [x - before + (index % reach), y - before + Math.floor(index / reach)] as const;
  });
}
