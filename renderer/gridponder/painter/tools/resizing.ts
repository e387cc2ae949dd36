// The tool that drags the board's edges. What nothing stands in the way of is done at once; what would be lost waits to
// be confirmed. Knows the store and documents; which edge a place is at, and what a drag gives, is `resizeDrag`'s.
import type { Position } from "../../../../shared/base/boardView";
import type { Result } from "../../../../shared/base/result";
import type { GridResize } from "../../../../shared/dialects/gridponder/text/grid/gridChange";
import type { ChangedLevel } from "../../../../shared/dialects/gridponder/text/grid/gridText";
import { changedLevel } from "../../../../shared/dialects/gridponder/text/grid/transformLevel";
import type { BoardPointer } from "../../../board/boardPointer";
import type { ResizeDecoration } from "../../../board/decorations";
import { changeGrid } from "../inspector/gridChanges";
import { type PaintState, usePaintStore } from "../paintStore";
import type { Grip, Resizing } from "./underWay";
import { type PaintTarget, say } from "../painting";
import { NO_RESIZE, draggedResize, gripAt, isNoResize, resizedTo } from "./resizeDrag";
import { lostCount } from "../inspector/resizeLosses";

const store = usePaintStore;

/** CSS pixels around an edge in which it is taken. */
const REACH = 11;

/** What a pointer on the board does while the tool is chosen. */
export function resizeByPointer(paintTarget: PaintTarget, event: BoardPointer): void {
  const { edgeUnder } = store.getState();
  switch (event.phase) {
    case "down":
      return press(paintTarget, event);
    case "move":
      return drag(paintTarget, event);
    case "up":
      return letGo(paintTarget);
    case "cancel":
      return store.setState({ resizing: null });
    case "hover": {
      const under = gripUnder(paintTarget, event);
      if (under?.x !== edgeUnder?.x || under?.y !== edgeUnder?.y) store.setState({ edgeUnder: under });
      return;
    }
    case "leave":
      return store.setState({ edgeUnder: null });
  }
}

/** The edges on their way; null when none are, or the board is another by now. */
export function resizingOf({ resizing }: Pick<PaintState, "resizing">, { view }: PaintTarget): Resizing | null {
  const isSame = resizing?.size[0] === view.width && resizing.size[1] === view.height;
  return isSame ? resizing : null;
}

function placeOf({ cell, spot }: BoardPointer): Position {
  return [cell[0] + spot[0], cell[1] + spot[1]];
}

function gripUnder(paintTarget: PaintTarget, event: BoardPointer): Grip | null {
  const { width, height } = paintTarget.view;
  const change = resizingOf(store.getState(), paintTarget)?.change ?? NO_RESIZE;
  return gripAt(placeOf(event), [width, height], change, REACH / event.pitch);
}

function press(paintTarget: PaintTarget, event: BoardPointer): void {
  const grip = event.button === 0 ? gripUnder(paintTarget, event) : null;
  if (grip === null) return say("Drag an edge or a corner of the board.");
  const { width, height } = paintTarget.view;
  const before = resizingOf(store.getState(), paintTarget)?.change ?? NO_RESIZE;
  const held = { grip, from: placeOf(event), before };
  store.setState({ resizing: { size: [width, height], change: before, held }, showCursor: false, notice: "" });
}

function drag(paintTarget: PaintTarget, event: BoardPointer): void {
  const resizing = resizingOf(store.getState(), paintTarget);
  if (!resizing?.held) return;
  const { grip, from, before } = resizing.held;
  const change = draggedResize(before, grip, from, placeOf(event), resizing.size);
  if (!isSame(change, resizing.change)) store.setState({ resizing: { ...resizing, change } });
}

function isSame(one: GridResize, other: GridResize): boolean {
  return (["left", "top", "right", "bottom"] as const).every((edge) => one[edge] === other[edge]);
}

/** The end of a drag: done at once where nothing is lost by it. */
function letGo(paintTarget: PaintTarget): void {
  const resizing = resizingOf(store.getState(), paintTarget);
  if (!resizing?.held) return;
  const { change } = resizing;
  if (isNoResize(change)) return store.setState({ resizing: null });
  const result = resizeResult(paintTarget, change);
  if (!result.ok) {
    store.setState({ resizing: null });
    return say(result.refusal);
  }
  if (result.value.lost === 0 && result.value.off.length === 0) return confirmResize(paintTarget);
  store.setState({ resizing: { ...resizing, held: null } });
  say(`${resizeText(paintTarget, change)}. Enter resizes the board, Escape cancels.`);
}

/** What a resize would do to the level's text. */
export function resizeResult({ document, game }: PaintTarget, change: GridResize): Result<ChangedLevel, string> {
  return changedLevel({ text: document.text(), tree: document.tree() }, game, change);
}

/** Resizes the board as its edges have been dragged; nothing when they have not. */
export function confirmResize(paintTarget: PaintTarget): void {
  const resizing = resizingOf(store.getState(), paintTarget);
  store.setState({ resizing: null, edgeUnder: null });
  if (resizing === null) return;
  const [width, height] = resizedTo(resizing.size, resizing.change);
  changeGrid(paintTarget, resizing.change, `Resized the board to ${width} × ${height}.`);
}

/** The new size and how much is cut off, in few words. */
export function resizeText({ view, looks }: PaintTarget, change: GridResize): string {
  const [width, height] = resizedTo([view.width, view.height], change);
  const lost = lostCount(view, looks, change);
  return lost === 0 ? `${width} × ${height}` : `${width} × ${height}, ${lost} cut off`;
}

/** The frame to be drawn over the board while the tool is chosen. */
export function resizeDecoration(paintTarget: PaintTarget, state: Pick<PaintState, "resizing">): ResizeDecoration {
  const { width, height } = paintTarget.view;
  const resizing = resizingOf(state, paintTarget);
  const change = resizing?.change ?? NO_RESIZE;
  // Once it waits to be confirmed, the question says it all.
  const text = resizing?.held && !isNoResize(change) ? resizeText(paintTarget, change) : "";
  return { kind: "resize", size: [width, height], edges: change, text };
}
