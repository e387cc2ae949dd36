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
  /** The same for a value that is made only when the trace is asked for, out of what does not change. */
  later(make: () => Json): number;
  /** -1 - index of a field path, for a write's `ref`. */
  field(path: string): number;
  trace(): Trace;
}

export function createTracer(): Tracer {
  // A plain array: most turns are a few dozen records, and small typed arrays are dear to allocate.
  const records: number[] = [];
  const values: (Json | (() => Json))[] = [];
  const fields: string[] = [];
  const open = (kind: RecordKind, ref: number, before: number, after: number, cause: number): number => {
    const index = records.length / RECORD_STRIDE;
    records.push(kind, ref, before, after, index + 1, cause);
    return index;
  };
  return {
    open,
    close(index, after) {
      records[index * RECORD_STRIDE + RecordField.end] = records.length / RECORD_STRIDE;
      if (after !== undefined) records[index * RECORD_STRIDE + RecordField.after] = after;
    },
    leaf: open,
    value: (value) => values.push(value) - 1,
    later: (make) => values.push(make) - 1,
    field(path) {
      const known = fields.indexOf(path);
      return -1 - (known >= 0 ? known : fields.push(path) - 1);
    },
    trace: () => ({
      records: Int32Array.from(records),
      values: values.map((value) => (typeof value === "function" ? value() : value)),
      fields,
    }),
  };
}
