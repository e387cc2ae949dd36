// Which records of a turn are worth a look when only what changed is asked for.
import type { DebugInfo, TurnRecord } from "./dialect";
import { CascadeEnd, RecordKind, type Trace } from "./trace";
import { recordText } from "./traceText";
import { kindAt, parentOf, recordAt, recordCount } from "./traceTree";

/** Whether a record itself is a write, an event, a goal met, a loss, or a cascade cut off. */
export function changesSomething(trace: Trace, index: number): boolean {
  const kind = kindAt(trace, index);
  if (kind === RecordKind.write || kind === RecordKind.event) return true;
  const { ref, after } = recordAt(trace, index);
  if (kind === RecordKind.goal || kind === RecordKind.lose) return after === 1;
  return kind === RecordKind.end && (ref === CascadeEnd.cutOff || ref === CascadeEnd.budgetSpent);
}

/** Marks records and all that encloses them; the turn's own record is always marked. */
function withEnclosing(trace: Trace, isAsked: (index: number) => boolean): Uint8Array {
  const marks = new Uint8Array(recordCount(trace));
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    if (marks[index] === 0 && !isAsked(index)) continue;
    marks[index] = 1;
    const parent = parentOf(trace, index);
    if (parent >= 0) marks[parent] = 1;
  }
  if (marks.length > 0) marks[0] = 1;
  return marks;
}

/**
 * 1 for each record that changed something or holds one that did: writes and events, goals met, a loss, a cascade that
 * was cut off, and all that encloses them; 0 for the others. The turn's own record is always 1.
 */
export function consequentialRecords(trace: Trace): Uint8Array {
  return withEnclosing(trace, (index) => changesSomething(trace, index));
}

/** 1 for each record whose sentence has all the words (in any case) that `search` is made of, and what encloses it. */
export function recordsWithText(turn: TurnRecord, debug: DebugInfo, search: string): Uint8Array {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return withEnclosing(turn.trace, (index) => {
    const text = recordText(turn, debug, index).toLowerCase();
    return index > 0 && words.every((word) => text.includes(word));
  });
}
