// Which records of a turn are worth a look when only what changed is asked for.
import { CascadeEnd, RecordKind, type Trace } from "./trace";
import { kindAt, parentOf, recordAt, recordCount } from "./traceTree";

function changesSomething(trace: Trace, index: number): boolean {
  const kind = kindAt(trace, index);
  if (kind === RecordKind.write || kind === RecordKind.event) return true;
  const { ref, after } = recordAt(trace, index);
  if (kind === RecordKind.goal || kind === RecordKind.lose) return after === 1;
  return kind === RecordKind.end && (ref === CascadeEnd.cutOff || ref === CascadeEnd.budgetSpent);
}

/**
 * 1 for each record that changed something or holds one that did: writes and events, goals met, a loss, a cascade that
 * was cut off, and all that encloses them; 0 for the others. The turn's own record is always 1.
 */
export function consequentialRecords(trace: Trace): Uint8Array {
  const marks = new Uint8Array(recordCount(trace));
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    if (marks[index] === 0 && !changesSomething(trace, index)) continue;
    marks[index] = 1;
    const parent = parentOf(trace, index);
    if (parent >= 0) marks[parent] = 1;
  }
  if (marks.length > 0) marks[0] = 1;
  return marks;
}
