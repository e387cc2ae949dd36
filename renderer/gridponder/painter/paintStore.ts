// What the designer has chosen while painting: tool, entity, layer, what is shown. Choices only: what the level holds
// is in its text.
import { create } from "zustand";
import type { Entity, Position } from "../../../shared/base/boardView";
import { isSameEntity } from "../../../shared/dialects/gridponder/text/board/board";
import type {
  Carried,
  DraggedSide,
  Grip,
  ObjectDrawing,
  Picking,
  Resizing,
  SelectMode,
  Stroke,
} from "./tools/underWay";

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

/** Another pack begins with nothing chosen. */
export function forgetChoices(): void {
  usePaintStore.setState(NOTHING_CHOSEN);
}

/** Forgets what is about the level on the board; tool, entity and layers stay chosen. */
export function leaveLevel(): void {
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
