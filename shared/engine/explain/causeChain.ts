// Follows the first reason of a record back to the player's action, and finds the direct consequences of a record. Uses
// the same links as the graph of causes.
import { causeLinks, causeOf, significantRecord, isSignificant } from "./causeLinks";
import type { TraceReading } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";
import { RecordKind } from "../trace/trace";
import { kindAt, recordCount } from "../trace/traceTree";

/**
 * Yields the causes of a record, nearest first, up to the player's action; the record itself is not included. In an
 * endless cascade each record has thousands of causes.
 */
export function* causesBack(turn: TurnRecord, reading: TraceReading, record: number): Generator<number, void> {
  const links = causeLinks(turn, reading);
  let at = significantRecord(turn.trace, record);
  if (at !== record) yield at;
  while (at > 0) {
    // A reason is always before its consequence.
    at = links.reasonsOf(at)[0]?.from ?? 0;
    yield at;
  }
}

/**
 * Returns the first records, up to `most`, that a record caused directly; records that it only allowed are left out.
 */
export function directConsequences(
  turn: TurnRecord,
  reading: TraceReading,
  record: number,
  most: number,
): readonly number[] {
  const { trace } = turn;
  const links = causeLinks(turn, reading);
  const found: number[] = [];
  const count = recordCount(trace);
  for (let at = record + 1; at < count && found.length < most; at += 1) {
    if (!isSignificant(trace, at)) continue;
    // Asking for all reasons would read the values that each rule's conditions saw.
    const isItsDoing =
      kindAt(trace, at) === RecordKind.rule
        ? causeOf(trace, at) === record
        : links.reasonsOf(at).some(({ from }) => from === record);
    if (isItsDoing) found.push(at);
  }
  return found;
}
