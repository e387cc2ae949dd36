// The select tool: rectangles and regions chosen; what is chosen moved, copied, turned, emptied, each as one edit.
// Knows the store and documents; knows nothing of drawing or of the system's clipboard.
import type { BoardView, Position } from "../../shared/base/boardView";
import { done } from "../../shared/base/result";
import {
  type BoardClip,
  type LayerStrokes,
  allCells,
  boundsOf,
  clipCells,
  clipOf,
  clipStrokes,
  emptyingStrokes,
  joinedStrokes,
  turnedClip,
} from "../../shared/pack/boardClip";
import { paintLayersEdits } from "../../shared/pack/paint";
import { avatarStartEdits } from "../../shared/pack/placements";
import type { GridSize, Turn } from "../../shared/pack/transformGrid";
import type { BoardPointer } from "../board/boardPointer";
import { type Carried, type PaintState, type SelectMode, isVisible, usePaintStore } from "./paintStore";
import { type Easel, make, say, strokeEntity } from "./painting";
import { combined, isSelected, kindRegion, onBoard, selectedCells } from "./selection";
import { strokesBoard } from "./strokeBoard";

const store = usePaintStore;

/** The layers that selecting is about: the active one, or all; none that is hidden or locked. */
export function touchedLayers(
  view: BoardView,
  state: Pick<PaintState, "layer" | "lockedLayers" | "hiddenLayers" | "soloLayer" | "selectsActiveLayer">,
): readonly string[] {
  const isFree = (layer: string): boolean => isVisible(layer, state) && !state.lockedLayers.has(layer);
  return view.layers.filter((layer) => isFree(layer) && (!state.selectsActiveLayer || layer === state.layer));
}

/** What a pointer on the board does while the select tool is chosen. */
export function selectByPointer(easel: Easel, event: BoardPointer): void {
  const { carried, selecting } = store.getState();
  if (event.phase !== "leave") store.setState({ hovered: event.isOnBoard ? event.cell : null });
  switch (event.phase) {
    case "down":
      return press(easel, event);
    case "move":
      if (selecting !== null) store.setState({ selecting: { ...selecting, to: event.cell } });
      return carryTo(event.cell);
    case "hover":
      return carryTo(event.cell);
    case "up":
      if (selecting !== null) return finishRectangle(easel);
      if (carried?.isDragged === true) letGo(easel, carried, event);
      return;
    case "cancel":
      return store.setState({ selecting: null, carried: null });
    case "leave":
      return store.setState({ hovered: null });
  }
}

function press(easel: Easel, { cell, button, shift, alt, control }: BoardPointer): void {
  const { carried, selection } = store.getState();
  store.setState({ showCursor: false, notice: "" });
  if (button === 2) return store.setState({ carried: null, selecting: null });
  if (carried !== null) return putDown(easel);
  if (isSelected(selection, cell) && !shift && !alt) return carrySelection(easel, cell, control);
  if (control) return selectRegion(easel, cell, shift ? "add" : alt ? "subtract" : "replace");
  store.setState({ selecting: { mode: shift ? "add" : alt ? "subtract" : "replace", from: cell, to: cell } });
}

function finishRectangle({ view }: Easel): void {
  const { selecting, selection } = store.getState();
  if (selecting === null) return;
  const { mode, from, to } = selecting;
  const cells = selectedCells(view, selection, mode, [from, to]);
  store.setState({ selection: cells, selecting: null, focused: onBoard(view, [to])[0] ?? null });
  say(selectionText(cells));
}

/** Selects the region of the kind at a cell. */
export function selectRegion({ view }: Easel, cell: Position, mode: SelectMode): void {
  const state = store.getState();
  const region = kindRegion(view, touchedLayers(view, state), cell);
  const selection = combined(state.selection, mode, region);
  store.setState({ selection });
  say(selectionText(selection));
}

/** Selects all cells of the board. */
export function selectAll({ view }: Easel): void {
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

function carrySelection(easel: Easel, cell: Position, isCopy: boolean): void {
  const { selection } = store.getState();
  const lifted = liftSelection(easel);
  if (lifted === null) return;
  const { clip, at } = lifted;
  const grip: Position = [cell[0] - at[0], cell[1] - at[1]];
  store.setState({ carried: { clip, at, from: isCopy ? [] : onBoard(easel.view, selection), grip, isDragged: true } });
}

/** What is selected, as a clip, and where it stands; null, having said so, when nothing can be taken. */
export function liftSelection({ view }: Easel): { readonly clip: BoardClip; readonly at: Position } | null {
  const state = store.getState();
  const cells = onBoard(view, state.selection);
  const layers = touchedLayers(view, state);
  const clip = clipOf(view, cells, layers);
  const bounds = boundsOf(cells);
  if (clip === null || bounds === null) say("Select some cells first.");
  else if (layers.length === 0) say("All layers to be selected from are hidden or locked.");
  else return { clip, at: bounds.at };
  return null;
}

function carryTo([x, y]: Position): void {
  const { carried } = store.getState();
  if (carried === null) return;
  store.setState({ carried: { ...carried, at: [x - carried.grip[0], y - carried.grip[1]] } });
}

/** The end of a drag. Where it did not move it was a click: on the cell alone, or with Control on its region. */
function letGo(easel: Easel, carried: Carried, { cell, control }: BoardPointer): void {
  const start = boundsOf(onBoard(easel.view, store.getState().selection))?.at;
  if (start?.[0] !== carried.at[0] || start[1] !== carried.at[1]) return putDown(easel);
  store.setState({ carried: null });
  if (control) return selectRegion(easel, cell, "replace");
  store.setState({ selection: [cell], focused: cell });
  say(selectionText([cell]));
}

/** What the board gets when the carried cells are put down: on layers that may be touched. */
function carriedStrokes(view: BoardView, carried: Carried, state: PaintState): LayerStrokes {
  const free = new Set(touchedLayers(view, { ...state, selectsActiveLayer: false }));
  const emptied = emptyingStrokes(carried.from, carried.clip.layers.keys());
  const strokes = joinedStrokes(emptied, clipStrokes(carried.clip, carried.at));
  return new Map([...strokes].filter(([layer]) => free.has(layer)));
}

/** The board as it will be when what is carried is put down, and how many of its cells change. */
export function carriedBoard(easel: Easel, carried: Carried): ReturnType<typeof strokesBoard> {
  const strokes = carriedStrokes(easel.view, carried, store.getState());
  const drawn = strokesBoard(easel.view, strokes, (layer) => strokeEntity(easel.looks, { entity: null, layer }));
  const start = carriedAvatar(easel.view, carried);
  const { state } = drawn.board;
  if (start === null || state.avatar === null) return drawn;
  return { ...drawn, board: { ...drawn.board, state: { ...state, avatar: { ...state.avatar, position: start } } } };
}

/** Where the avatar's start comes to be when cells are moved with all their layers; null when it stays. */
function carriedAvatar(view: BoardView, { clip, at, from }: Carried): Position | null {
  const start = view.state.avatar?.position;
  if (!start || store.getState().selectsActiveLayer) return null;
  const index = from.findIndex(([x, y]) => x === start[0] && y === start[1]);
  const cell = clipCells(clip, at)[index];
  return cell !== undefined && onBoard(view, [cell]).length === 1 ? cell : null;
}

/** Puts what is carried down where it is, as one step of undo, and selects it. */
export function putDown(easel: Easel): void {
  const state = store.getState();
  const { carried } = state;
  if (carried === null) return;
  const { view } = easel;
  const strokes = carriedStrokes(view, carried, state);
  const left = [...carried.clip.layers.keys()].filter((layer) => !strokes.has(layer));
  if (!paint(easel, strokes, carriedAvatar(view, carried))) return;
  const selection = onBoard(view, clipCells(carried.clip, carried.at));
  store.setState({ carried: null, selection, focused: selection[0] ?? null });
  const without = left.length === 0 ? "" : ` Without ${left.join(", ")}: not on this board, hidden or locked.`;
  say(`${carried.from.length > 0 ? "Moved" : "Pasted"} ${cellCount(selection.length)}.${without}`);
}

function paint({ document, game }: Easel, strokes: LayerStrokes, avatar: Position | null = null): boolean {
  const level = { text: document.text(), tree: document.tree() };
  const painted = paintLayersEdits(level, game, strokes);
  const placed = avatar === null ? done([]) : avatarStartEdits(level, avatar);
  if (!painted.ok || !placed.ok) return make(document, painted.ok ? placed : painted);
  return make(document, done([...painted.value, ...placed.value]));
}

/** Takes up a clip that follows the pointer until it is put down by a click or Enter. */
export function carryClip({ view }: Easel, clip: BoardClip): void {
  const { hovered, focused, selection } = store.getState();
  const grip: Position = hovered === null ? [0, 0] : [clip.size[0] >> 1, clip.size[1] >> 1];
  const [x, y] = hovered ?? boundsOf(onBoard(view, selection))?.at ?? focused ?? [0, 0];
  const at: Position = [x - grip[0], y - grip[1]];
  store.setState({ tool: "select", stroke: null, selecting: null });
  store.setState({ carried: { clip, at, from: [], grip, isDragged: false } });
  say(`Click to put ${cellCount(clip.cells.length)} down; X, Y and Z turn them, Escape cancels.`);
}

/** Empties what is selected; `exactly_one` layers get their default. */
export function emptySelection(easel: Easel): boolean {
  const lifted = liftSelection(easel);
  if (lifted === null) return false;
  const cells = clipCells(lifted.clip, lifted.at);
  if (!paint(easel, emptyingStrokes(cells, lifted.clip.layers.keys()))) return false;
  say(`Emptied ${cellCount(cells.length)}.`);
  return true;
}

/** Flips or turns what is carried, or what is selected where it stands: about its middle, pushed onto the board. */
export function turnSelection(easel: Easel, turn: Turn): void {
  const { carried, selection } = store.getState();
  if (carried !== null) {
    const clip = turnedClip(carried.clip, turn);
    const at = aboutMiddle(carried.at, carried.clip.size, clip.size);
    const grip: Position = [Math.min(carried.grip[0], clip.size[0] - 1), Math.min(carried.grip[1], clip.size[1] - 1)];
    return store.setState({ carried: { ...carried, clip, at, grip } });
  }
  const lifted = liftSelection(easel);
  if (lifted === null) return;
  const clip = turnedClip(lifted.clip, turn);
  const at = pushedOn(easel.view, aboutMiddle(lifted.at, lifted.clip.size, clip.size), clip.size);
  if (at === null) return say("Turned, it would not fit on the board.");
  store.setState({ carried: { clip, at, from: onBoard(easel.view, selection), grip: [0, 0], isDragged: false } });
  putDown(easel);
}

/** Moves what is selected by some cells, as one step of undo; not off the board. */
export function nudgeSelection(easel: Easel, [dx, dy]: Position): void {
  const { selection } = store.getState();
  const lifted = liftSelection(easel);
  if (lifted === null) return;
  const { clip } = lifted;
  const at: Position = [lifted.at[0] + dx, lifted.at[1] + dy];
  const pushed = pushedOn(easel.view, at, clip.size);
  if (pushed === null || pushed[0] !== at[0] || pushed[1] !== at[1]) return say("It is at the board's edge.");
  store.setState({ carried: { clip, at, from: onBoard(easel.view, selection), grip: [0, 0], isDragged: false } });
  putDown(easel);
}

/** Rounds towards zero, so that two quarter turns there and back end where they began. */
function aboutMiddle([x, y]: Position, [w0, h0]: GridSize, [w1, h1]: GridSize): Position {
  return [x + Math.trunc((w0 - w1) / 2), y + Math.trunc((h0 - h1) / 2)];
}

function pushedOn(view: BoardView, [x, y]: Position, [width, height]: GridSize): Position | null {
  if (width > view.width || height > view.height) return null;
  return [Math.max(0, Math.min(view.width - width, x)), Math.max(0, Math.min(view.height - height, y))];
}

function cellCount(count: number): string {
  return count === 1 ? "1 cell" : `${count} cells`;
}
