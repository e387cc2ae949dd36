// Rectangles and regions selected, and what is selected dragged. Its keys are in `selectKeys`; what comes of cells that
// are put down, `carry` knows. Pure.
import { SquareDashed } from "lucide-react";
import type { Position } from "../../../../../shared/base/boardView";
import { allCells, boundsOf, clipCells } from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import type { BoardPointer } from "../../../../board/boardPointer";
import { pressed } from "../cellCursor";
import { carriedBoard, putDown } from "./carry";
import { type Carry, type Gesture, type SelectDrag, type SelectMode, hitCell } from "../gesture";
import { liftSelection, touchedLayers } from "./lift";
import { restingPreview } from "../restingPreview";
import { combined, isSelected, kindRegion, onBoard, selectedCells, selectionText } from "./selection";
import { selectKey } from "./selectKeys";
import { changeText } from "../stroke";
import type { Change, Level, Preview, Tool } from "../tool";

export const select: Tool = {
  id: "select",
  title: "Select",
  letter: "R",
  icon: SquareDashed,
  options: "selection",
  pointer(gesture, event, level) {
    switch (event.phase) {
      case "down":
        return pressed(press(gesture, event, level));
      case "move":
        return {
          gesture: gesture?.kind === "select" ? { ...gesture, to: event.cell } : carriedTo(gesture, event.cell),
        };
      case "hover":
        return { gesture: carriedTo(gesture, event.cell) };
      case "up":
        if (gesture?.kind === "select") return finishRectangle(gesture, level);
        return gesture?.kind === "carry" && gesture.isDragged ? letGo(gesture, event, level) : { gesture };
      case "cancel":
        return { gesture: null };
      default:
        return { gesture };
    }
  },
  key: selectKey,
  preview(gesture, level) {
    if (gesture?.kind === "select") return rectanglePreview(gesture, level);
    return gesture?.kind === "carry" ? carryPreview(gesture, level) : restingPreview(level);
  },
  cursor(gesture, hit, { selection }) {
    if (gesture?.kind === "carry") return gesture.isDragged ? "grabbing" : "copy";
    const cell = hitCell(hit);
    return cell !== null && isSelected(selection, cell) ? "move" : "crosshair";
  },
};

function press(gesture: Gesture | null, { cell, button, shift, alt, control }: BoardPointer, level: Level): Change {
  const mode = shift ? "add" : alt ? "subtract" : "replace";
  if (button === 2) return { gesture: null };
  if (gesture?.kind === "carry") return putDown(level, gesture);
  if (isSelected(level.choices.selection, cell) && mode === "replace") return carrySelection(level, cell, control);
  if (control) return selectKind(level, cell, mode, true);
  return { gesture: { kind: "select", mode, from: cell, to: cell } };
}

function carriedTo(gesture: Gesture | null, [x, y]: Position): Gesture | null {
  return gesture?.kind === "carry" ? { ...gesture, at: [x - gesture.grip[0], y - gesture.grip[1]] } : gesture;
}

function carrySelection(level: Level, cell: Position, isCopy: boolean): Change {
  const lifted = liftSelection(level);
  if (!lifted.ok) return { gesture: null, notice: lifted.refusal };
  const { clip, at, objects } = lifted.value;
  const grip: Position = [cell[0] - at[0], cell[1] - at[1]];
  const [from, moved] = isCopy ? [[], []] : [onBoard(level.view, level.choices.selection), objects];
  return { gesture: { kind: "carry", clip, at, from, moved, grip, isDragged: true } };
}

/** The end of a drag. Where it did not move it was a click: on the cell alone, or with Control on its region. */
function letGo(carry: Carry, { cell, control }: BoardPointer, level: Level): Change {
  const start = boundsOf(onBoard(level.view, level.choices.selection))?.at;
  if (start?.[0] !== carry.at[0] || start[1] !== carry.at[1]) return putDown(level, carry);
  if (control) return selectKind(level, cell, "replace", true);
  return { gesture: null, choices: { selection: [cell], focused: cell }, notice: selectionText([cell]) };
}

function finishRectangle(drag: SelectDrag, level: Level): Change {
  const cells = cellsAfter(drag, level);
  const focused = onBoard(level.view, [drag.to])[0] ?? null;
  return { gesture: null, choices: { selection: cells, focused }, notice: selectionText(cells) };
}

function cellsAfter({ mode, from, to }: SelectDrag, { view, choices }: Level): readonly Position[] {
  return selectedCells(view, choices.selection, mode, [from, to]);
}

/** Selects the cells of the kind at a cell: those connected with it, or all of the board. */
export function selectKind({ view, choices }: Level, cell: Position, mode: SelectMode, isConnected: boolean): Change {
  const region = kindRegion(view, touchedLayers(view, choices), cell, isConnected);
  const selection = combined(choices.selection, mode, region);
  return { gesture: null, choices: { selection }, notice: selectionText(selection) };
}

/** Chooses the tool and selects all cells of the board; what is carried stays in the hand. */
export function selectAll(gesture: Gesture | null, { view }: Level): Change {
  const selection = allCells(view.width, view.height);
  const kept = gesture?.kind === "carry" ? gesture : null;
  return { gesture: kept, choices: { tool: select.id, selection }, notice: selectionText(selection) };
}

function rectanglePreview(drag: SelectDrag, level: Level): Preview {
  const cells = cellsAfter(drag, level);
  return { ...restingPreview(level, cells), status: selectionText(cells) };
}

function carryPreview(carry: Carry, level: Level): Preview {
  const { board, changed } = carriedBoard(level, carry);
  const cells = onBoard(level.view, clipCells(carry.clip, carry.at));
  return { view: board, decorations: [{ kind: "cells", cells, style: "pending" }], status: changeText(changed) };
}
