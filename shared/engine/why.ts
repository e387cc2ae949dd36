// Why a rule fired or did not in a turn: each attempt with its clauses, nearest miss first; events that it never heard
// of; what others did before. A pure reading of what the engine recorded: nothing is evaluated a second time.
import type { BoardView, Position } from "../base/boardView";
import type { DebugInfo, TurnRecord } from "./dialect";
import { RECORD_STRIDE, RecordField, RecordKind, RuleVerdict, type Trace } from "./trace";
import { eventOf, positionsIn } from "./traceCells";
import { enclosing, parentOf, recordAt, valueAt } from "./traceTree";
import { type Clause, blamedIn, clausesOf, missesOf } from "./whyClauses";
import { type CutOff, cutOffsOf, indexTrace, passOf } from "./whyIndex";

export type AttemptOutcome = "fired" | "where-failed" | "if-failed" | "used-up" | "not-run";

/** A rule tried on one event. */
export interface Attempt {
  /** The record in which it was tried. */
  readonly record: number;
  /** Where its effects ran; null when it did not fire. */
  readonly ran: number | null;
  readonly event: number;
  readonly pass: number | null;
  readonly outcome: AttemptOutcome;
  readonly clauses: readonly Clause[];
  readonly blamed: readonly BlamedClause[];
  /** Conditions that were not as they had to be, those not looked at included; 0 for one that matched. */
  readonly misses: number;
}

/** A clause that kept the rule from firing, and the writes of this turn that had a part in it. */
export interface BlamedClause {
  readonly rule: number;
  readonly clause: Clause;
  /** The last write before the attempt of what the clause looks at. */
  readonly changedBefore: number | null;
  /** The first write after it: the rule was tried too early. */
  readonly changedAfter: number | null;
}

/** An event of the rule's type that the rule was never tried on. */
export type Unheard =
  | { readonly event: number; readonly reason: "cut-off"; readonly cutOff: CutOff; readonly wouldFire: boolean }
  | { readonly event: number; readonly reason: "after-cascade" | "refused-turn" | "cascade-ended" };

export interface RuleAnswer {
  readonly rule: number;
  readonly turn: number;
  /** The cell that was asked about; null: any. */
  readonly position: Position | null;
  /** Nearest miss first; those that fired before all. */
  readonly attempts: readonly Attempt[];
  readonly unheard: readonly Unheard[];
  /** When no event of the rule's type happened: those that come nearest, best first. */
  readonly nearestEvents: readonly number[];
  /** The turn in which a rule that fires once had fired before; null when it had not. */
  readonly usedUpIn: number | null;
}

const OUTCOMES: Readonly<Record<number, AttemptOutcome>> = {
  [RuleVerdict.whereFailed]: "where-failed",
  [RuleVerdict.ifFailed]: "if-failed",
  [RuleVerdict.fired]: "fired",
  [RuleVerdict.usedUp]: "used-up",
  [RuleVerdict.selected]: "not-run",
};

const ORDER: readonly AttemptOutcome[] = ["fired", "not-run", "used-up", "if-failed", "where-failed"];

/**
 * Why a rule did what it did in turn `number` of a session. With a position: only attempts that have to do with that
 * cell, by their event or by what a clause looks at.
 */
export function whyRule(
  turns: readonly TurnRecord[],
  number: number,
  debug: DebugInfo,
  rule: number,
  position: Position | null = null,
): RuleAnswer {
  const turn = turns[number]!;
  const { trace } = turn;
  const attempts = attemptsOf(turn, debug, rule).filter(
    (attempt) => position === null || concerns(trace, attempt, position),
  );
  const on = debug.rules[rule]?.on ?? "";
  const events = (indexTrace(trace).events.get(on) ?? []).filter(
    (event) => position === null || isAbout(trace, event, position),
  );
  const isUsedUp = attempts.some(({ outcome }) => outcome === "used-up");
  return {
    rule,
    turn: number,
    position,
    attempts,
    unheard: unheardBy(turn, rule, events, debug),
    nearestEvents: events.length > 0 || attempts.length > 0 ? [] : nearestEvents(trace, on, position),
    usedUpIn: isUsedUp ? firedIn(turns, number, rule) : null,
  };
}

/** All attempts of a rule in a turn, nearest first. */
export function attemptsOf(turn: TurnRecord, debug: DebugInfo, rule: number): readonly Attempt[] {
  const { trace } = turn;
  const records = indexTrace(trace).attempts.get(rule) ?? [];
  const attempts: Attempt[] = [];
  const takenUp = new Set<number>();
  for (const record of records) {
    if (takenUp.has(record)) continue;
    const { after, before: event } = recordAt(trace, record);
    const run = after === RuleVerdict.selected ? laterRun(trace, records, record) : null;
    if (run !== null) takenUp.add(run);
    const outcome = OUTCOMES[run === null ? after : recordAt(trace, run).after] ?? "not-run";
    const ran = outcome === "fired" ? (run ?? record) : null;
    const clauses = clausesOf(trace, debug, rule, record);
    const blamed =
      outcome === "where-failed" || outcome === "if-failed"
        ? clauses.flatMap((clause) => blamedIn(clause)).map((clause) => withChanges(turn, rule, record, event, clause))
        : [];
    const misses = blamed.length === 0 ? 0 : clauses.reduce((sum, clause) => sum + missesOf(clause), 0);
    attempts.push({ record, ran, event, pass: passOf(trace, record), outcome, clauses, blamed, misses });
  }
  return attempts.sort(
    (left, right) =>
      ORDER.indexOf(left.outcome) - ORDER.indexOf(right.outcome) ||
      left.misses - right.misses ||
      left.record - right.record,
  );
}

/** A rule that was selected runs later in its pass, as a record of its own for the same event. */
function laterRun(trace: Trace, records: readonly number[], selected: number): number | null {
  const { before: event } = recordAt(trace, selected);
  const runs = (record: number): boolean => {
    const told = recordAt(trace, record);
    return record > selected && told.before === event && told.after !== RuleVerdict.selected;
  };
  return records.find(runs) ?? null;
}

/** The clause with the writes of what it looks at around the attempt. */
function withChanges(turn: TurnRecord, rule: number, attempt: number, event: number, clause: Clause): BlamedClause {
  const { trace } = turn;
  const place = placeRead(turn, clause, event);
  let changedBefore: number | null = null;
  let changedAfter: number | null = null;
  for (const write of place === null ? NO_WRITES : indexTrace(trace).writes) {
    if (!isWriteOf(trace, write, place!)) continue;
    const { before, after } = recordAt(trace, write);
    if (write < attempt && mayHaveDone(turn, clause, before, after)) changedBefore = write;
    else if (write > attempt && mayHaveDone(turn, clause, after, before)) changedAfter ??= write;
  }
  return { rule, clause, changedBefore, changedAfter };
}

/** Whether the clause might have been as wanted by one side of a write, and not by the other. Both are entities. */
function mayHaveDone({ shape }: TurnRecord, { reads, verdict }: Clause, one: number, other: number): boolean {
  if (reads.kind !== "cell" || reads.kinds === undefined) return true;
  const { kinds } = reads;
  const isWanted = (entity: number): boolean =>
    kinds.includes(shape.entities[entity]?.kind ?? "") === (verdict === "fails");
  return isWanted(one) && !isWanted(other);
}

const NO_WRITES: readonly number[] = [];

/** What a write's `ref` says when it changes the thing: a slot, or a field by one of its paths. */
type WrittenPlace = { readonly slot: number } | { readonly paths: readonly string[] };

const AVATAR_FIELDS = ["position", "item", "facing", "enabled"] as const;

/** Where what a clause looks at is written; null for one that looks at nothing of the kind. */
function placeRead({ trace, before }: TurnRecord, { reads }: Clause, event: number): WrittenPlace | null {
  switch (reads.kind) {
    case "variable":
      return { paths: [`variables.${reads.name}`] };
    case "objects":
      return { paths: ["multiCellObjects"] };
    case "avatar":
      return { paths: (reads.fields ?? AVATAR_FIELDS).map((field) => `avatar.${field}`) };
    case "cell": {
      const position = reads.position ?? eventPosition(trace, event);
      const layer = before.layers.indexOf(reads.layer);
      if (position === null || layer < 0 || !isOnBoard(before, position)) return null;
      return { slot: (layer * before.height + position[1]) * before.width + position[0] };
    }
    default:
      return null;
  }
}

function isWriteOf({ records, fields }: Trace, write: number, place: WrittenPlace): boolean {
  const ref = records[write * RECORD_STRIDE + RecordField.ref]!;
  if ("slot" in place) return ref === place.slot;
  return ref < 0 && place.paths.includes(fields[-1 - ref]!);
}

function isOnBoard({ width, height }: BoardView, [x, y]: Position): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** Where an event says it happened; null for one that says nothing of a place. */
export function eventPosition(trace: Trace, event: number): Position | null {
  if (event < 0) return null;
  const payload = valueAt(trace, recordAt(trace, event).before);
  if (typeof payload !== "object" || payload === null || Array.isArray(payload)) return null;
  return positionsIn({ position: (payload as { readonly position?: Position }).position ?? null })[0] ?? null;
}

function isSame(left: Position, right: Position): boolean {
  return left[0] === right[0] && left[1] === right[1];
}

/** Whether an event names a cell, by any of its positions. */
export function isAbout(trace: Trace, event: number, position: Position): boolean {
  return positionsIn(valueAt(trace, recordAt(trace, event).before)).some((each) => isSame(each, position));
}

function concerns(trace: Trace, { event, clauses }: Attempt, position: Position): boolean {
  if (event >= 0 && isAbout(trace, event, position)) return true;
  const looks = ({ reads, parts }: Clause): boolean =>
    (reads.kind === "cell" && reads.position !== null && isSame(reads.position, position)) || parts.some(looks);
  return clauses.some(looks);
}

function unheardBy(turn: TurnRecord, rule: number, events: readonly number[], debug: DebugInfo): readonly Unheard[] {
  const { trace } = turn;
  const tried = new Set((indexTrace(trace).attempts.get(rule) ?? []).map((record) => eventOf(trace, record)));
  const cutOffs = cutOffsOf(trace);
  const lastEnd = indexTrace(trace).ends.at(-1) ?? -1;
  if (debug.rules[rule] === undefined) return [];
  return events
    .filter((event) => !tried.has(event))
    .map((event): Unheard => {
      const cutOff = cutOffs.find(({ dropped }) => dropped.includes(event));
      if (cutOff !== undefined) {
        return { event, reason: "cut-off", cutOff, wouldFire: cutOff.wouldFire.includes(rule) };
      }
      if (!turn.accepted) return { event, reason: "refused-turn" };
      const budget = cutOffs.find(({ reason }) => reason === "budget");
      if (budget !== undefined && event < budget.record) {
        return { event, reason: "cut-off", cutOff: budget, wouldFire: false };
      }
      return { event, reason: event > lastEnd ? "after-cascade" : "cascade-ended" };
    });
}

/** The turn up to `number` in which a rule fired first; null when it never did. */
function firedIn(turns: readonly TurnRecord[], number: number, rule: number): number | null {
  for (let turn = 0; turn <= number; turn += 1) {
    const { trace } = turns[turn]!;
    const records = indexTrace(trace).attempts.get(rule) ?? [];
    if (records.some((record) => recordAt(trace, record).after === RuleVerdict.fired)) return turn;
  }
  return null;
}

const MOST_NEAREST = 6;

/** Events of other types: those about the cell first, then those whose names share words, then by time. */
function nearestEvents(trace: Trace, type: string, position: Position | null): readonly number[] {
  const words = new Set(type.split("_"));
  const ranked = Array.from(indexTrace(trace).events).flatMap(([other, records]) => {
    const shared = other.split("_").filter((word) => words.has(word)).length;
    return records.map((event) => ({ event, shared, isHere: position !== null && isAbout(trace, event, position) }));
  });
  return ranked
    .sort((a, b) => Number(b.isHere) - Number(a.isHere) || b.shared - a.shared || a.event - b.event)
    .slice(0, MOST_NEAREST)
    .map(({ event }) => event);
}

/** What did a write: the rule or system around it; -1 for the turn itself. */
export function doerOf(trace: Trace, write: number): number {
  const rule = enclosing(trace, write, RecordKind.rule);
  if (rule >= 0) return rule;
  const system = enclosing(trace, write, RecordKind.system);
  return system >= 0 ? system : parentOf(trace, write);
}
