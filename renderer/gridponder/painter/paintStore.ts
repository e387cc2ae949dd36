// What the designer has chosen while painting (tool, entity, layer, what is shown), the gesture in progress and what the
// pointer is over. What the level holds is in its text.
import type { Entity, Position } from "../../../shared/base/boardView";
import { clamp } from "../../../shared/base/clamp";
import { isSameEntity } from "../../../shared/base/entityKey";
import type { Gesture, Hit } from "./tools/gesture";
import type { MixPart } from "./tools/mix";
import { perPackStore } from "../../state/windowStore";

/** Where strokes are mirrored: `flipX` left and right, `flipY` top and bottom. */
export type MirrorAxis = "flipX" | "flipY";

/** What the designer has chosen, for now or for good. */
export interface Choices {
  readonly tool: string;
  /** Width of the brush in cells, 1 to 5. */
  readonly brushSize: number;
  /** Each axis once; empty: strokes are not mirrored. */
  readonly mirror: readonly MirrorAxis[];
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
  /** The selected cells, each once, in no order. */
  readonly selection: readonly Position[];
  /** Whether what is selected is of the active layer only, not of all layers that are seen and not locked. */
  readonly selectsActiveLayer: boolean;
  /** The kind that multi-cell objects are drawn of; null until one is known. */
  readonly objectKind: string | null;
  /** The cell the inspector is about, and where the keyboard paints. */
  readonly focused: Position | null;
  /** Whether the focused cell is drawn as a cursor: while it is moved by keys, or chosen to be inspected. */
  readonly showCursor: boolean;
  /** The cell whose problems are shown, with their fixes. */
  readonly asked: Position | null;
  readonly lastPainted: Position | null;
  /** What the random brush paints. */
  readonly mix: readonly MixPart[];
  /** The seed of its next stroke. */
  readonly strokeSeed: number;
}

export interface PaintState extends Choices {
  /** What is being done on the board; nothing of it is in the text yet. */
  readonly gesture: Gesture | null;
  /** What the pointer is over. */
  readonly hit: Hit | null;
  /** Why the last request was not carried out, or what was done; "" for nothing to say. */
  readonly notice: string;
}

/** All that does not change with each move of the pointer, nor with each notice. */
export type RestingState = Omit<PaintState, "hit" | "notice">;

/** Returns the state without what changes that often: for components that render much. */
export function restingState(state: PaintState): RestingState {
  const { hit: _hit, notice: _notice, ...resting } = state;
  return resting;
}

/** What is about one level: forgotten with it. */
const NO_LEVEL = {
  pattern: null,
  selection: [],
  focused: null,
  showCursor: false,
  asked: null,
  lastPainted: null,
  gesture: null,
  hit: null,
  notice: "",
} satisfies Partial<PaintState>;

const NOTHING_CHOSEN: PaintState = {
  ...NO_LEVEL,
  tool: "brush",
  brushSize: 1,
  mirror: [],
  entity: null,
  layer: null,
  recent: [],
  hiddenLayers: new Set(),
  lockedLayers: new Set(),
  soloLayer: null,
  opacity: new Map(),
  selectsActiveLayer: false,
  objectKind: null,
  mix: [],
  strokeSeed: 1,
};

export const usePaintStore = perPackStore<PaintState>(() => NOTHING_CHOSEN);

/** The state on a level that is not the active one: what is chosen for every level, and nothing about one. */
export function stateElsewhere(state: RestingState): RestingState {
  const { notice: _notice, hit: _hit, ...nothing } = NO_LEVEL;
  return { ...state, ...nothing };
}

/** Forgets what is about the level on the board; tool, entity and layers stay chosen. */
export function leaveLevel(): void {
  usePaintStore.setState(NO_LEVEL);
}

const MOST_RECENT = 9;

/** Returns what choosing an entity changes; switches from a tool that does not paint entities to the brush. */
export function entityChosen(
  { layer, recent, tool }: Choices,
  entity: Entity,
  layerOfEntity: string | null,
  keepsTool: boolean,
): Partial<Choices> {
  return {
    entity,
    layer: layerOfEntity ?? layer,
    recent: [entity, ...recent.filter((each) => !isSameEntity(each, entity))].slice(0, MOST_RECENT),
    tool: keepsTool ? tool : "brush",
  };
}

/** Lets go of kinds that are no more: they are neither painted next nor among the recent ones. */
export function putDownKinds(gone: ReadonlySet<string>): void {
  usePaintStore.setState(({ entity, recent, mix }) => ({
    entity: entity !== null && gone.has(entity.kind) ? null : entity,
    recent: recent.filter((each) => !gone.has(each.kind)),
    mix: mix.filter((part) => part.entity === null || !gone.has(part.entity.kind)),
  }));
}

/** Calls kinds by their new names wherever they are chosen; `renamed` has them by the old ones. */
export function renameChosenKinds(renamed: ReadonlyMap<string, string>): void {
  const now = (entity: Entity): Entity => ({ ...entity, kind: renamed.get(entity.kind) ?? entity.kind });
  usePaintStore.setState(({ entity, recent, mix }) => ({
    entity: entity === null ? null : now(entity),
    recent: recent.map(now),
    mix: mix.map((part) => (part.entity === null ? part : { ...part, entity: now(part.entity) })),
  }));
}

/** Chooses a tool; the gesture of the last one is dropped. */
export function chooseTool(tool: string): void {
  usePaintStore.setState({ tool, gesture: null, notice: "" });
}

/** Paints the pattern of a goal from now on, or the board itself. */
export function choosePattern(pattern: number | null): void {
  usePaintStore.setState({ pattern, gesture: null, notice: "" });
}

/** Drops the gesture: the text has seen nothing of it. */
export function dropGesture(): void {
  usePaintStore.setState({ gesture: null, notice: "" });
}

export function chooseBrushSize(size: number): void {
  usePaintStore.setState({ brushSize: clamp(size, 1, 5) });
}

/** Mirrors strokes in a middle line from now on, or no longer. */
export function switchMirror(axis: MirrorAxis): void {
  usePaintStore.setState(({ mirror }) => ({
    mirror: mirror.includes(axis) ? mirror.filter((each) => each !== axis) : [...mirror, axis],
  }));
}

/** Changes what the random brush paints. */
export function changeMix(change: (mix: readonly MixPart[]) => readonly MixPart[]): void {
  usePaintStore.setState(({ mix }) => ({ mix: change(mix) }));
}

/** Chooses the layer that the eraser and the eyedropper work on; an entity of another layer is put down. */
export function chooseLayer(layer: string, layerOfKind: (kind: string) => string | null): void {
  usePaintStore.setState(({ entity, recent }) => {
    const isOf = (each: Entity | null): each is Entity => each !== null && layerOfKind(each.kind) === layer;
    return { layer, entity: isOf(entity) ? entity : (recent.find(isOf) ?? null), notice: "" };
  });
}
