// The keys of the select tool, and of what is carried. Pure; what they do to cells is `moveSelection`'s.
import type { Position } from "../../../../../shared/base/boardView";
import { boundsOf } from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import type { Turn } from "../../../../../shared/dialects/gridponder/text/grid/transformGrid";
import { putDown } from "./carry";
import { arrowStep, isAct } from "../cellCursor";
import type { Gesture } from "../gesture";
import { emptySelection } from "./lift";
import { carryStamp, nudgeSelection, turnSelection } from "./moveSelection";
import { combined, isSelected, onBoard, selectedCells, selectionText } from "./selection";
import type { Change, Key, Level, LevelNow } from "../tool";

const TURNS: Readonly<Record<string, Turn>> = { x: "flipX", y: "flipY", z: "clockwise", Z: "counterclockwise" };

/** Returns what a key does while the select tool is chosen; null where it does what it does for every tool. */
export function selectKey(gesture: Gesture | null, key: Key, level: LevelNow): Change | null {
  if (key.control) return null;
  const step = arrowStep(key.key);
  if (step !== null) return stepKey(gesture, step, key, level);
  if (key.alt) return null;
  const hasCells = level.choices.selection.length > 0;
  const turn = TURNS[key.key];
  if (turn !== undefined) return hasCells || gesture?.kind === "carry" ? turnSelection(gesture, level, turn) : null;
  if (/^[1-9]$/.test(key.key)) return carryStamp(level, Number(key.key));
  if (isAct(key)) return gesture?.kind === "carry" ? putDown(level, gesture) : switchAtCursor(gesture, level);
  if (!hasCells) return null;
  if (key.key === "Delete" || key.key === "Backspace") return emptySelection(level);
  return key.key === "Escape" ? { gesture, choices: { selection: [] }, notice: "" } : null;
}

function stepKey(gesture: Gesture | null, [dx, dy]: Position, { alt, shift }: Key, level: LevelNow): Change | null {
  if (gesture?.kind === "carry") {
    const [x, y] = gesture.at;
    return { gesture: { ...gesture, at: [x + dx, y + dy] } };
  }
  if (alt && level.choices.selection.length > 0) return nudgeSelection(level, [dx, dy]);
  return shift ? selectTo(gesture, level, [dx, dy]) : null;
}

/** Draws the selected rectangle out to the next cell; without one at the cursor, a new one begins there. */
function selectTo(gesture: Gesture | null, { view, choices }: Level, [dx, dy]: Position): Change {
  const at = choices.focused ?? [0, 0];
  const to = onBoard(view, [[at[0] + dx, at[1] + dy]])[0] ?? at;
  const from = oppositeCorner(choices.selection, at) ?? at;
  const selection = selectedCells(view, choices.selection, "replace", [from, to]);
  return {
    gesture,
    choices: { selection, focused: to, showCursor: true },
    hit: null,
    notice: selectionText(selection),
  };
}

/** Of a selected rectangle with a corner at a cell, the corner where it began; null for any other selection. */
function oppositeCorner(selection: readonly Position[], [x, y]: Position): Position | null {
  const bounds = boundsOf(selection);
  if (bounds === null || bounds.size[0] * bounds.size[1] !== selection.length) return null;
  const [left, top] = bounds.at;
  const [right, bottom] = [left + bounds.size[0] - 1, top + bounds.size[1] - 1];
  if ((x !== left && x !== right) || (y !== top && y !== bottom)) return null;
  return [left + right - x, top + bottom - y];
}

/** Selects or deselects the cell at the cursor. */
function switchAtCursor(gesture: Gesture | null, { choices: { selection, focused } }: Level): Change {
  if (focused === null) return { gesture };
  const next = combined(selection, isSelected(selection, focused) ? "subtract" : "add", [focused]);
  return { gesture, choices: { selection: next }, notice: selectionText(next) };
}
