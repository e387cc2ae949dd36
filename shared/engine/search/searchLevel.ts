// A level as a search sees it: its state as numbered fields, a turn as what it reads and writes of them. The search knows
// fields and numbers; what they mean, and what a turn does, only the language's engine knows.
import type { Position } from "../../base/boardView";
import type { GameAction } from "../turnRecord";
import type { Observed } from "./observed";

/** Number of a part of the state, from 0 on: what is in a slot of the board, where a figure is, a variable. */
export type Field = number;
/** A field's value as the language numbers it: a whole number from 0 on. Equal values have equal numbers. */
export type FieldValue = number;

/** Values that a field is tested for. The same set must always be the same object. */
export interface ValueSet {
  has(value: FieldValue): boolean;
}

/** What a turn may do with fields. The next field that it reads must follow from the values read so far. */
export interface TurnFields {
  /** Returns the current value: the one last written in this turn, else the one before the turn. */
  read(field: Field): FieldValue;
  /** Returns the value before the turn. */
  readBefore(field: Field): FieldValue;
  /** Returns whether the current value is in the set. Better than `read` where the rest does not matter. */
  readIn(field: Field, values: ValueSet): boolean;
  write(field: Field, value: FieldValue): void;
  /**
   * Writes to each field of `to` what the field at the same place in `from` held before any of them was written. Better
   * than to read and write where the values do not matter: one turn is then known for all of them.
   */
  move(from: readonly Field[], to: readonly Field[]): void;
}

/** How a state ends the level when a turn leads to it. */
export type Verdict = "on" | "won" | "lost";

/** Part of a level that moves alone: where a figure or a cursor is. */
export interface MobileField {
  readonly field: Field;
  /** How many values it may take, about. */
  readonly values: number;
}

/** Something that stands on the board. */
export interface Piece {
  readonly layer: string | null;
  readonly position: Position;
  /** The kind of an entity, or what else moves there. */
  readonly name: string;
}

/** Tells whether something happened. One of the two functions is there. */
export interface Observer {
  /** Returns whether it happened in the accepted turn that was played last. Must follow from what the turn read. */
  readonly inTurn?: () => boolean;
  /** Returns whether it is so in a state. */
  readonly inState?: (fields: TurnFields) => boolean;
}

export interface SearchLevel<State = unknown> {
  /** Every action that any state may offer. */
  readonly actions: readonly GameAction[];
  /** Fields that a turn often changes alone, most often first. */
  readonly mobile: readonly MobileField[];
  /** Fields that show nowhere on the board, such as a move that is kept for later: solutions are compared without them. */
  readonly unseen?: readonly Field[];
  /** The most moves that a solution may have; null: any number. */
  readonly lengthLimit: number | null;
  /** The level has no goal at all, so that nothing wins it. */
  readonly lacksGoal?: boolean;
  /** Plays an action by the language's own engine. Returns false when it is refused or not offered. */
  play(action: number, fields: TurnFields): boolean;
  /** Returns the verdict on the state, which must follow from the state alone. */
  verdict(fields: TurnFields): Verdict;
  /** Returns a field's value in the state that the search begins with. */
  initial(field: Field): FieldValue;
  /** Returns a field's value in any state of the level. */
  valueIn(state: State, field: Field): FieldValue;
  /** Returns the field as the author knows it, such as `variables.steps` or `objects [2,1]`. */
  nameOf(field: Field): string;
  /**
   * Returns what tells whether something happens; null for what the level does not know. Must be called before the first
   * turn is played. Absent: nothing can be told.
   */
  observe?(observed: Observed): Observer | null;
  /** Returns what a value of a field puts on the board; null: nothing. Absent: no field puts anything there. */
  pieceOf?(field: Field, value: FieldValue): Piece | null;
  /** The bytes that the numbered values take, about. */
  readonly byteLength: number;
}
