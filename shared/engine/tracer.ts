// Writes a turn's trace. One per traced step; a step without one records nothing and pays one null check a write.
import type { Json } from "../base/json";
import { RECORD_STRIDE, RecordField, type RecordKind, type Trace } from "./trace";

export interface Tracer {
  /** Opens a record that will have children; gives its index. */
  open(kind: RecordKind, ref: number, before: number, after: number, cause: number): number;
  /** Closes the innermost open record, optionally telling its `after` only now. */
  close(index: number, after?: number): void;
  /** A record without children. */
  leaf(kind: RecordKind, ref: number, before: number, after: number, cause: number): number;
  /** Index of a value in the trace's table; the value must not change afterwards. */
  value(value: Json): number;
  /** -1 - index of a field path, for a write's `ref`. */
  field(path: string): number;
  trace(): Trace;
}

export function createTracer(): Tracer {
  let records = new Int32Array(64 * RECORD_STRIDE);
  let length = 0;
  const values: Json[] = [];
  const fields: string[] = [];
  const open = (kind: RecordKind, ref: number, before: number, after: number, cause: number): number => {
    const at = length * RECORD_STRIDE;
    if (at + RECORD_STRIDE > records.length) {
      const larger = new Int32Array(records.length * 2);
      larger.set(records);
      records = larger;
    }
    records[at + RecordField.kind] = kind;
    records[at + RecordField.ref] = ref;
    records[at + RecordField.before] = before;
    records[at + RecordField.after] = after;
    records[at + RecordField.end] = length + 1;
    records[at + RecordField.cause] = cause;
    length += 1;
    return length - 1;
  };
  return {
    open,
    close(index, after) {
      records[index * RECORD_STRIDE + RecordField.end] = length;
      if (after !== undefined) records[index * RECORD_STRIDE + RecordField.after] = after;
    },
    leaf: open,
    value: (value) => values.push(value) - 1,
    field(path) {
      const known = fields.indexOf(path);
      return -1 - (known >= 0 ? known : fields.push(path) - 1);
    },
    trace: () => ({ records: records.slice(0, length * RECORD_STRIDE), values, fields }),
  };
}
