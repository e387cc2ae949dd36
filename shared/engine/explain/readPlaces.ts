// The places that the conditions of a rule read, whose writes can then be looked up.
import type { TraceReading } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";
import type { ReadPlace } from "./lastWrites";
import { RecordKind, type Trace } from "../trace/trace";
import { lookedAtPositions } from "../trace/traceCells";
import { recordAt, within } from "../trace/traceTree";
import { indexTrace } from "./whyIndex";

/** Returns the record in which a rule was matched: its own, or where rules are selected first, the one before it. */
export function matchOf(trace: Trace, rule: number): number {
  const { ref, before } = recordAt(trace, rule);
  const selected = indexTrace(trace).selected.get(`${ref} ${before}`);
  return selected !== undefined && selected < rule ? selected : rule;
}

/** Returns what the conditions of an attempted rule read; nothing for other records. */
export function placesReadBy(turn: TurnRecord, reading: TraceReading, record: number): readonly ReadPlace[] {
  const { trace } = turn;
  if (recordAt(trace, record).kind !== RecordKind.rule) return [];
  return within(trace, matchOf(trace, record), RecordKind.clause).flatMap((clause) => ofClause(turn, reading, clause));
}

function ofClause({ trace }: TurnRecord, { debug, presentation }: TraceReading, clause: number): readonly ReadPlace[] {
  const reads = debug.conditions[recordAt(trace, clause).ref]?.reads;
  if (reads?.kind === "fields")
    return reads.isPart === true ? [] : reads.paths.map((path) => ({ kind: "field", path }));
  if (reads?.kind !== "cell") return [];
  const { layer } = reads;
  const positions = lookedAtPositions(trace, clause, presentation, debug);
  return positions.map((position) => ({ kind: "cell", layer, position }));
}
