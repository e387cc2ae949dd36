// The reasons of a record as a chain, each the first reason of the one before; and what came directly from a record.
// The same links that the graph of causes draws.
import { causeLinks, causeOf, significantRecord, isSignificant } from "./causeLinks";
import type { DebugInfo } from "../debugInfo";
import type { TurnRecord } from "../turnRecord";
import { RecordKind } from "../trace/trace";
import { kindAt, recordCount } from "../trace/traceTree";

/**
 * What led to a record, nearest first, up to the player's action; the record itself is not in it. A cascade that goes on
 * and on has thousands of causes behind each record.
 */
export function* causesBack(turn: TurnRecord, debug: DebugInfo, record: number): Generator<number, void> {
  const links = causeLinks(turn, debug);
  let at = significantRecord(turn.trace, record);
  if (at !== record) yield at;
  while (at > 0) {
    // A reason lies before what it led to.
    at = links.reasonsOf(at)[0]?.from ?? 0;
    yield at;
  }
}

/** The first records, at most so many, that a record itself led to; what it only allowed is left out. */
export function directConsequences(
  turn: TurnRecord,
  debug: DebugInfo,
  record: number,
  most: number,
): readonly number[] {
  const { trace } = turn;
  const links = causeLinks(turn, debug);
  const found: number[] = [];
  const count = recordCount(trace);
  for (let at = record + 1; at < count && found.length < most; at += 1) {
    if (!isSignificant(trace, at)) continue;
    // Asking for all reasons would read what each rule's conditions saw.
    const isItsDoing =
      kindAt(trace, at) === RecordKind.rule
        ? causeOf(trace, at) === record
        : links.reasonsOf(at).some(({ from }) => from === record);
    if (isItsDoing) found.push(at);
  }
  return found;
}
