// Which part of the painter a pointer or a key goes to: a gesture that is the board's own, whatever the tool, or the tool.
// Pure.
import { isSamePosition } from "../../../../shared/base/boardView";
import type { BoardPointer } from "../../../board/boardPointer";
import { isOnFindingMark } from "../../../board/findingMark";
import { findingsOfCell } from "../help/boardFindings";
import type { PaintState } from "../paintStore";
import type { Gesture, Hit } from "./gesture";
import { pickedByPointer } from "./positionPick";
import type { Change, Cursor, Key, LevelNow } from "./tool";
import { toolOf } from "./tools";

/** Returns what a pointer on the board does. `level` has what the pointer is over at this event. */
export function pointerChange(gesture: Gesture | null, event: BoardPointer, level: LevelNow): Change {
  if (gesture?.kind === "pick") return pickedByPointer(gesture, event, level);
  const isOnMark = level.hit?.kind === "cell" && level.hit.isOnMark;
  if (gesture?.kind === "mark" || (gesture === null && isOnMark)) {
    const change = markPressed(gesture, event);
    if (change !== null) return change;
  }
  return toolOf(level.choices.tool).pointer(gesture, event, level);
}

/** A click on the mark of a cell's problems shows them; null where the pointer does something else. */
function markPressed(
  gesture: Gesture | null,
  { phase, button, cell, shift, alt, control }: BoardPointer,
): Change | null {
  if (gesture?.kind !== "mark") {
    const isPlain = phase === "down" && button === 0 && !shift && !alt && !control;
    return isPlain ? { gesture: { kind: "mark", cell } } : null;
  }
  if (phase === "move" || phase === "hover" || phase === "leave") return { gesture };
  const isSame = isSamePosition(gesture.cell, cell);
  return phase === "up" && isSame ? { gesture: null, choices: { asked: cell, focused: cell } } : { gesture: null };
}

/** Returns what a key does; null where it is not about the gesture and means nothing to the tool. */
export function keyChange(gesture: Gesture | null, key: Key, level: LevelNow): Change | null {
  if (key.key === "Escape" && !key.alt && !key.control && gesture !== null) return { gesture: null, notice: "" };
  return toolOf(level.choices.tool).key?.(gesture, key, level) ?? null;
}

/** Returns what a pointer is over. `level` has what it was over before. */
export function hitOf(gesture: Gesture | null, event: BoardPointer, level: LevelNow): Hit | null {
  const tool = toolOf(level.choices.tool);
  if (tool.hit !== undefined) return tool.hit(gesture, event, level);
  if (event.phase === "leave" || !event.isOnBoard) return null;
  return { kind: "cell", cell: event.cell, isOnMark: isOnMark(gesture, event, level) };
}

function isOnMark(gesture: Gesture | null, { cell, spot, pitch }: BoardPointer, level: LevelNow): boolean {
  return (
    (gesture === null || gesture.kind === "mark") &&
    level.marksProblems &&
    isOnFindingMark(spot, pitch) &&
    findingsOfCell(level.document.value(), level.findings, cell).length > 0
  );
}

/** Returns the cursor over the board. */
export function cursorOf(state: PaintState): Cursor {
  const { gesture, hit } = state;
  if (gesture?.kind === "pick") return "cell";
  if (hit?.kind === "cell" && hit.isOnMark) return "pointer";
  return toolOf(state.tool).cursor(gesture, hit, state);
}
