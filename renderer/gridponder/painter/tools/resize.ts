// Drags the board's edges. What loses nothing is done when it ends; else the gesture waits to be confirmed. Which edge a
// place is at, and what a drag gives, `resizeDrag` knows. Pure.
import { Scaling } from "lucide-react";
import type { BoardView, Position } from "../../../../shared/base/boardView";
import type { Result } from "../../../../shared/base/result";
import type { GridResize } from "../../../../shared/dialects/gridponder/text/grid/gridChange";
import type { ChangedLevel } from "../../../../shared/dialects/gridponder/text/grid/gridText";
import { changedLevel } from "../../../../shared/dialects/gridponder/text/grid/transformLevel";
import type { BoardPointer } from "../../../board/boardPointer";
import type { ResizeDecoration } from "../../../board/decorations";
import { gridChange } from "../inspector/gridChanges";
import { lostCount } from "../inspector/resizeLosses";
import { isAct } from "./cellCursor";
import type { Gesture, Grip, Hit, Resize } from "./gesture";
import { textOf } from "./paintCells";
import { NO_RESIZE, draggedResize, gripAt, gripCursor, isNoResize, resizedTo } from "./resizeDrag";
import { restingPreview } from "./restingPreview";
import type { Change, PaintedLevel, Tool } from "./tool";

/** CSS pixels around an edge in which it is taken. */
const REACH = 11;

export const resize: Tool = {
  id: "resize",
  title: "Resize by the Edges",
  letter: "S",
  icon: Scaling,
  rank: 9,
  options: "none",
  margin: 72,
  pointer(gesture, event, level) {
    switch (event.phase) {
      case "down":
        return press(gesture, event, level);
      case "move":
        return { gesture: dragged(gesture, event, level) };
      case "up":
        return letGo(gesture, level);
      case "cancel":
        return { gesture: null };
      default:
        return { gesture };
    }
  },
  key: (gesture, key, level) => (isAct(key) ? confirmResize(gesture, level) : null),
  preview(gesture, level) {
    const resting = restingPreview(level);
    const resizing = currentResize(gesture, level);
    // Once it waits to be confirmed, the question says it all.
    const text = resizing?.held ? resizeText(level, resizing.change) : null;
    return {
      ...resting,
      decorations: [...resting.decorations, frameOf(level.board, resizing?.change ?? NO_RESIZE, text)],
      status: text === null ? null : `${text}. Escape cancels.`,
      isFine: true,
    };
  },
  cursor(gesture, hit) {
    const held = gesture?.kind === "resize" ? gesture.held?.grip : undefined;
    const grip = held ?? (hit?.kind === "edge" ? hit.grip : null);
    return grip === null ? "default" : gripCursor(grip);
  },
  hover: () => [],
  hit(gesture, event, level): Hit | null {
    if (event.phase !== "hover") return event.phase === "leave" ? null : level.hit;
    const grip = gripUnder(gesture, event, level);
    const before = level.hit?.kind === "edge" ? level.hit : null;
    if (grip === null) return null;
    return before?.grip.x === grip.x && before.grip.y === grip.y ? before : { kind: "edge", grip };
  },
};

/** Returns the edges being moved; null for none, or when the board has changed since. */
export function currentResize(gesture: Gesture | null, { board }: Pick<PaintedLevel, "board">): Resize | null {
  if (gesture?.kind !== "resize") return null;
  const [width, height] = gesture.size;
  return width === board.width && height === board.height ? gesture : null;
}

function placeOf({ cell, spot }: BoardPointer): Position {
  return [cell[0] + spot[0], cell[1] + spot[1]];
}

function gripUnder(gesture: Gesture | null, event: BoardPointer, level: PaintedLevel): Grip | null {
  const { width, height } = level.board;
  const change = currentResize(gesture, level)?.change ?? NO_RESIZE;
  return gripAt(placeOf(event), [width, height], change, REACH / event.pitch);
}

function press(gesture: Gesture | null, event: BoardPointer, level: PaintedLevel): Change {
  const grip = event.button === 0 ? gripUnder(gesture, event, level) : null;
  if (grip === null) return { gesture, notice: "Drag an edge or a corner of the board." };
  const { width, height } = level.board;
  const before = currentResize(gesture, level)?.change ?? NO_RESIZE;
  const held = { grip, from: placeOf(event), before };
  return {
    gesture: { kind: "resize", size: [width, height], change: before, held },
    choices: { showCursor: false },
    notice: "",
  };
}

function dragged(gesture: Gesture | null, event: BoardPointer, level: PaintedLevel): Gesture | null {
  const resizing = currentResize(gesture, level);
  if (!resizing?.held) return gesture;
  const { grip, from, before } = resizing.held;
  const change = draggedResize(before, grip, from, placeOf(event), resizing.size);
  return isSame(change, resizing.change) ? gesture : { ...resizing, change };
}

function isSame(one: GridResize, other: GridResize): boolean {
  return (["left", "top", "right", "bottom"] as const).every((edge) => one[edge] === other[edge]);
}

/** The end of a drag: done at once where nothing is lost by it. */
function letGo(gesture: Gesture | null, level: PaintedLevel): Change {
  if (gesture?.kind !== "resize" || gesture.held === null) return { gesture };
  const resizing = currentResize(gesture, level);
  if (resizing === null || isNoResize(resizing.change)) return { gesture: null };
  const { change } = resizing;
  const result = resizeResult(level, change);
  if (!result.ok) return { gesture: null, notice: result.refusal };
  if (result.value.lost === 0 && result.value.off.length === 0) return confirmResize(resizing, level);
  const question = `${resizeText(level, change)}. Enter resizes the board, Escape cancels.`;
  return { gesture: { ...resizing, held: null }, notice: question };
}

/** Returns what a resize would do to the level's text. */
export function resizeResult(level: PaintedLevel, change: GridResize): Result<ChangedLevel, string> {
  return changedLevel(textOf(level), level.game, change);
}

/** Resizes the board as its edges have been dragged; nothing when they have not. */
export function confirmResize(gesture: Gesture | null, level: PaintedLevel): Change {
  const resizing = currentResize(gesture, level);
  if (resizing === null) return { gesture: null, hit: null };
  const [width, height] = resizedTo(resizing.size, resizing.change);
  return { ...gridChange(level, resizing.change, `Resized the board to ${width} × ${height}.`), hit: null };
}

/** The new size and how much is cut off, in few words. */
function resizeText({ board, looks }: PaintedLevel, change: GridResize): string {
  const [width, height] = resizedTo([board.width, board.height], change);
  const lost = lostCount(board, looks, change);
  return lost === 0 ? `${width} × ${height}` : `${width} × ${height}, ${lost} cut off`;
}

/** Returns the frame to be drawn over the board while the tool is chosen. */
function frameOf({ width, height }: BoardView, change: GridResize, text: string | null): ResizeDecoration {
  return { kind: "resize", size: [width, height], edges: change, text: isNoResize(change) ? "" : (text ?? "") };
}
