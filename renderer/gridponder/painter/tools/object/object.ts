// Multi-cell objects drawn on the board: with the pointer, or with the cell cursor between two presses of the space bar.
import { Waypoints } from "lucide-react";
import type { BoardPointer } from "../../../../board/boardPointer";
import { isAct, movedCursor, pressed } from "../cellCursor";
import type { Gesture, ObjectDrawing } from "../gesture";
import { endDrawing, removeObject } from "./objectChanges";
import { drawingFrom, drawnBoard, drawnTo, objectAt } from "./objectDrawing";
import { restingPreview } from "../restingPreview";
import { cellCount, onBoard } from "../select/selection";
import type { Change, Key, LevelNow, Tool } from "../tool";

export const object: Tool = {
  id: "object",
  title: "Multi-Cell Object",
  letter: "O",
  icon: Waypoints,
  rank: 9,
  options: "object",
  pointer(gesture, event, level) {
    const drawing = gesture?.kind === "object" ? gesture : null;
    switch (event.phase) {
      case "down":
        if (event.button === 2 || !event.isOnBoard) return { gesture: event.button === 2 ? null : gesture };
        return press(event, level);
      case "move":
        return { gesture: drawing === null ? gesture : drawnTo(level.board, drawing, event.cell) };
      case "up":
        return drawing === null ? { gesture } : endDrawing(drawing, level);
      case "cancel":
        return { gesture: null };
      default:
        return { gesture };
    }
  },
  key(gesture, key, level) {
    const drawing = gesture?.kind === "object" ? gesture : null;
    if (isAct(key)) return drawing === null ? drawAtCursor(gesture, level) : withCursor(endDrawing(drawing, level));
    if (key.key === "Delete" || key.key === "Backspace") return removeAtCursor(gesture, key, level);
    return drawing === null ? null : drawByArrow(drawing, key, level);
  },
  preview(gesture, level) {
    if (gesture?.kind !== "object") return restingPreview(level);
    const cells = onBoard(level.view, gesture.cells);
    return {
      view: drawnBoard(level.view, gesture, level.choices.objectKind),
      decorations: [{ kind: "cells", cells, style: "pending" }],
      status: null,
    };
  },
  cursor: () => "crosshair",
};

/** A spot of a cell where no exit is taken. */
const CORNER: BoardPointer["spot"] = [0.5, 0.5];

function press({ cell, spot, control }: Pick<BoardPointer, "cell" | "spot" | "control">, level: LevelNow): Change {
  const gesture = drawingFrom(level.board, cell, spot, control);
  const choices = { focused: cell };
  if (gesture.does === "exit") return { gesture, choices, notice: "" };
  if (gesture.does === "new" && level.choices.objectKind === null) {
    return pressed({ gesture: null, choices, notice: "Choose the kind of the object first." });
  }
  return pressed({ gesture, choices });
}

/** The space bar at the cursor begins where a press would; the arrows draw. */
function drawAtCursor(gesture: Gesture | null, level: LevelNow): Change {
  const { focused } = level.choices;
  if (focused === null) return { gesture };
  const begun = withCursor(press({ cell: focused, spot: CORNER, control: false }, level));
  if (begun.gesture === null) return begun;
  return { ...begun, notice: "Draw with the arrows and press Space again; Escape cancels." };
}

function removeAtCursor(gesture: Gesture | null, { alt, control }: Key, level: LevelNow): Change | null {
  if (alt || control) return null;
  const { focused } = level.choices;
  const index = focused === null ? -1 : objectAt(level.board, focused);
  return index < 0 ? { gesture } : removeObject(level, index);
}

function withCursor(change: Change): Change {
  return { ...change, choices: { ...change.choices, showCursor: true } };
}

function drawByArrow(drawing: ObjectDrawing, key: Key, level: LevelNow): Change | null {
  const to = movedCursor(key, level);
  if (to === null) return null;
  const gesture = drawnTo(level.board, drawing, to);
  const verb = drawing.does === "move" ? "Moving" : "Drawing";
  return {
    gesture,
    choices: { focused: to, showCursor: true },
    hit: null,
    notice: `${verb} ${cellCount(gesture.cells.length)}, at column ${to[0]}, row ${to[1]}.`,
  };
}
