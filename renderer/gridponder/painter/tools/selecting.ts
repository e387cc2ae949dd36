// The select tool: rectangles and regions chosen, what is chosen dragged. Knows the pointer and the store; what happens
// to carried cells is `carried`'s.
import type { Position } from "../../../../shared/base/boardView";
import { allCells, boundsOf } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import type { BoardPointer } from "../../../board/boardPointer";
import { liftSelection, putDown, touchedLayers } from "./carried";
import { usePaintStore } from "../paintStore";
import type { Carried, SelectMode } from "./underWay";
import { type PaintTarget, say } from "../painting";
import { combined, isSelected, kindRegion, onBoard, selectedCells } from "./selection";

const store = usePaintStore;

/** What a pointer on the board does while the select tool is chosen. */
export function selectByPointer(paintTarget: PaintTarget, event: BoardPointer): void {
  const { carried, selecting } = store.getState();
  if (event.phase !== "leave") store.setState({ hovered: event.isOnBoard ? event.cell : null });
  switch (event.phase) {
    case "down":
      return press(paintTarget, event);
    case "move":
      if (selecting !== null) store.setState({ selecting: { ...selecting, to: event.cell } });
      return carryTo(event.cell);
    case "hover":
      return carryTo(event.cell);
    case "up":
      if (selecting !== null) return finishRectangle(paintTarget);
      if (carried?.isDragged === true) letGo(paintTarget, carried, event);
      return;
    case "cancel":
      return store.setState({ selecting: null, carried: null });
    case "leave":
      return store.setState({ hovered: null });
  }
}

function press(paintTarget: PaintTarget, { cell, button, shift, alt, control }: BoardPointer): void {
  const { carried, selection } = store.getState();
  store.setState({ showCursor: false, notice: "" });
  if (button === 2) return store.setState({ carried: null, selecting: null });
  if (carried !== null) return putDown(paintTarget);
  if (isSelected(selection, cell) && !shift && !alt) return carrySelection(paintTarget, cell, control);
  if (control) return selectRegion(paintTarget, cell, shift ? "add" : alt ? "subtract" : "replace");
  store.setState({ selecting: { mode: shift ? "add" : alt ? "subtract" : "replace", from: cell, to: cell } });
}

function finishRectangle({ view }: PaintTarget): void {
  const { selecting, selection } = store.getState();
  if (selecting === null) return;
  const { mode, from, to } = selecting;
  const cells = selectedCells(view, selection, mode, [from, to]);
  store.setState({ selection: cells, selecting: null, focused: onBoard(view, [to])[0] ?? null });
  say(selectionText(cells));
}

/** Selects the region of the kind at a cell. */
function selectRegion({ view }: PaintTarget, cell: Position, mode: SelectMode): void {
  const state = store.getState();
  const region = kindRegion(view, touchedLayers(view, state), cell);
  const selection = combined(state.selection, mode, region);
  store.setState({ selection });
  say(selectionText(selection));
}

/** Selects all cells of the board. */
export function selectAll({ view }: PaintTarget): void {
  const selection = allCells(view.width, view.height);
  store.setState({ selection });
  say(selectionText(selection));
}

/** How large a selection is, in words. */
export function selectionText(selection: readonly Position[]): string {
  const bounds = boundsOf(selection);
  if (bounds === null) return "Nothing is selected.";
  const [width, height] = bounds.size;
  const count = selection.length === 1 ? "1 cell" : `${selection.length} cells`;
  return width * height === selection.length ? `Selected ${width} × ${height}, ${count}.` : `Selected ${count}.`;
}

function carrySelection(paintTarget: PaintTarget, cell: Position, isCopy: boolean): void {
  const { selection } = store.getState();
  const lifted = liftSelection(paintTarget);
  if (lifted === null) return;
  const { clip, at, objects } = lifted;
  const grip: Position = [cell[0] - at[0], cell[1] - at[1]];
  const [from, moved] = isCopy ? [[], []] : [onBoard(paintTarget.view, selection), objects];
  store.setState({ carried: { clip, at, from, moved, grip, isDragged: true } });
}

function carryTo([x, y]: Position): void {
  const { carried } = store.getState();
  if (carried === null) return;
  store.setState({ carried: { ...carried, at: [x - carried.grip[0], y - carried.grip[1]] } });
}

/** The end of a drag. Where it did not move it was a click: on the cell alone, or with Control on its region. */
function letGo(paintTarget: PaintTarget, carried: Carried, { cell, control }: BoardPointer): void {
  const start = boundsOf(onBoard(paintTarget.view, store.getState().selection))?.at;
  if (start?.[0] !== carried.at[0] || start[1] !== carried.at[1]) return putDown(paintTarget);
  store.setState({ carried: null });
  if (control) return selectRegion(paintTarget, cell, "replace");
  store.setState({ selection: [cell], focused: cell });
  say(selectionText([cell]));
}
