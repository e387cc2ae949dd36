// The cell cursor that the arrow keys move. Pure.
import type { Position } from "../../../../shared/base/boardView";
import { clamp } from "../../../../shared/base/clamp";
import { describeCell } from "../../board/describeCell";
import { findingsOfCell, problemText } from "../help/boardFindings";
import type { Change, Key, LevelNow } from "./tool";

const ARROWS: Readonly<Record<string, Position>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Returns how far an arrow key goes along x and y; null for any other key. */
export function arrowStep(key: string): Position | null {
  return ARROWS[key] ?? null;
}

/** With Shift, an arrow key goes this many cells at once. */
const FAR = 5;

/** Returns where an arrow key moves the cursor; null for any other key, or with Alt or Control. */
export function movedCursor({ key, shift, alt, control }: Key, { view, choices }: LevelNow): Position | null {
  const step = arrowStep(key);
  if (step === null || alt || control) return null;
  const { focused, showCursor } = choices;
  const [x, y] = focused ?? [0, 0];
  // The first arrow shows where the cursor is; only the next ones move it.
  if (!showCursor && focused === null) return [x, y];
  const by = shift ? FAR : 1;
  return [clamp(x + step[0] * by, 0, view.width - 1), clamp(y + step[1] * by, 0, view.height - 1)];
}

/** Returns the cursor at a cell, and the cell in words. */
export function cursorAt(cell: Position, { view, looks, document, findings }: LevelNow): Omit<Change, "gesture"> {
  const problems = problemText(findingsOfCell(document.value(), findings, cell));
  return {
    choices: { focused: cell, showCursor: true },
    hit: null,
    notice: [describeCell(view, looks, cell), problems].filter(Boolean).join(" "),
  };
}

/** Returns whether a key acts at the cursor, as a click there would: the space bar and Enter. */
export function isAct({ key, alt, control }: Key): boolean {
  return (key === " " || key === "Enter") && !alt && !control;
}

/** Returns what a press does, and that it hides the cell cursor and the last notice. */
export function pressed(change: Change): Change {
  return { notice: "", ...change, choices: { showCursor: false, ...change.choices } };
}
