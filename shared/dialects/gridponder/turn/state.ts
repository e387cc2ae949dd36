// The immutable state of a level. Cells are entity numbers, slot = layer * area + cell. Copy before changing; states
// may share equal parts.
import type { Json, JsonObject } from "../../../base/json";
import { own } from "../../../base/nameTable";
import type { Cells } from "./cells";
import type { Point } from "./grid";

export interface Avatar {
  readonly enabled: boolean;
  readonly position: Point | null;
  readonly facing: string;
  readonly item: string | null;
  /** Ids of the goals with a step that the held item has met since it was taken. Not part of the canonical state. */
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

export interface StateParts {
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

/** One class for all states: reading them is fast where all have one shape, and states die young unless they are kept. */
export class State implements StateParts {
  readonly cells: StateParts["cells"];
  readonly avatar: StateParts["avatar"];
  readonly multiCellObjects: StateParts["multiCellObjects"];
  readonly overlay: StateParts["overlay"];
  readonly variables: StateParts["variables"];
  readonly pendingMove: StateParts["pendingMove"];
  readonly sequenceIndices: StateParts["sequenceIndices"];
  readonly onceFired: StateParts["onceFired"];
  readonly npcNames: StateParts["npcNames"];
  readonly turnCount: StateParts["turnCount"];
  readonly actionCount: StateParts["actionCount"];
  readonly won: StateParts["won"];
  readonly lost: StateParts["lost"];
  readonly loseReason: StateParts["loseReason"];

  constructor(parts: StateParts) {
    this.cells = parts.cells;
    this.avatar = parts.avatar;
    this.multiCellObjects = parts.multiCellObjects;
    this.overlay = parts.overlay;
    this.variables = parts.variables;
    this.pendingMove = parts.pendingMove;
    this.sequenceIndices = parts.sequenceIndices;
    this.onceFired = parts.onceFired;
    this.npcNames = parts.npcNames;
    this.turnCount = parts.turnCount;
    this.actionCount = parts.actionCount;
    this.won = parts.won;
    this.lost = parts.lost;
    this.loseReason = parts.loseReason;
  }
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
