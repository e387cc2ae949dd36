// Reads the flat records of a trace as a tree: records, parents, children, siblings. What is read with `!` is there: an
// index is below the number of records, each with all its fields (tests/laws/engine.laws.test.ts, "every record lies
// inside its parent").
import { memoByIdentity } from "../../base/memo";
import { RECORD_STRIDE, RecordField, RecordKind, type Trace } from "./trace";
import type { Json } from "../../base/json";

/** One decoded record; trace.ts describes the fields of each kind. */
export interface TraceRecord {
  readonly index: number;
  readonly kind: RecordKind;
  readonly ref: number;
  readonly before: number;
  readonly after: number;
  readonly end: number;
  readonly cause: number;
}

/** Returns the number of records in a trace. */
export function recordCount(trace: Trace): number {
  return trace.records.length / RECORD_STRIDE;
}

/** Returns the record at an index. Throws beyond the trace: a cursor is always inside it. */
export function recordAt(trace: Trace, index: number): TraceRecord {
  if (index < 0 || index >= recordCount(trace)) {
    throw new Error(`record ${index} of a trace of ${recordCount(trace)}`);
  }
  const at = index * RECORD_STRIDE;
  const { records } = trace;
  return {
    index,
    kind: records[at + RecordField.kind] as RecordKind,
    ref: records[at + RecordField.ref]!,
    before: records[at + RecordField.before]!,
    after: records[at + RecordField.after]!,
    end: records[at + RecordField.end]!,
    cause: records[at + RecordField.cause]!,
  };
}

/** Returns only the kind, without decoding the record. */
export function kindAt(trace: Trace, index: number): RecordKind {
  return trace.records[index * RECORD_STRIDE + RecordField.kind] as RecordKind;
}

/** Returns one of a record's integers without decoding the record. The index must be inside the trace. */
export function fieldAt(
  { records }: Trace,
  index: number,
  field: (typeof RecordField)[keyof typeof RecordField],
): number {
  return records[index * RECORD_STRIDE + field]!;
}

/** Returns the index of the first record after the subtree of `index`. */
export function endAt(trace: Trace, index: number): number {
  return fieldAt(trace, index, RecordField.end);
}

/** Returns a value of the trace's table; null for an invalid index. */
export function valueAt(trace: Trace, index: number): Json {
  return trace.values[index] ?? null;
}

interface Shape {
  readonly parents: Int32Array;
  readonly depths: Uint16Array;
}

const shapeOf = memoByIdentity((trace: Trace): Shape => {
  const count = recordCount(trace);
  const shape: Shape = { parents: new Int32Array(count), depths: new Uint16Array(count) };
  const open: number[] = [];
  for (let index = 0; index < count; index += 1) {
    while (open.length > 0 && endAt(trace, open.at(-1)!) <= index) open.pop();
    shape.parents[index] = open.at(-1) ?? -1;
    shape.depths[index] = open.length;
    open.push(index);
  }
  return shape;
});

/** Returns the record that encloses one; -1 for the root. Computed once per trace. */
export function parentOf(trace: Trace, index: number): number {
  return shapeOf(trace).parents[index] ?? -1;
}

/** Returns how many records enclose one; 0 for the root. */
export function depthOf(trace: Trace, index: number): number {
  return shapeOf(trace).depths[index] ?? 0;
}

/** Returns the direct children, in order. */
export function childrenOf(trace: Trace, index: number): readonly number[] {
  const children: number[] = [];
  const end = endAt(trace, index);
  for (let child = index + 1; child < end; child = endAt(trace, child)) children.push(child);
  return children;
}

/** Returns the direct children as records, in order. */
export function childRecords(trace: Trace, index: number): readonly TraceRecord[] {
  return childrenOf(trace, index).map((child) => recordAt(trace, child));
}

/** Returns the nearest record around (or at) `index` of a kind; -1 when there is none. */
export function enclosing(trace: Trace, index: number, kind: RecordKind): number {
  let at = index;
  while (at >= 0 && kindAt(trace, at) !== kind) at = parentOf(trace, at);
  return at;
}

/** Returns the indices of the records of a kind inside `index`, itself included, in order. */
export function within(trace: Trace, index: number, kind: RecordKind): readonly number[] {
  const found: number[] = [];
  for (let at = index; at < endAt(trace, index); at += 1) if (kindAt(trace, at) === kind) found.push(at);
  return found;
}

/** Returns the rule or system around a write; -1 for the turn itself. */
export function doerOf(trace: Trace, write: number): number {
  const rule = enclosing(trace, write, RecordKind.rule);
  if (rule >= 0) return rule;
  const system = enclosing(trace, write, RecordKind.system);
  return system >= 0 ? system : parentOf(trace, write);
}
