// Finds what caused what within a turn: the recorded causes, and what made them possible, such as the write that a
// rule's condition read or that met a goal. Leaves out records that only group others or had no effect.
import { addTo } from "../../base/groups";
import type { Json } from "../../base/json";
import { memoWithInputs } from "../../base/memo";
import { decidingWrites } from "./decidingWrites";
import type { DebugInfo, GoalReads } from "../debugInfo";
import type { TracePresentation, TraceReading } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";
import { CascadeEnd, EffectVerdict, GoalVerdict, RecordKind, RuleVerdict, type Trace } from "../trace/trace";
import { lastWriteTo } from "./lastWrites";
import { matchOf, placesReadBy } from "./readPlaces";
import { enclosing, kindAt, parentOf, recordAt, recordCount, within } from "../trace/traceTree";
import { writeAt } from "../trace/traceView";
import { indexTrace } from "./whyIndex";

/** `led-to`: caused it. `allowed`: without it a condition would have had another result. */
export interface CauseLink {
  readonly from: number;
  readonly to: number;
  readonly kind: "led-to" | "allowed";
}

export interface CauseLinks {
  /**
   * Returns the links to a record, the direct cause first; empty for the turn itself and for records that are left out.
   */
  reasonsOf(record: number): readonly CauseLink[];
  /** Returns the links from a record, in order. */
  consequencesOf(record: number): readonly CauseLink[];
}

const NONE: readonly CauseLink[] = [];

/** Returns the links of a turn. Links to a record are computed on demand, those from any record all at once. */
export function causeLinks(turn: TurnRecord, { debug, presentation }: TraceReading): CauseLinks {
  return linksOf(turn, debug, presentation);
}

const linksOf = memoWithInputs((turn: TurnRecord, debug: DebugInfo, presentation: TracePresentation): CauseLinks => {
  const reading: TraceReading = { debug, presentation };
  const reasons = new Map<number, readonly CauseLink[]>();
  const reasonsOf = (record: number): readonly CauseLink[] => {
    if (record < 1 || record >= recordCount(turn.trace) || !isSignificant(turn.trace, record)) return NONE;
    const found = reasons.get(record) ?? linksTo(turn, reading, record);
    reasons.set(record, found);
    return found;
  };
  let consequences: ReadonlyMap<number, readonly CauseLink[]> | null = null;
  return {
    reasonsOf,
    consequencesOf: (record) => (consequences ??= reversed(turn.trace, reasonsOf)).get(record) ?? NONE,
  };
});

function reversed(trace: Trace, reasonsOf: CauseLinks["reasonsOf"]): ReadonlyMap<number, readonly CauseLink[]> {
  const consequences = new Map<number, CauseLink[]>();
  for (let record = 1; record < recordCount(trace); record += 1) {
    for (const link of reasonsOf(record)) addTo(consequences, link.from, link);
  }
  return consequences;
}

/** Returns whether a record did something or was caused by something worth showing. */
export function isSignificant(trace: Trace, record: number): boolean {
  const { kind, ref, after } = recordAt(trace, record);
  switch (kind) {
    case RecordKind.turn:
    case RecordKind.system:
    case RecordKind.write:
    case RecordKind.event:
      return true;
    case RecordKind.rule:
      return after === RuleVerdict.fired;
    case RecordKind.effect:
      return after === EffectVerdict.done;
    case RecordKind.goal:
      return after !== GoalVerdict.open;
    case RecordKind.lose:
      return after === 1;
    case RecordKind.end:
      return ref === CascadeEnd.cutOff || ref === CascadeEnd.budgetSpent;
    default:
      return false;
  }
}

/**
 * Returns the record itself if it is significant, else the one it belongs to: the rule of a clause, the event of a
 * failed attempt.
 */
export function significantRecord(trace: Trace, record: number): number {
  let at = record;
  while (at > 0 && !isSignificant(trace, at)) {
    const { kind, before } = recordAt(trace, at);
    at = kind === RecordKind.rule && before >= 0 && before < at ? before : parentOf(trace, at);
  }
  return Math.max(0, at);
}

/**
 * Returns the record most worth explaining: what decided the turn, else its last change (changes of the board or a
 * variable before those that come with every step), else the turn.
 */
export function focusOf(turn: TurnRecord, presentation: TracePresentation): number {
  const lastBut = (isPassed: (path: string) => boolean): number | undefined =>
    indexTrace(turn.trace).writes.findLast((record) => {
      const write = writeAt(turn.trace, record);
      return write?.kind === "cell" || (write !== null && !isPassed(write.path));
    });
  const last =
    lastBut((path) => presentation.passing(path) !== null) ??
    lastBut((path) => presentation.passing(path) === "counted");
  return decisionOf(turn, presentation) ?? last ?? 0;
}

function linksTo(turn: TurnRecord, reading: TraceReading, record: number): readonly CauseLink[] {
  const { trace } = turn;
  const { debug } = reading;
  const link = (from: number, kind: CauseLink["kind"]): CauseLink => ({ from, to: record, kind });
  const outcome = outcomeReasons(turn, reading, record);
  if (outcome.length > 0) return outcome.map((from) => link(from, "led-to"));
  const kind = kindAt(trace, record);
  if (kind === RecordKind.goal || kind === RecordKind.lose) {
    return decidersOf(turn, debug, record).map((from) => link(from, "led-to"));
  }
  const own = link(causeOf(trace, record), "led-to");
  if (kind !== RecordKind.rule) return [own];
  const match = matchOf(trace, record);
  const allowed = new Set(
    placesReadBy(turn, reading, record).flatMap((place) => lastWriteTo(turn, place, match) ?? []),
  );
  allowed.delete(own.from);
  return [own, ...Array.from(allowed, (from) => link(from, "allowed"))];
}

/** Returns what a goal or a lose condition reads. */
export function goalReadsOf({ trace }: TurnRecord, debug: DebugInfo, record: number): readonly GoalReads[] | undefined {
  const { kind, ref } = recordAt(trace, record);
  return kind === RecordKind.goal ? debug.goals[ref]?.reads : debug.loseConditions[ref]?.reads;
}

/** Returns the writes of its turn that decided a goal or a loss. */
function decidersOf(turn: TurnRecord, debug: DebugInfo, record: number): readonly number[] {
  const { kind, after } = recordAt(turn.trace, record);
  const reads = goalReadsOf(turn, debug, record);
  const isAgainst = kind === RecordKind.goal && after === GoalVerdict.farther;
  const [tendency, other] = isAgainst ? (["against", "for"] as const) : (["for", "against"] as const);
  const found = decidingWrites(turn, reads, record, tendency);
  return found.length > 0 ? found : decidingWrites(turn, reads, record, other);
}

/**
 * Returns the recorded cause, or the enclosing record, skipping records that only group others and those that failed.
 */
export function causeOf(trace: Trace, record: number): number {
  let at = record;
  do {
    const { cause } = recordAt(trace, at);
    // A cause is always before its consequence; anything else would be a cycle.
    at = cause >= 0 && cause < at ? cause : parentOf(trace, at);
  } while (at > 0 && !isSignificant(trace, at));
  return Math.max(0, at);
}

/**
 * Returns the goals that were met for a win, those decided in this turn first; the condition that held for a loss; none
 * for any other record.
 */
function outcomeReasons(turn: TurnRecord, { debug, presentation }: TraceReading, record: number): readonly number[] {
  const { trace } = turn;
  const write = writeAt(trace, record);
  if (write?.kind !== "field" || write.after === false) return [];
  const field = presentation.outcomeFields.find(({ path }) => path === write.path);
  if (field === undefined) return [];
  const met = within(trace, 0, RecordKind[field.because]).filter(
    (each) => each < record && recordAt(trace, each).after === 1,
  );
  const isNew = (each: number): boolean => decidersOf(turn, debug, each).length > 0;
  return [...met.filter(isNew), ...met.filter((each) => !isNew(each))];
}

/** Returns the write that won or lost the level; null when the game continues. */
export function decisionOf({ trace }: TurnRecord, { outcomeFields }: TracePresentation): number | null {
  const decides = (path: string): boolean => outcomeFields.some((field) => field.decides && field.path === path);
  return (
    indexTrace(trace).writes.findLast((record) => {
      const write = writeAt(trace, record);
      return write?.kind === "field" && isSet(write.after) && decides(write.path);
    }) ?? null
  );
}

function isSet(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== false;
}

/** Returns the pass, or else the phase, that contains a record; the turn for the turn itself. */
export function stageOf(trace: Trace, record: number): number {
  const pass = enclosing(trace, record, RecordKind.pass);
  if (pass >= 0) return pass;
  return Math.max(0, enclosing(trace, record, RecordKind.phase));
}
