// Finds the cells and fields that a record, or a range of records, changed or read.
import type { Position } from "../../base/boardView";
import type { DebugInfo } from "../debugInfo";
import type { TracePresentation } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";
import { placeOfSlot } from "./boardPlaces";
import { RecordKind, type Trace } from "./trace";
import { enclosing, recordAt, valueAt, within } from "./traceTree";
import { writeAt } from "./traceView";

/** Positions (a cell once) that the writes in records `from` to before `to` changed. */
export function changedPositions(
  turn: TurnRecord,
  presentation: TracePresentation,
  from: number,
  to: number,
): readonly Position[] {
  const found = new Map<string, Position>();
  const add = (position: Position): void => void found.set(position.join(), position);
  for (let index = Math.max(0, from); index < to; index += 1) {
    const write = writeAt(turn.trace, index);
    if (write?.kind === "cell") add(placeOfSlot(turn.shape, write.slot).position);
    else if (write !== null) presentation.positionsWritten(write).forEach(add);
  }
  return Array.from(found.values());
}

/** Returns the record of the event for which a rule around a record was tried; -1 when there is none. */
export function eventOf(trace: Trace, index: number): number {
  const record = recordAt(trace, index);
  if (record.kind === RecordKind.event) return index;
  if (record.kind === RecordKind.rule) return record.before;
  return -1;
}

/**
 * Returns the positions that a record refers to without changing them: those of its event, its arguments, or what a
 * clause found; given the debug information, also the cell that a clause reads. A rule has read what its clauses have.
 */
export function lookedAtPositions(
  trace: Trace,
  index: number,
  presentation: TracePresentation,
  debug?: DebugInfo,
): readonly Position[] {
  const record = recordAt(trace, index);
  switch (record.kind) {
    case RecordKind.rule: {
      const own = record.before >= 0 ? lookedAtPositions(trace, record.before, presentation) : [];
      const clauses = within(trace, index, RecordKind.clause);
      return distinct([...own, ...clauses.flatMap((clause) => lookedAtPositions(trace, clause, presentation, debug))]);
    }
    case RecordKind.clause: {
      const reads = debug?.conditions[record.ref]?.reads;
      if (reads?.kind !== "cell") return presentation.positionsIn(valueAt(trace, record.before));
      return reads.position === null ? eventPositionAround(trace, index, presentation) : [reads.position];
    }
    case RecordKind.event:
    case RecordKind.effect:
      return presentation.positionsIn(valueAt(trace, record.before));
    default:
      return [];
  }
}

function distinct(positions: readonly Position[]): readonly Position[] {
  return [...new Map(positions.map((position) => [position.join(), position])).values()];
}

/** Returns where the event happened for which a rule around a record was tried. */
function eventPositionAround(trace: Trace, index: number, presentation: TracePresentation): readonly Position[] {
  const rule = enclosing(trace, index, RecordKind.rule);
  const event = rule < 0 ? -1 : eventOf(trace, rule);
  const position = event < 0 ? null : presentation.eventPosition(valueAt(trace, recordAt(trace, event).before));
  return position === null ? [] : [position];
}
