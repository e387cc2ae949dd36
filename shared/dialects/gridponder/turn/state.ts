// The immutable state of a level. Cells are entity numbers, slot = layer * area + cell. Copy before changing; states
// may share equal parts.
import type { Json, JsonObject } from "../../../base/json";
import { own } from "../../../base/nameTable";
import type { Point } from "./grid";

/** Entity numbers by slot; the wide form is used only once a game has more than 65,536 entities. */
export type Cells = Uint16Array | Uint32Array;

export interface Avatar {
  readonly enabled: boolean;
  readonly position: Point | null;
  readonly facing: string;
  readonly item: string | null;
  /** Ids of the goals of which the item met a step since it is held. Not part of the canonical state. */
  readonly metStepsOf: readonly string[];
}

export const NO_GOALS: readonly string[] = [];

export interface MultiCellObject {
  readonly id: string;
  readonly kind: string;
  readonly cells: readonly Point[];
  readonly sprites: readonly (string | null)[];
  readonly params: JsonObject;
}

export interface Overlay {
  readonly position: Point;
  readonly width: number;
  readonly height: number;
}

/** A move that something solid stopped; rules and pushes may complete it. */
export interface PendingMove {
  readonly from: Point;
  readonly to: Point;
  readonly direction: string;
}

export interface State {
  readonly cells: Cells;
  readonly avatar: Avatar;
  readonly multiCellObjects: readonly MultiCellObject[];
  readonly overlay: Overlay | null;
  readonly variables: JsonObject;
  readonly pendingMove: PendingMove | null;
  readonly sequenceIndices: Readonly<Record<string, number>>;
  /** Ids of the `once` rules that fired. */
  readonly onceFired: readonly string[];
  /** Names of the characters that have moved, by their current cell. Not part of the canonical state. */
  readonly npcNames: Readonly<Record<string, string>>;
  readonly turnCount: number;
  readonly actionCount: number;
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
}

/** Returns a copy of a record with one member set. Names like "__proto__" are ordinary. */
export function withMember<Value extends Json>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value,
): Readonly<Record<string, Value>> {
  return { ...record, [key]: value };
}

/** Returns a member by its own name; null when the record has none. */
export function memberOf<Value extends Json>(record: Readonly<Record<string, Value>>, key: string): Value | null {
  return own(record, key) ?? null;
}

export function multiCellObjectById(objects: readonly MultiCellObject[], id: string): MultiCellObject | undefined {
  return objects.find((object) => object.id === id);
}
