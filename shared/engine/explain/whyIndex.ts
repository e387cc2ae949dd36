// Indexes a turn's trace for frequent lookups: the events of a type, the attempts of a rule, the ends of cascades.
// Built once per trace, so that explaining every rule of a long session stays fast.
import { addTo } from "../../base/groups";
import { memoByIdentity } from "../../base/memo";
import { CascadeEnd, RECORD_STRIDE, RecordField, RecordKind, RuleVerdict, type Trace } from "../trace/trace";
import { type LostInCascade, lostInCascade } from "../trace/lostInCascade";
import { enclosing, fieldAt, recordAt, valueAt } from "../trace/traceTree";

export interface TraceIndex {
  /** Event records by type, in order. */
  readonly events: ReadonlyMap<string, readonly number[]>;
  /** Rule records by the rule's number, in order. */
  readonly attempts: ReadonlyMap<number, readonly number[]>;
  /** For a rule and an event record, the record in which the rule was selected for it. */
  readonly selected: ReadonlyMap<string, number>;
  readonly writes: readonly number[];
  /** Records of the ends of cascades. */
  readonly ends: readonly number[];
}

/** Returns the index of a trace; cached after the first call. */
export const indexTrace = memoByIdentity((trace: Trace): TraceIndex => {
  const events = new Map<string, number[]>();
  const attempts = new Map<number, number[]>();
  const selected = new Map<string, number>();
  const writes: number[] = [];
  const ends: number[] = [];
  // Reads the integers directly: a long session has hundreds of thousands of records.
  const { records } = trace;
  for (let record = 0, at = 0; at < records.length; record += 1, at += RECORD_STRIDE) {
    const kind = records[at + RecordField.kind];
    const ref = fieldAt(trace, record, RecordField.ref);
    if (kind === RecordKind.rule) {
      addTo(attempts, ref, record);
      const event = fieldAt(trace, record, RecordField.before);
      if (records[at + RecordField.after] === RuleVerdict.selected) selected.set(`${ref} ${event}`, record);
    } else if (kind === RecordKind.event) addTo(events, typeOf(trace, ref), record);
    else if (kind === RecordKind.write) writes.push(record);
    else if (kind === RecordKind.end) ends.push(record);
  }
  return { events, attempts, selected, writes, ends };
});

/** Returns the type of an event, by its value. */
export function typeOf(trace: Trace, value: number): string {
  const type = valueAt(trace, value);
  return typeof type === "string" ? type : "";
}

/** A cascade that did not come to its own end, and what was lost by it. */
export interface CutOff extends LostInCascade {
  readonly record: number;
  readonly reason: "passes" | "budget";
  /** The last pass that ran. */
  readonly pass: number;
}

/** Returns the cascades of a turn that were cut off. */
export const cutOffsOf = memoByIdentity(findCutOffs);

function findCutOffs(trace: Trace): readonly CutOff[] {
  return indexTrace(trace).ends.flatMap((record) => {
    const { ref, before } = recordAt(trace, record);
    if (ref !== CascadeEnd.cutOff && ref !== CascadeEnd.budgetSpent) return [];
    return [
      {
        record,
        reason: ref === CascadeEnd.cutOff ? "passes" : "budget",
        pass: lastPassBefore(trace, record),
        ...lostInCascade(valueAt(trace, before)),
      } as const,
    ];
  });
}

function lastPassBefore(trace: Trace, record: number): number {
  for (let at = record; at > 0; at -= 1) {
    const pass = enclosing(trace, at, RecordKind.pass);
    if (pass >= 0) return recordAt(trace, pass).ref;
  }
  return 0;
}

/** Returns the number of the pass that contains a record; null outside passes. */
export function passOf(trace: Trace, record: number): number | null {
  const pass = enclosing(trace, record, RecordKind.pass);
  return pass < 0 ? null : recordAt(trace, pass).ref;
}
