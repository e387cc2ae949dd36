// The overlay's start: drawn as a rectangle, or put at a click in the size that it has. One edit of the level's text.
import { stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";
import { AppWindow } from "lucide-react";
import { type Position, isSamePosition } from "../../../../shared/base/boardView";
import { boundsOf } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import { overlayStartEdits } from "../../../../shared/dialects/gridponder/text/board/stateEdits";
import { isAct, pressed } from "./cellCursor";
import { rectangleCells } from "./cells";
import { textOf } from "./paintCells";
import { restingPreview } from "./restingPreview";
import { onBoard, selectionText } from "./select/selection";
import type { Change, PaintedLevel, Tool } from "./tool";

export const overlayStart: Tool = {
  id: "overlay",
  title: "Overlay Start",
  letter: "W",
  icon: AppWindow,
  rank: 9,
  pointer(gesture, { phase, button, cell, isOnBoard }, level) {
    const drag = gesture?.kind === "overlay" ? gesture : null;
    switch (phase) {
      case "down":
        return pressed({
          gesture: button === 0 && isOnBoard ? { kind: "overlay", from: cell, to: cell } : null,
          choices: { selection: [] },
        });
      case "move":
        return { gesture: drag === null ? gesture : { ...drag, to: cell } };
      case "up":
        return drag === null ? { gesture } : placeOverlay(level, drag.from, drag.to);
      case "cancel":
        return { gesture: null };
      default:
        return { gesture };
    }
  },
  key(gesture, key, level) {
    if (!isAct(key)) return null;
    const { focused } = level.choices;
    return focused === null ? { gesture } : placeOverlay(level, focused, focused);
  },
  preview(gesture, level) {
    if (gesture?.kind !== "overlay") return restingPreview(level);
    const cells = onBoard(level.board, rectangleCells(gesture.from, gesture.to));
    return { ...restingPreview(level, cells), status: selectionText(cells) };
  },
  cursor: () => "crosshair",
};

/** Puts the overlay between two cells; where they are one, there in its size: 2 × 2 while it has none. */
export function placeOverlay(level: PaintedLevel, from: Position, to: Position): Change {
  const bounds = boundsOf(onBoard(level.board, [from, to]));
  if (bounds === null) return { gesture: null };
  const isClick = isSamePosition(from, to);
  const size = isClick ? (stateView(level.board).overlay?.size ?? [2, 2]) : bounds.size;
  const edits = overlayStartEdits(textOf(level), bounds.at, size);
  if (!edits.ok) return { gesture: null, notice: edits.refusal };
  const [[x, y], [width, height]] = [bounds.at, size];
  return {
    gesture: null,
    edits: edits.value,
    choices: { focused: bounds.at },
    notice: `The overlay starts at column ${x}, row ${y}, ${width} × ${height}.`,
  };
}
