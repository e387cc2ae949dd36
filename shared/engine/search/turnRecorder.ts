// The fields of one turn over a packed state: gives the turn what it reads, and keeps what it read and wrote.
import { defined } from "../../base/defined";
import type { FieldTable } from "./fieldTable";
import type { Field, FieldValue, TurnFields, ValueSet } from "./searchLevel";

/** Numbers of a read in `reads`: column, code, number of the set or -1, whether the value is in the set. */
export const READ_SIZE = 4;

export class TurnRecorder implements TurnFields {
  /** What was read of tracked fields, in order, each value once. */
  reads: number[] = [];
  /** The fields written, each once. */
  written: Field[] = [];
  /** A field was read that turns have changed without the search keeping its values. */
  missesField = false;
  /** The sets asked for, by their numbers in `reads`. */
  readonly sets: ValueSet[] = [];
  private readonly setNumbers = new Map<ValueSet, number>();
  private words: Int32Array = new Int32Array(1);
  private turn = 0;
  private readonly readTurn: number[] = [];
  private readonly writtenIn: number[] = [];
  private readonly values: FieldValue[] = [];

  constructor(private readonly table: FieldTable) {}

  /** Begins a turn over a packed state, whose words must not change before the turn's end. */
  begin(words: Int32Array): void {
    this.words = words;
    this.turn += 1;
    this.reads = [];
    this.written = [];
    this.missesField = false;
  }

  read(field: Field): FieldValue {
    return this.writtenIn[field] === this.turn ? defined(this.values[field]) : this.readBefore(field);
  }

  readBefore(field: Field): FieldValue {
    const column = this.table.column(field);
    if (column < 0) return this.readUntracked(field);
    const code = this.codeIn(column);
    if (this.readTurn[field] !== this.turn) {
      this.readTurn[field] = this.turn;
      this.reads.push(column, code, -1, 1);
    }
    return defined(defined(this.table.columns[column]).values[code]);
  }

  readIn(field: Field, values: ValueSet): boolean {
    if (this.writtenIn[field] === this.turn) return values.has(defined(this.values[field]));
    const column = this.table.column(field);
    if (column < 0) return values.has(this.readUntracked(field));
    const code = this.codeIn(column);
    const isIn = values.has(defined(defined(this.table.columns[column]).values[code]));
    if (this.readTurn[field] !== this.turn) this.reads.push(column, code, this.numberOf(values), isIn ? 1 : 0);
    return isIn;
  }

  write(field: Field, value: FieldValue): void {
    if (this.writtenIn[field] !== this.turn) {
      this.writtenIn[field] = this.turn;
      this.written.push(field);
    }
    this.values[field] = value;
  }

  /** Returns the value that the turn has written to a field of `written`. */
  writtenTo(field: Field): FieldValue {
    return defined(this.values[field]);
  }

  /** Returns whether the turn has read the field's value before it, and it is this one. */
  leavesAsRead(field: Field, value: FieldValue): boolean {
    if (this.readTurn[field] !== this.turn) return false;
    const column = this.table.column(field);
    return column >= 0 && defined(this.table.columns[column]).values[this.codeIn(column)] === value;
  }

  private readUntracked(field: Field): FieldValue {
    if (!this.table.noteRead(field)) this.missesField = true;
    return this.table.initial(field);
  }

  private codeIn(column: number): number {
    const { word, shift, mask } = defined(this.table.columns[column]);
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
