// The keys of the select tool, and of what is carried. Knows keys; what they do is the tool's.
import type { Position } from "../../../../shared/base/boardView";
import { boundsOf } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import type { Turn } from "../../../../shared/dialects/gridponder/text/grid/transformGrid";
import { type PaintTarget, say } from "../painting";
import { usePaintStore } from "../paintStore";
import { combined, isSelected, onBoard, selectedCells } from "./selection";
import { takeStamp } from "../palette/stampStore";
import { emptySelection, nudgeSelection, putDown, turnSelection } from "./carried";
import { selectAll, selectionText } from "./selecting";

const store = usePaintStore;

const TURNS: Readonly<Record<string, Turn>> = { x: "flipX", y: "flipY", z: "clockwise", Z: "counterclockwise" };

const STEPS: Readonly<Record<string, Position>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Does what a key means while the select tool is chosen; gives whether it means anything more than for other tools. */
export function selectByKey(paintTarget: PaintTarget, event: KeyboardEvent): boolean {
  const { carried, selection } = store.getState();
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== "a" || event.shiftKey || event.altKey) return false;
    selectAll(paintTarget);
    return true;
  }
  const step = STEPS[event.key];
  if (step !== undefined) return stepKey(paintTarget, step, event);
  if (event.altKey) return false;
  const turn = TURNS[event.key];
  if (turn !== undefined && (carried !== null || selection.length > 0)) turnSelection(paintTarget, turn);
  else if (event.key === "Escape") return escape();
  else if (event.key === "Enter" && carried !== null) putDown(paintTarget);
  else if (/^[1-9]$/.test(event.key)) return takeStamp(paintTarget, Number(event.key));
  else if ((event.key === "Delete" || event.key === "Backspace") && selection.length > 0) emptySelection(paintTarget);
  else return false;
  return true;
}

function stepKey(paintTarget: PaintTarget, [dx, dy]: Position, { altKey, shiftKey }: KeyboardEvent): boolean {
  const { carried, selection } = store.getState();
  if (carried !== null) {
    store.setState({ carried: { ...carried, at: [carried.at[0] + dx, carried.at[1] + dy] } });
  } else if (altKey && selection.length > 0) {
    nudgeSelection(paintTarget, [dx, dy]);
  } else if (shiftKey) {
    selectTo(paintTarget, [dx, dy]);
  } else {
    return false;
  }
  return true;
}

/** Draws the selected rectangle out to the next cell; without one at the cursor, a new one begins there. */
function selectTo({ view }: PaintTarget, [dx, dy]: Position): void {
  const { selection, focused } = store.getState();
  const at = focused ?? [0, 0];
  const [to] = onBoard(view, [[at[0] + dx, at[1] + dy]]);
  const from = oppositeCorner(selection, at) ?? at;
  const next = selectedCells(view, selection, "replace", [from, to ?? at]);
  store.setState({ selection: next, focused: to ?? at, showCursor: true, hovered: null });
  say(selectionText(next));
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

/** Drops what is half done, then the selection. */
function escape(): boolean {
  const { carried, selecting, selection } = store.getState();
  if (carried !== null || selecting !== null) store.setState({ carried: null, selecting: null, notice: "" });
  else if (selection.length > 0) store.setState({ selection: [], notice: "" });
  else return false;
  return true;
}

/** The space bar at the cursor: puts down what is carried, else selects or deselects the cell. */
export function selectAtCursor(paintTarget: PaintTarget): void {
  const { carried, selection, focused } = store.getState();
  if (carried !== null) return putDown(paintTarget);
  if (focused === null) return;
  const next = combined(selection, isSelected(selection, focused) ? "subtract" : "add", [focused]);
  store.setState({ selection: next });
  say(selectionText(next));
}
