// Where a debugger's step leads in a turn's trace, forwards and backwards. Only positions; the board at a position
// comes from traceView.ts.
import type { Trace } from "./trace";
import { childrenOf, endAt, parentOf, recordCount } from "./traceTree";

/** A record of the turn, or null: after all of it. */
export type Cursor = number | null;

function cursorAt(trace: Trace, index: number): Cursor {
  return index < recordCount(trace) ? index : null;
}

/** Returns the next record, into a subtree if there is one; null after the last. Null stays null. */
export function stepInto(trace: Trace, cursor: Cursor): Cursor {
  return cursor === null ? null : cursorAt(trace, cursor + 1);
}

/** Returns the previous record, whatever its depth; the first stays. From the end: the very last record. */
export function stepBackInto(trace: Trace, cursor: Cursor): Cursor {
  return Math.max(0, (cursor ?? recordCount(trace)) - 1);
}

/** Steps over everything inside the record. The turn's own record has no sibling: there it steps inside. */
export function stepOver(trace: Trace, cursor: Cursor): Cursor {
  if (cursor === null || cursor === 0) return stepInto(trace, cursor);
  return cursorAt(trace, endAt(trace, cursor));
}

/** Returns the previous record on the same level, else the one around it. From the end: the turn's last phase. */
export function stepBackOver(trace: Trace, cursor: Cursor): Cursor {
  const parent = cursor === null ? 0 : parentOf(trace, cursor);
  if (parent < 0) return 0;
  const before = childrenOf(trace, parent).filter((child) => child < (cursor ?? recordCount(trace)));
  return before.at(-1) ?? parent;
}

/** Steps out of the record around this one. */
export function stepOut(trace: Trace, cursor: Cursor): Cursor {
  const parent = cursor === null ? -1 : parentOf(trace, cursor);
  return parent < 0 ? null : cursorAt(trace, endAt(trace, parent));
}
