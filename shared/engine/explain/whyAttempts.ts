// A rule's attempts in a turn: the events on which it was tried, the result of each, and the clauses that kept it from
// firing, with the writes of the turn involved. Only reads records; evaluates nothing.
import type { Position } from "../../base/boardView";
import type { TracePresentation, TraceReading } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";
import { slotOfPlace } from "../trace/boardPlaces";
import { RecordField, RecordKind, RuleVerdict, type Trace } from "../trace/trace";
import { fieldAt, kindAt, parentOf, recordAt, valueAt } from "../trace/traceTree";
import { type Clause, blamedIn, clausesOf, missesOf } from "./whyClauses";
import { indexTrace, passOf } from "./whyIndex";

export type AttemptOutcome = "fired" | "where-failed" | "if-failed" | "used-up" | "not-run";

/** A rule tried on one event. */
export interface Attempt {
  /** The record in which it was tried. */
  readonly record: number;
  /** The record where its effects ran; null when it did not fire. */
  readonly ran: number | null;
  readonly event: number;
  readonly pass: number | null;
  readonly outcome: AttemptOutcome;
  readonly clauses: readonly Clause[];
  readonly blamed: readonly BlamedClause[];
  /** The number of conditions that were not met, those not evaluated included; 0 for a match. */
  readonly misses: number;
  /** How many of those were not evaluated, and may have been met. */
  readonly unseen: number;
}

/** A clause that kept the rule from firing, and the writes of this turn involved. */
export interface BlamedClause {
  readonly rule: number;
  readonly clause: Clause;
  /** The last write before the attempt to what the clause reads. */
  readonly changedBefore: number | null;
  /** The first write after it: the rule was tried too early. */
  readonly changedAfter: number | null;
}

const OUTCOMES: Readonly<Record<number, AttemptOutcome>> = {
  [RuleVerdict.whereFailed]: "where-failed",
  [RuleVerdict.ifFailed]: "if-failed",
  [RuleVerdict.fired]: "fired",
  [RuleVerdict.usedUp]: "used-up",
  [RuleVerdict.selected]: "not-run",
};

/** The nearest to firing first. */
const ORDER: readonly AttemptOutcome[] = ["fired", "not-run", "used-up", "if-failed", "where-failed"];

/** Returns all attempts of a rule in a turn, nearest first. */
export function attemptsOf(turn: TurnRecord, reading: TraceReading, rule: number): readonly Attempt[] {
  const { trace } = turn;
  const records = indexTrace(trace).attempts.get(rule) ?? NO_RECORDS;
  const attempts: Attempt[] = [];
  /** Records of rules that ran: they belong to the attempts in which those were selected. */
  const takenUp = new Set<number>();
  for (const record of records) {
    if (takenUp.has(record)) continue;
    const { after, before: event } = recordAt(trace, record);
    const run = after === RuleVerdict.selected ? laterRun(trace, records, record) : null;
    if (run !== null) takenUp.add(run);
    const outcome = OUTCOMES[run === null ? after : recordAt(trace, run).after] ?? "not-run";
    const ran = outcome === "fired" ? (run ?? record) : null;
    const clauses = clausesOf(trace, reading.debug, rule, record);
    const failed = outcome === "where-failed" || outcome === "if-failed";
    const blame = failed ? blameOf(turn, reading.presentation, { rule, record, event }, clauses) : NO_BLAME;
    attempts.push({ record, ran, event, pass: passOf(trace, record), outcome, clauses, ...blame });
  }
  return attempts.length < 2 ? attempts : attempts.sort(nearestFirst);
}

function nearestFirst(left: Attempt, right: Attempt): number {
  return (
    ORDER.indexOf(left.outcome) - ORDER.indexOf(right.outcome) ||
    left.misses - right.misses ||
    left.record - right.record
  );
}

/** A rule tried on an event, and the record of that. */
interface TriedRule {
  readonly rule: number;
  readonly record: number;
  readonly event: number;
}

const NO_BLAME: Pick<Attempt, "blamed" | "misses" | "unseen"> = { blamed: [], misses: 0, unseen: 0 };

/** Returns the clauses that kept a rule from firing, with how many conditions were not met. */
function blameOf(
  turn: TurnRecord,
  presentation: TracePresentation,
  tried: TriedRule,
  clauses: readonly Clause[],
): typeof NO_BLAME {
  const blamed: BlamedClause[] = [];
  let misses = 0;
  let seen = 0;
  // Plain loops: every rule of a long session may be explained at once.
  for (const clause of clauses) {
    for (const each of blamedIn(clause)) {
      blamed.push({ rule: tried.rule, clause: each, ...changesAround(turn, presentation, tried, each) });
    }
    misses += missesOf(clause);
    seen += missesOf(clause, true, 0);
  }
  if (blamed.length === 0) misses = 0;
  return { blamed, misses, unseen: Math.max(0, misses - seen) };
}

/** Returns the record in which a selected rule runs, later in its pass, for the same event; null when it does not. */
function laterRun(trace: Trace, records: readonly number[], selected: number): number | null {
  const { before: event } = recordAt(trace, selected);
  const runs = (record: number): boolean => {
    const run = recordAt(trace, record);
    return record > selected && run.before === event && run.after !== RuleVerdict.selected;
  };
  return records.find(runs) ?? null;
}

/**
 * Returns the writes to what a clause reads that may have decided its result: the last one before the attempt, and the
 * first one after it.
 */
function changesAround(
  turn: TurnRecord,
  presentation: TracePresentation,
  { record: attempt, event }: TriedRule,
  clause: Clause,
): Pick<BlamedClause, "changedBefore" | "changedAfter"> {
  const { trace } = turn;
  const place = placeRead(turn, presentation, clause, event);
  if (place === null) return { changedBefore: null, changedAfter: null };
  let changedBefore: number | null = null;
  let changedAfter: number | null = null;
  for (const write of indexTrace(trace).writes) {
    if (!isWriteOf(trace, write, place)) continue;
    // What an event brings with it was changed by nobody.
    if (kindAt(trace, parentOf(trace, write)) === RecordKind.pass) continue;
    const { before, after } = recordAt(trace, write);
    if (write < attempt && mayHaveDone(turn, clause, before, after)) changedBefore = write;
    else if (write > attempt && mayHaveDone(turn, clause, after, before)) changedAfter ??= write;
  }
  return { changedBefore, changedAfter };
}

/** Returns whether the clause could be met with one side of a write and not with the other. Both are entities. */
function mayHaveDone({ shape }: TurnRecord, { reads, verdict }: Clause, one: number, other: number): boolean {
  if (reads.kind !== "cell" || reads.kinds === undefined) return true;
  const { kinds } = reads;
  const isWanted = (entity: number): boolean =>
    kinds.includes(shape.entities[entity]?.kind ?? "") === (verdict === "fails");
  return isWanted(one) && !isWanted(other);
}

const NO_RECORDS: readonly number[] = [];

/** The `ref` of a write to the place: a slot, or a field by one of its paths. */
type WrittenPlace = { readonly slot: number } | { readonly paths: readonly string[] };

/** Returns where the value that a clause reads is written; null for a clause that reads no such value. */
function placeRead(
  { trace, shape }: TurnRecord,
  presentation: TracePresentation,
  { reads }: Clause,
  event: number,
): WrittenPlace | null {
  if (reads.kind === "fields") return reads;
  if (reads.kind !== "cell") return null;
  const position = reads.position ?? eventPosition(trace, presentation, event);
  const slot = position === null ? null : slotOfPlace(shape, { layer: reads.layer, position });
  return slot === null ? null : { slot };
}

function isWriteOf(trace: Trace, write: number, place: WrittenPlace): boolean {
  const ref = fieldAt(trace, write, RecordField.ref);
  if ("slot" in place) return ref === place.slot;
  return ref < 0 && place.paths.includes(trace.fields[-1 - ref] ?? "");
}

/** Returns where an event happened; null for one without a place. */
export function eventPosition(trace: Trace, presentation: TracePresentation, event: number): Position | null {
  return event < 0 ? null : presentation.eventPosition(valueAt(trace, recordAt(trace, event).before));
}
