// What a moment of a Gridponder level has beside its cells. All of it is JSON (types, not interfaces, so that the
// compiler sees it): it travels as the state of a `BoardView`, and `stateView` reads it there.
import { type BoardView, type Position, isSamePosition } from "../../../../base/boardView";
import type { Json, JsonObject } from "../../../../base/json";

export type AvatarView = {
  readonly enabled: boolean;
  readonly position: Position | null;
  readonly facing: string;
  readonly item: string | null;
};

export type MultiCellObjectView = {
  readonly id: string;
  readonly kind: string;
  readonly cells: readonly { readonly position: Position; readonly sprite: string | null }[];
  readonly params: JsonObject;
};

/** Returns whether a multi-cell object covers a cell. */
export function coversCell({ cells }: MultiCellObjectView, cell: Position): boolean {
  return cells.some(({ position }) => isSamePosition(position, cell));
}

export type OverlayView = {
  readonly position: Position;
  readonly size: readonly [width: number, height: number];
};

/** The state of a board beside its cells. The field writes of a trace name paths in it, such as `avatar.position`. */
export type StateView = {
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
};

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

/** Reads the state of a board of this language. The caller knows that it is one: nothing is checked. */
export function stateView({ state }: Pick<BoardView, "state">): StateView {
  // Every board of the language comes from its engine, its texts, or a trace's writes to one of those.
  return state as StateView;
}
