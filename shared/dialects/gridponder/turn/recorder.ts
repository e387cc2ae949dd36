// Writes the trace of a turn: keeps track of the open record, which becomes the parent of whatever happens next. Costs
// one null check where nothing is traced.
import type { Json } from "../../../base/json";
import { RecordKind } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";

export abstract class Recorder {
  protected tracer: Tracer | null = null;
  /** The innermost open record: the parent of what is written now. */
  protected record = -1;

  get traced(): boolean {
    return this.tracer !== null;
  }

  /** Opens a record, the parent of everything until `leave`. Returns -1 when nothing is traced. */
  enter(kind: RecordKind, ref: number, before = -1, cause = this.record): number {
    if (this.tracer === null) return -1;
    this.record = this.tracer.open(kind, ref, before, -1, cause);
    return this.record;
  }

  /** Closes the record that `enter` opened; `parent` is the record that was open before. */
  leave(record: number, parent: number, after?: number): void {
    if (this.tracer === null) return;
    this.tracer.close(record, after);
    this.record = parent;
  }

  /** Returns the innermost open record, which is passed to the next `leave`. */
  get openRecord(): number {
    return this.record;
  }

  /**
   * Sets the cause of the open record, besides its parent: an event that was pending, or the write that it continues;
   * -1 sets none. With several causes the parent remains the cause.
   */
  setCause(cause: number): void {
    if (cause >= 0) this.tracer?.setCause(this.record, cause);
  }

  note(kind: RecordKind, ref: number, before: number, after: number): void {
    this.tracer?.leaf(kind, ref, before, after, this.record);
  }

  /** Returns the number of a value in the trace, -1 when nothing is traced. */
  traceValue(value: Json): number {
    return this.tracer === null ? -1 : this.tracer.value(value);
  }

  /** Runs a hypothetical computation without tracing it. */
  untraced<Result>(compute: () => Result): Result {
    const { tracer } = this;
    this.tracer = null;
    try {
      return compute();
    } finally {
      this.tracer = tracer;
    }
  }

  /** Returns the record of the turn's last write to a slot or a field; -1 without one, and when nothing is traced. */
  lastWrite(of: number | string): number {
    return this.tracer?.lastWrite(of) ?? -1;
  }

  /**
   * Writes a change of a state's field, unless it stays the same. Undefined: the field does not exist. Without a
   * `cause` (-1) the open record is the cause.
   */
  protected traceField(path: string, before: Json | undefined, after: Json | undefined, cause = -1): void {
    const { tracer } = this;
    if (tracer === null || before === after) return;
    const from = before === undefined ? -1 : tracer.value(before);
    const to = after === undefined ? -1 : tracer.value(after);
    tracer.leaf(RecordKind.write, tracer.field(path), from, to, cause < 0 ? this.record : cause);
  }
}
