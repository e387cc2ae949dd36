// The fields of one turn over a packed state: gives the turn what it reads, and keeps what it read and wrote.
import { defined } from "../../base/defined";
import type { Column, FieldTable } from "./fieldTable";
import type { Field, FieldValue, TurnFields, ValueSet } from "./searchLevel";

/** A read in `reads`: its column, the code there, the number of the set that was asked for or -1, and 1 if it is in it. */
export const READ = { column: 0, code: 1, set: 2, isIn: 3, size: 4 } as const;
/** As an origin: the value was written as such. */
export const WRITTEN = -1;
/** A field that takes more values than this is read where it is moved: a table would have to hold them all. */
const MOST_MOVED_VALUES = 1024;

export class TurnRecorder implements TurnFields {
  /** What was read of tracked fields, in order, each value once. */
  readonly reads: number[] = [];
  /** The fields written, each once. */
  readonly written: Field[] = [];
  /** A field was read that turns have changed without the search keeping its values. */
  missesField = false;
  /** The sets asked for, by their numbers in `reads`. */
  readonly sets: ValueSet[] = [];
  private readonly setNumbers = new Map<ValueSet, number>();
  /** Whether `reads` is kept. Where turns are not remembered, nobody looks at it. */
  private keepsReads = true;
  private words: Int32Array = new Int32Array(1);
  private turn = 0;
  private readonly readTurn: number[] = [];
  private readonly writtenIn: number[] = [];
  private readonly values: FieldValue[] = [];
  /** By field written: the field whose value before the turn it now has, whatever that is, or WRITTEN. */
  private readonly origins: Field[] = [];

  constructor(private readonly table: FieldTable) {}

  /**
   * Begins a turn over a packed state, whose words must not change before the turn's end. Without `keepsReads`, what it
   * wrote only holds for this very state.
   */
  begin(words: Int32Array, keepsReads = true): void {
    this.words = words;
    this.turn += 1;
    this.keepsReads = keepsReads;
    this.reads.length = 0;
    this.written.length = 0;
    this.missesField = false;
  }

  read(field: Field): FieldValue {
    if (this.writtenIn[field] !== this.turn) return this.readBefore(field);
    const origin = defined(this.origins[field]);
    return origin === WRITTEN ? defined(this.values[field]) : this.readBefore(origin);
  }

  readBefore(field: Field): FieldValue {
    const column = this.table.columnFor(field);
    if (column === undefined) return this.readUntracked(field);
    const code = this.codeIn(column);
    if (this.keepsReads && this.readTurn[field] !== this.turn) {
      this.readTurn[field] = this.turn;
      this.reads.push(this.table.column(field), code, -1, 1);
    }
    return defined(column.values[code]);
  }

  readIn(field: Field, values: ValueSet): boolean {
    if (this.writtenIn[field] !== this.turn) return this.readInBefore(field, values);
    const origin = defined(this.origins[field]);
    return origin === WRITTEN ? values.has(defined(this.values[field])) : this.readInBefore(origin, values);
  }

  write(field: Field, value: FieldValue): void {
    this.put(field, value, WRITTEN);
  }

  move(from: readonly Field[], to: readonly Field[]): void {
    const origins = from.map((field) => this.originOf(field));
    const values = from.map((field) => this.currentValue(field));
    to.forEach((field, index) => this.put(field, defined(values[index]), defined(origins[index])));
  }

  /** Returns the value that the turn has written to a field of `written`. */
  writtenTo(field: Field): FieldValue {
    return defined(this.values[field]);
  }

  /** Returns the field whose value was moved to a field of `written`, or WRITTEN. */
  movedTo(field: Field): Field {
    return defined(this.origins[field]);
  }

  private readInBefore(field: Field, values: ValueSet): boolean {
    const column = this.table.columnFor(field);
    if (column === undefined) return values.has(this.readUntracked(field));
    const code = this.codeIn(column);
    const isIn = values.has(defined(column.values[code]));
    if (this.keepsReads && this.readTurn[field] !== this.turn) {
      this.reads.push(this.table.column(field), code, this.numberOf(values), isIn ? 1 : 0);
    }
    return isIn;
  }

  /** Returns whether the field has this value before the turn, in all states for which the turn holds. */
  leavesAsRead(field: Field, value: FieldValue): boolean {
    if (this.keepsReads && this.readTurn[field] !== this.turn) return false;
    const column = this.table.columnFor(field);
    return column !== undefined && column.values[this.codeIn(column)] === value;
  }

  private put(field: Field, value: FieldValue, origin: Field): void {
    if (this.writtenIn[field] !== this.turn) {
      this.writtenIn[field] = this.turn;
      this.written.push(field);
    }
    this.values[field] = value;
    this.origins[field] = origin;
  }

  /** Returns the field whose value before the turn a field has now; WRITTEN where the turn depends on that value. */
  private originOf(field: Field): Field {
    if (this.writtenIn[field] === this.turn) return defined(this.origins[field]);
    const column = this.table.columnFor(field);
    if (column === undefined || !this.keepsReads || this.readTurn[field] === this.turn) return WRITTEN;
    return column.mask < MOST_MOVED_VALUES ? field : WRITTEN;
  }

  /** Returns a field's value. It is a read unless the field has an origin. */
  private currentValue(field: Field): FieldValue {
    if (this.writtenIn[field] === this.turn) return defined(this.values[field]);
    const column = this.table.columnFor(field);
    if (column === undefined || this.originOf(field) === WRITTEN) return this.readBefore(field);
    return defined(column.values[this.codeIn(column)]);
  }

  private readUntracked(field: Field): FieldValue {
    if (!this.table.noteRead(field)) this.missesField = true;
    return this.table.initial(field);
  }

  private codeIn({ word, shift, mask }: Column): number {
    return (defined(this.words[word]) >>> shift) & mask;
  }

  private numberOf(values: ValueSet): number {
    const known = this.setNumbers.get(values);
    if (known !== undefined) return known;
    const number = this.sets.push(values) - 1;
    this.setNumbers.set(values, number);
    return number;
  }
}
