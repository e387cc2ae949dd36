// What a board looks like at one moment, for drawing and inspecting: plain data, safe to send between processes.
import type { Json, JsonObject } from "./json";

/** `[x, y]`, x to the right, y downwards, from the top left cell. */
export type Position = readonly [x: number, y: number];

export interface Entity {
  readonly kind: string;
  readonly params: JsonObject;
}

export interface AvatarView {
  readonly enabled: boolean;
  readonly position: Position | null;
  readonly facing: string;
  readonly item: string | null;
}

export interface MultiCellObjectView {
  readonly id: string;
  readonly kind: string;
  readonly cells: readonly { readonly position: Position; readonly sprite: string | null }[];
  readonly params: JsonObject;
}

export interface OverlayView {
  readonly position: Position;
  readonly size: readonly [width: number, height: number];
}

/** The state of a board beside its cells. The field writes of a trace name paths in it, such as `avatar.position`. */
export interface StateView {
  readonly avatar: AvatarView | null;
  readonly multiCellObjects: readonly MultiCellObjectView[];
  readonly overlay: OverlayView | null;
  readonly variables: JsonObject;
  readonly pendingMove: Json;
  readonly sequenceIndices: JsonObject;
  readonly onceFired: readonly string[];
  readonly turnCount: number;
  readonly actionCount: number;
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
}

/** The state of a level that has not been played, with no values of its own. */
export const UNPLAYED: StateView = {
  avatar: null,
  multiCellObjects: [],
  overlay: null,
  variables: {},
  pendingMove: null,
  sequenceIndices: {},
  onceFired: [],
  turnCount: 0,
  actionCount: 0,
  won: false,
  lost: false,
  loseReason: null,
};

/** The part that all boards of a level share: enough to read the numbers of slots and entities. */
export interface BoardShape {
  readonly width: number;
  readonly height: number;
  /** Layer ids from the bottom up. */
  readonly layers: readonly string[];
  /** The distinct entities; `entities[0]` is null, the empty cell. */
  readonly entities: readonly (Entity | null)[];
}

export interface BoardView extends BoardShape {
  /** Indices into `entities`; slot = layer * (width * height) + y * width + x. */
  readonly cells: Uint16Array | Uint32Array;
  readonly state: StateView;
}

/** Returns the entity of a layer at a cell; null when empty, off the board, or on an unknown layer. */
export function entityAt(view: BoardView, layer: string, x: number, y: number): Entity | null {
  const index = view.layers.indexOf(layer);
  if (index < 0 || x < 0 || y < 0 || x >= view.width || y >= view.height) return null;
  return view.entities[view.cells[(index * view.height + y) * view.width + x]!] ?? null;
}
