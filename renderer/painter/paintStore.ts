// What the designer has chosen while painting: tool, entity, layer, what is shown. Choices only: what the level holds
// is in its text. Another pack begins with none.
import { create } from "zustand";
import type { Entity, Position } from "../../shared/base/boardView";
import { isSameEntity } from "../../shared/pack/board";
import type { BoardClip } from "../../shared/pack/boardClip";
import type { GridResize } from "../../shared/pack/gridChange";
import type { Steps } from "../../shared/text/memberEdit";
import { usePackStore } from "../session/packStore";

/** A stroke under way: nothing of it is in the text yet. */
export interface Stroke {
  readonly tool: string;
  readonly layer: string;
  /** Null erases. */
  readonly entity: Entity | null;
  readonly points: readonly Position[];
  readonly lineFrom: Position | null;
  /** Shift was held: rectangles are hollow, fills of the whole board. */
  readonly shift: boolean;
  /** Shift is held that was not at first: lines keep to eight directions, rectangles are squares. */
  readonly straight: boolean;
}

/** How a rectangle under way changes the selection. */
export type SelectMode = "replace" | "add" | "subtract";

/** Cells on their way over the board: dragged, or pasted and not yet put down. Nothing of it is in the text yet. */
export interface Carried {
  readonly clip: BoardClip;
  /** Where its top left cell is. */
  readonly at: Position;
  /** The cells that are emptied when it is put down; none for a copy. */
  readonly from: readonly Position[];
  /** The indices of the level's objects that move along, as those of the clip; none for a copy. */
  readonly moved: readonly number[];
  /** The cell of it that the pointer holds, from its top left. */
  readonly grip: Position;
  /** Held by a pressed button; else it follows the pointer until a click puts it down. */
  readonly isDragged: boolean;
}

/** A multi-cell object under way: nothing of it is in the text yet. */
export interface ObjectDrawing {
  /** Drawn anew, drawn on from its last cell, moved, or one of its exits put elsewhere. */
  readonly does: "new" | "draw" | "move" | "exit";
  /** Its index among the level's objects; -1 for a new one. */
  readonly index: number;
  /** The cell that was pressed. */
  readonly from: Position;
  readonly cells: readonly Position[];
  /** The exit that is dragged, as it would be put. */
  readonly exit: DraggedExit | null;
}

/** An exit of an object at a cell, leading out in a direction; null: nothing is said of one. */
export interface DraggedExit {
  readonly name: "exit" | "exit2";
  readonly position: Position;
  readonly direction: string | null;
}

/** A side of the box at a cell, as its bit: where it was taken, and where it is now. */
export interface DraggedSide {
  readonly cell: Position;
  readonly from: number;
  readonly to: number;
}

/** The board's edges on their way: nothing of it is in the text yet. */
export interface Resizing {
  /** The size that the board had then. */
  readonly size: readonly [width: number, height: number];
  readonly change: GridResize;
  /** What of the frame is dragged, since when; null: it was let go, and waits to be confirmed. */
  readonly held: { readonly grip: Grip; readonly from: Position; readonly before: GridResize } | null;
}

/** An edge of the board, or a corner: -1 is left or top, 1 is right or bottom, 0 neither. */
export interface Grip {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** A param whose position the next click on the board says. */
export type Picking =
  | { readonly of: "entities"; readonly layer: string; readonly cells: readonly Position[]; readonly name: string }
  | { readonly of: "object"; readonly index: number; readonly name: string }
  /** Any place of the level's text. */
  | { readonly of: "place"; readonly steps: Steps; readonly name: string };

export interface PaintState {
  readonly tool: string;
  /** Width of the brush in cells, 1 to 5. */
  readonly brushSize: number;
  /** What is painted; null until one is chosen. */
  readonly entity: Entity | null;
  readonly layer: string | null;
  /** The goal whose pattern is painted, by its index; null: the board itself. */
  readonly pattern: number | null;
  /** Newest first, at most nine. */
  readonly recent: readonly Entity[];
  readonly hiddenLayers: ReadonlySet<string>;
  readonly lockedLayers: ReadonlySet<string>;
  readonly soloLayer: string | null;
  readonly opacity: ReadonlyMap<string, number>;
  readonly stroke: Stroke | null;
  /** The selected cells, each once, in no order. */
  readonly selection: readonly Position[];
  /** The corners of a selecting drag under way. */
  readonly selecting: { readonly mode: SelectMode; readonly from: Position; readonly to: Position } | null;
  readonly carried: Carried | null;
  /** Whether what is selected is of the active layer only, not of all layers that are seen and not locked. */
  readonly selectsActiveLayer: boolean;
  readonly picking: Picking | null;
  readonly drawing: ObjectDrawing | null;
  /** A side of a box on its way to another side of it. */
  readonly side: DraggedSide | null;
  readonly resizing: Resizing | null;
  /** The edge under the pointer while edges can be dragged. */
  readonly edgeUnder: Grip | null;
  /** The kind that multi-cell objects are drawn of; null until one is known. */
  readonly objectKind: string | null;
  /** Under the pointer. */
  readonly hovered: Position | null;
  /** The cell the inspector is about, and where the keyboard paints. */
  readonly focused: Position | null;
  /** Whether the focused cell is drawn as a cursor: while it is moved by keys, or chosen to be inspected. */
  readonly showCursor: boolean;
  /** The cell whose problems are shown, with what mends them. */
  readonly asked: Position | null;
  /** The pointer is on the mark of a cell's problems. */
  readonly overMark: boolean;
  readonly lastPainted: Position | null;
  /** Why the last thing asked for was not done, or what was done; "" for nothing to say. */
  readonly notice: string;
}

/** All that does not change with each move of the pointer, nor with each word that is said. */
export type RestingState = Omit<PaintState, "hovered" | "notice" | "overMark">;

/** The same without what changes that often: for who renders much. */
export function restingState(state: PaintState): RestingState {
  const { hovered: _hovered, notice: _notice, overMark: _overMark, ...resting } = state;
  return resting;
}

const NOTHING_CHOSEN: PaintState = {
  tool: "brush",
  brushSize: 1,
  entity: null,
  layer: null,
  pattern: null,
  recent: [],
  hiddenLayers: new Set(),
  lockedLayers: new Set(),
  soloLayer: null,
  opacity: new Map(),
  stroke: null,
  selection: [],
  selecting: null,
  carried: null,
  selectsActiveLayer: false,
  picking: null,
  drawing: null,
  side: null,
  resizing: null,
  edgeUnder: null,
  objectKind: null,
  hovered: null,
  focused: null,
  showCursor: false,
  asked: null,
  overMark: false,
  lastPainted: null,
  notice: "",
};

export const usePaintStore = create<PaintState>(() => NOTHING_CHOSEN);

usePackStore.subscribe((now, before) => {
  if (now.listing?.id !== before.listing?.id) usePaintStore.setState(NOTHING_CHOSEN);
  else if (now.activeLevelFile !== before.activeLevelFile) {
    usePaintStore.setState({
      pattern: null,
      stroke: null,
      selection: [],
      selecting: null,
      carried: null,
      picking: null,
      drawing: null,
      side: null,
      resizing: null,
      edgeUnder: null,
      hovered: null,
      focused: null,
      asked: null,
      overMark: false,
      lastPainted: null,
      showCursor: false,
      notice: "",
    });
  }
});

const MOST_RECENT = 9;

/** Chooses what to paint, and with it its layer; a tool that does not paint gives way to the brush. */
export function chooseEntity(entity: Entity, layer: string | null): void {
  usePaintStore.setState((state) => ({
    entity,
    layer: layer ?? state.layer,
    recent: [entity, ...state.recent.filter((each) => !isSameEntity(each, entity))].slice(0, MOST_RECENT),
    tool: PAINTING.has(state.tool) ? state.tool : "brush",
    notice: "",
  }));
}

/** Lets go of a kind that is no more: it is neither painted next nor among the recent ones. */
export function putDownKind(kind: string): void {
  usePaintStore.setState(({ entity, recent }) => ({
    entity: entity?.kind === kind ? null : entity,
    recent: recent.filter((each) => each.kind !== kind),
  }));
}

const PAINTING = new Set(["brush", "line", "rectangle", "fill"]);

export function chooseTool(tool: string): void {
  const nothing = { carried: null, selecting: null, picking: null, drawing: null, side: null };
  usePaintStore.setState({ tool, ...nothing, resizing: null, edgeUnder: null, notice: "" });
}

/** Paints the pattern of a goal from now on, or the board itself. */
export function choosePattern(pattern: number | null): void {
  usePaintStore.setState({ pattern, stroke: null, carried: null, drawing: null, notice: "" });
}

export function chooseBrushSize(size: number): void {
  usePaintStore.setState({ brushSize: Math.max(1, Math.min(5, size)) });
}

/** Chooses the layer that the eraser and the eyedropper work on; an entity of another layer is put down. */
export function chooseLayer(layer: string, layerOfKind: (kind: string) => string | null): void {
  usePaintStore.setState(({ entity, recent }) => {
    const isOf = (each: Entity | null): each is Entity => each !== null && layerOfKind(each.kind) === layer;
    return { layer, entity: isOf(entity) ? entity : (recent.find(isOf) ?? null), notice: "" };
  });
}

export function toggleHidden(layer: string): void {
  usePaintStore.setState(({ hiddenLayers }) => ({ hiddenLayers: toggled(hiddenLayers, layer) }));
}

export function toggleLocked(layer: string): void {
  usePaintStore.setState(({ lockedLayers }) => ({ lockedLayers: toggled(lockedLayers, layer) }));
}

/** Shows one layer alone; again, all. */
export function toggleSolo(layer: string): void {
  usePaintStore.setState(({ soloLayer }) => ({ soloLayer: soloLayer === layer ? null : layer }));
}

/** `share` is 0 to 1. */
export function setOpacity(layer: string, share: number): void {
  usePaintStore.setState(({ opacity }) => ({ opacity: new Map([...opacity, [layer, share]]) }));
}

/** Opacity by layer as drawn, hidden and solo layers taken into account. */
export function drawnOpacity(
  layers: readonly string[],
  state: Pick<PaintState, "hiddenLayers" | "soloLayer" | "opacity">,
): ReadonlyMap<string, number> {
  return new Map(layers.map((layer) => [layer, isVisible(layer, state) ? (state.opacity.get(layer) ?? 1) : 0]));
}

/** Whether a layer is drawn at all: what cannot be seen is neither painted nor picked. */
export function isVisible(layer: string, state: Pick<PaintState, "hiddenLayers" | "soloLayer">): boolean {
  return state.soloLayer === null ? !state.hiddenLayers.has(layer) : state.soloLayer === layer;
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
