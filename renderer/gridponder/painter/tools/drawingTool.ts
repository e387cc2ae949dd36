// What the brush and its like have in common with the tools that point at a cell: Alt picks, the right button erases as
// the brush does, and a stroke grows with the pointer and the cell cursor. Pure.
import type { Position } from "../../../../shared/base/boardView";
import type { BoardPointer } from "../../../board/boardPointer";
import { cursorAt, isAct, movedCursor, pressed } from "./cellCursor";
import type { Gesture } from "./gesture";
import { paintableLayer, pickEntity } from "./paintCells";
import { type DragCells, betweenStrokes, brushedCells, endStroke, strokeFrom, strokePreview, strokeTo } from "./stroke";
import type { Change, Level, LevelNow, Tool } from "./tool";

export interface Drawing {
  /** The cells of a drag with the left button; absent: the left button draws no strokes. */
  readonly cells?: DragCells;
  /** Whether it paints entities, so that picking one keeps the tool. */
  readonly paintsEntity?: boolean;
  /** What a press of the left button begins or does. */
  readonly press: (event: BoardPointer, level: LevelNow) => Change;
  /** What the space bar and Enter do at the cell cursor. */
  readonly act: (cell: Position, level: LevelNow) => Change;
}

type Handlers = Required<Pick<Tool, "pointer" | "key" | "preview" | "hover">>;

export function drawingTool({ cells = brushedCells, paintsEntity = false, press, act }: Drawing): Handlers {
  return {
    pointer(gesture, event, level) {
      const stroke = gesture?.kind === "stroke" ? gesture : null;
      switch (event.phase) {
        case "down":
          return pressed(beginning(event, level));
        case "move":
          return { gesture: stroke === null ? gesture : strokeTo(stroke, event.cell, event.shift && !stroke.shift) };
        case "up":
          return stroke === null ? { gesture } : endStroke(stroke, level, cells);
        case "cancel":
          return { gesture: null };
        default:
          return { gesture };
      }
    },
    key(gesture, key, level) {
      if (gesture?.kind !== "stroke") return actAtCursor(gesture, key, level);
      if (isAct(key)) return endStroke(gesture, level, cells);
      const to = movedCursor(key, level);
      return to === null ? null : { gesture: strokeTo(gesture, to), ...cursorAt(to, level) };
    },
    preview: (gesture, level) =>
      gesture?.kind === "stroke" ? strokePreview(gesture, level, cells) : betweenStrokes(level),
    hover: (gesture, at) => (gesture?.kind === "stroke" ? [] : [{ kind: "hover", at, reach: 1 }]),
  };

  function beginning(event: BoardPointer, level: LevelNow): Change {
    if (event.alt)
      return pickEntity(level, event.cell, { from: event.control ? "activeLayer" : "top", keepsTool: paintsEntity });
    if (event.button !== 2) return press(event, level);
    return beginStroke(event, level, { erases: true, isFreehand: true });
  }

  function actAtCursor(gesture: Gesture | null, key: Parameters<Handlers["key"]>[1], level: LevelNow): Change | null {
    const { focused } = level.choices;
    if (!isAct(key)) return null;
    return focused === null ? { gesture } : act(focused, level);
  }
}

/** Begins a stroke on the active layer, or says why there is none. */
export function beginStroke(
  event: BoardPointer,
  level: Level,
  { erases, isFreehand }: { readonly erases: boolean; readonly isFreehand: boolean },
): Change {
  const { entity, lastPainted } = level.choices;
  const layer = paintableLayer(level);
  if (!layer.ok) return { gesture: null, notice: layer.refusal };
  if (!erases && entity === null) return { gesture: null, notice: NO_ENTITY };
  const what = { layer: layer.value, entity: erases ? null : entity, isFreehand };
  return { gesture: strokeFrom(event, what, event.shift ? lastPainted : null) };
}

export const NO_ENTITY = "Choose what to paint in the palette first.";
