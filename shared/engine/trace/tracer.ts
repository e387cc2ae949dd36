// Writes a turn's trace. One per traced step; a step without one records nothing and costs one null check per write.
// What is read with `!` is there: it was written before (tests/laws/engine.laws.test.ts, "a turn is the same with and
// without a tracer").
import type { Json } from "../../base/json";
import { RECORD_STRIDE, RecordField, RecordKind, type Trace } from "./trace";

export interface Tracer {
  /** Opens a record that will have children; returns its index. */
  open(kind: RecordKind, ref: number, before: number, after: number, cause: number): number;
  /** Closes the innermost open record, optionally setting its `after`. */
  close(index: number, after?: number): void;
  /** Sets the cause of a record. After two different causes were set, restores the one it was opened with. */
  setCause(index: number, cause: number): void;
  /** Writes a record without children. */
  leaf(kind: RecordKind, ref: number, before: number, after: number, cause: number): number;
  /** Returns the index of a value in the trace's table; the value must not change afterwards. */
  value(value: Json): number;
  /** Returns -1 - index of a field path, for a write's `ref`. */
  field(path: string): number;
  /** Returns the last write so far to a slot or to a field by its path; -1 when there was none. */
  lastWrite(of: number | string): number;
  trace(): Trace;
}

/** Creates the tracer of one turn. Nothing may be written to it once its `trace` was read: its buffer is reused. */
export function createTracer(): Tracer {
  return new TurnTracer();
}

/** Traces with more numbers than this are sent and kept in less space as a typed array. */
const MAX_PLAIN = 512 * RECORD_STRIDE;
/** A buffer with more integers or values is not reused for the next turn. */
const MAX_REUSED = 65_536 * RECORD_STRIDE;

/** What a trace is written in: lists that grow. A finished trace has a copy of what was written. */
class TraceBuffer {
  /** Small integers in a plain list: a copy of one costs far less than a typed array, which has memory of its own. */
  readonly records: number[] = [];
  readonly fields: string[] = [];
}

/** The buffer of the last finished trace: turns come in sequence, and growing new lists takes long. */
let spare: TraceBuffer | null = null;
/** The fields of the last finished trace: most turns write the same ones, and share this list. */
let lastFields: readonly string[] = [];

class TurnTracer implements Tracer {
  private readonly buffer: TraceBuffer;
  private readonly records: number[];
  /** The trace's own: a list that lived long would make each value written to it cost more. */
  private readonly values: Json[] = [];
  /** Records so far. Their place in the list follows from it; the reverse would be a division for each record. */
  private count = 0;
  private fieldCount = 0;
  private finished: Trace | null = null;
  /** The record whose cause was set last, and the cause it was opened with. */
  private recaused = -1;
  private openedWith = -1;

  constructor() {
    this.buffer = spare ?? new TraceBuffer();
    this.records = this.buffer.records;
    spare = null;
  }

  open(kind: RecordKind, ref: number, before: number, after: number, cause: number): number {
    const { records, count: index } = this;
    const at = index * RECORD_STRIDE;
    if (at === records.length) grow(records);
    records[at + RecordField.kind] = kind;
    records[at + RecordField.ref] = ref;
    records[at + RecordField.before] = before;
    records[at + RecordField.after] = after;
    records[at + RecordField.end] = index + 1;
    records[at + RecordField.cause] = cause;
    this.count = index + 1;
    return index;
  }

  leaf(kind: RecordKind, ref: number, before: number, after: number, cause: number): number {
    return this.open(kind, ref, before, after, cause);
  }

  close(index: number, after?: number): void {
    this.records[index * RECORD_STRIDE + RecordField.end] = this.count;
    if (after !== undefined) this.records[index * RECORD_STRIDE + RecordField.after] = after;
  }

  setCause(index: number, cause: number): void {
    const at = index * RECORD_STRIDE + RecordField.cause;
    const { records } = this;
    if (this.recaused !== index) {
      this.recaused = index;
      this.openedWith = records[at]!;
      records[at] = cause;
    } else if (records[at] !== cause) records[at] = this.openedWith;
  }

  value(value: Json): number {
    return this.values.push(value) - 1;
  }

  field(path: string): number {
    const known = this.fieldIndex(path);
    if (known >= 0) return -1 - known;
    this.buffer.fields[this.fieldCount] = path;
    this.fieldCount += 1;
    return -this.fieldCount;
  }

  lastWrite(of: number | string): number {
    const field = typeof of === "string" ? this.fieldIndex(of) : 0;
    if (field < 0) return -1;
    const ref = typeof of === "string" ? -1 - field : of;
    const { records } = this;
    for (let index = this.count - 1; index >= 0; index -= 1) {
      const at = index * RECORD_STRIDE;
      const isWrite = records[at + RecordField.kind] === RecordKind.write;
      if (isWrite && records[at + RecordField.ref] === ref) return index;
    }
    return -1;
  }

  /** Finishes the trace: nothing is recorded after it. */
  trace(): Trace {
    return (this.finished ??= this.finish());
  }

  private fieldIndex(path: string): number {
    const { fields } = this.buffer;
    for (let index = 0; index < this.fieldCount; index += 1) if (fields[index] === path) return index;
    return -1;
  }

  private finish(): Trace {
    const { buffer, values, fieldCount } = this;
    const length = this.count * RECORD_STRIDE;
    const written = this.records.slice(0, length);
    if (this.records.length <= MAX_REUSED) spare = buffer;
    const records = length <= MAX_PLAIN ? written : Int32Array.from(written);
    if (!isBeginning(lastFields, buffer.fields, fieldCount)) lastFields = buffer.fields.slice(0, fieldCount);
    return { records, values, fields: lastFields };
  }
}

/** Makes a list longer. A write that makes its list grow is slower ever after, so `open` never does. */
function grow(records: number[]): void {
  for (let more = Math.max(64 * RECORD_STRIDE, records.length); more > 0; more -= 1) records.push(0);
}

/** Returns whether a list is the first `count` texts of another one. */
function isBeginning(list: readonly string[], of: readonly string[], count: number): boolean {
  if (list.length !== count) return false;
  for (let index = 0; index < count; index += 1) if (list[index] !== of[index]) return false;
  return true;
}
