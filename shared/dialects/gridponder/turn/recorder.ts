// The trace of a turn as it is being written: which record is open, so that whatever happens is put down as its doing.
// Costs one check of a null where nothing is traced. Knows nothing of what is traced.
import type { Json } from "../../../base/json";
import { RecordKind } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";

export abstract class Recorder {
  protected tracer: Tracer | null = null;
  /** The innermost open record: what is written now is its doing. */
  protected record = -1;

  get traced(): boolean {
    return this.tracer !== null;
  }

  /** Opens a record: all that happens until `leave` is its doing. Gives -1 when nothing is recorded. */
  enter(kind: RecordKind, ref: number, before = -1, cause = this.record): number {
    if (this.tracer === null) return -1;
    this.record = this.tracer.open(kind, ref, before, -1, cause);
    return this.record;
  }

  /** Closes what `enter` opened; `parent` is the record that was open around it. */
  leave(record: number, parent: number, after?: number): void {
    if (this.tracer === null) return;
    this.tracer.close(record, after);
    this.record = parent;
  }

  /** The innermost open record, to be given to `leave` of the next one. */
  get openRecord(): number {
    return this.record;
  }

  /**
   * Says what the open record goes back to, beside what it stands in: an event that was pending, or the write it goes on
   * from; -1 says nothing. What answers to several is, as before, the doing of what it stands in.
   */
  answer(cause: number): void {
    if (cause >= 0) this.tracer?.answer(this.record, cause);
  }

  note(kind: RecordKind, ref: number, before: number, after: number): void {
    this.tracer?.leaf(kind, ref, before, after, this.record);
  }

  /** Number of a value in the trace, -1 when nothing is recorded. */
  traceValue(value: Json): number {
    return this.tracer === null ? -1 : this.tracer.value(value);
  }

  /** Runs something without a trace of it: asking what would be. */
  untraced<Result>(ask: () => Result): Result {
    const { tracer } = this;
    this.tracer = null;
    try {
      return ask();
    } finally {
      this.tracer = tracer;
    }
  }

  /** The record of the turn's last write to a slot or a field; -1 without one, and when nothing is recorded. */
  lastWrite(of: number | string): number {
    return this.tracer?.lastWrite(of) ?? -1;
  }

  /**
   * A write to a field of the state; nothing when it stays the same. Undefined: the field is not there. Without a
   * `cause` (-1) it is the doing of what is open.
   */
  protected traceField(path: string, before: Json | undefined, after: Json | undefined, cause = -1): void {
    const { tracer } = this;
    if (tracer === null || before === after) return;
    const index = (value: Json | undefined): number => (value === undefined ? -1 : tracer.value(value));
    tracer.leaf(RecordKind.write, tracer.field(path), index(before), index(after), cause < 0 ? this.record : cause);
  }
}
