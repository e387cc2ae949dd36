// What led to what within a turn: the recorded causes, and beside them what made it possible, such as the write that a
// rule's condition saw or that met a goal. Frames and what came to nothing are left out. Knows nothing of layout.
import { memoWithInputs } from "../../base/memo";
import { decidingWrites } from "./decidingWrites";
import type { DebugInfo, GoalReads } from "../debugInfo";
import type { TurnRecord } from "../turnRecord";
import { CascadeEnd, EffectVerdict, GoalVerdict, RecordKind, RuleVerdict, type Trace } from "../trace/trace";
import { lastWriteTo } from "./lastWrites";
import { matchOf, placesReadBy } from "./readPlaces";
import { enclosing, kindAt, parentOf, recordAt, recordCount, within } from "../trace/traceTree";
import { writeAt } from "../trace/traceView";
import { indexTrace } from "./whyIndex";

/** `led-to`: it is its doing. `allowed`: without it a condition would have found something else. */
export interface CauseLink {
  readonly from: number;
  readonly to: number;
  readonly kind: "led-to" | "allowed";
}

export interface CauseLinks {
  /** Links to a record, what led to it first; empty for the turn itself and for records that are left out. */
  reasonsOf(record: number): readonly CauseLink[];
  /** Links from a record, in order. */
  consequencesOf(record: number): readonly CauseLink[];
}

const NONE: readonly CauseLink[] = [];

/** The links of a turn. Those to a record are worked out when it is asked for, those from one for all at once. */
export const causeLinks = memoWithInputs((turn: TurnRecord, debug: DebugInfo): CauseLinks => {
  const reasons = new Map<number, readonly CauseLink[]>();
  const reasonsOf = (record: number): readonly CauseLink[] => {
    if (record < 1 || record >= recordCount(turn.trace) || !isSignificant(turn.trace, record)) return NONE;
    const found = reasons.get(record) ?? linksTo(turn, debug, record);
    reasons.set(record, found);
    return found;
  };
  let consequences: ReadonlyMap<number, readonly CauseLink[]> | null = null;
  return {
    reasonsOf,
    consequencesOf: (record) => (consequences ??= turnedRound(turn.trace, reasonsOf)).get(record) ?? NONE,
  };
});

function turnedRound(trace: Trace, reasonsOf: CauseLinks["reasonsOf"]): ReadonlyMap<number, readonly CauseLink[]> {
  const consequences = new Map<number, CauseLink[]>();
  for (let record = 1; record < recordCount(trace); record += 1) {
    for (const link of reasonsOf(record)) {
      const list = consequences.get(link.from);
      if (list === undefined) consequences.set(link.from, [link]);
      else list.push(link);
    }
  }
  return consequences;
}

/** Whether something was done or came about by a record: what can be a cause or has one worth telling. */
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

/** The record itself if it is a significant record, else what it is about: the rule of a clause, the event of a rule tried in vain. */
export function significantRecord(trace: Trace, record: number): number {
  let at = record;
  while (at > 0 && !isSignificant(trace, at)) {
    const { kind, before } = recordAt(trace, at);
    at = kind === RecordKind.rule && before >= 0 && before < at ? before : parentOf(trace, at);
  }
  return Math.max(0, at);
}

/**
 * The record most worth explaining when none is asked about: what decided the turn, else its last change, one of the
 * board or a variable before what comes along with every step; else the turn.
 */
export function focusOf(turn: TurnRecord): number {
  const lastBut = (passed: (path: string) => boolean): number | undefined =>
    indexTrace(turn.trace).writes.findLast((record) => {
      const write = writeAt(turn.trace, record);
      return write?.kind === "cell" || (write !== null && !passed(write.path));
    });
  const last =
    lastBut((path) => COUNTED.has(path) || path.startsWith("avatar.")) ?? lastBut((path) => COUNTED.has(path));
  return decisionOf(turn) ?? last ?? 0;
}

/** Fields that change in every turn. */
const COUNTED: ReadonlySet<string> = new Set(["turnCount", "actionCount", "pendingMove", "avatar.facing"]);

function linksTo(turn: TurnRecord, debug: DebugInfo, record: number): readonly CauseLink[] {
  const { trace } = turn;
  const link = (from: number, kind: CauseLink["kind"]): CauseLink => ({ from, to: record, kind });
  const outcome = outcomeReasons(turn, debug, record);
  if (outcome.length > 0) return outcome.map((from) => link(from, "led-to"));
  const kind = kindAt(trace, record);
  if (kind === RecordKind.goal || kind === RecordKind.lose) {
    return decidersOf(turn, debug, record).map((from) => link(from, "led-to"));
  }
  const own = link(causeOf(trace, record), "led-to");
  if (kind !== RecordKind.rule) return [own];
  const match = matchOf(trace, record);
  const seen = placesReadBy(turn, debug, record).map((place) => lastWriteTo(turn, place, match));
  const allowed = [...new Set(seen)].filter((from) => from !== null && from !== own.from) as number[];
  return [own, ...allowed.map((from) => link(from, "allowed"))];
}

/** What a goal or a lose condition looks at. */
export function goalReadsOf({ trace }: TurnRecord, debug: DebugInfo, record: number): readonly GoalReads[] | undefined {
  const { kind, ref } = recordAt(trace, record);
  return kind === RecordKind.goal ? debug.goals[ref]?.reads : debug.loseConditions[ref]?.reads;
}

/** The writes of its turn that decided a goal or a loss. */
function decidersOf(turn: TurnRecord, debug: DebugInfo, record: number): readonly number[] {
  const { kind, after } = recordAt(turn.trace, record);
  const reads = goalReadsOf(turn, debug, record);
  const isAgainst = kind === RecordKind.goal && after === GoalVerdict.farther;
  const [tendency, other] = isAgainst ? (["against", "for"] as const) : (["for", "against"] as const);
  const found = decidingWrites(turn, reads, record, tendency);
  return found.length > 0 ? found : decidingWrites(turn, reads, record, other);
}

/** The recorded cause, or the record around; those that only hold others together and those that failed are passed by. */
export function causeOf(trace: Trace, record: number): number {
  let at = record;
  do {
    const { cause } = recordAt(trace, at);
    // A cause lies before its consequence; anything else would be a cycle.
    at = cause >= 0 && cause < at ? cause : parentOf(trace, at);
  } while (at > 0 && !isSignificant(trace, at));
  return Math.max(0, at);
}

/**
 * The goals that were met for a win, those decided in this turn first; the condition that held for a loss; none for any
 * other record.
 */
function outcomeReasons(turn: TurnRecord, debug: DebugInfo, record: number): readonly number[] {
  const { trace } = turn;
  const write = writeAt(trace, record);
  if (write?.kind !== "field" || write.after === false) return [];
  const isLoss = write.path === "lost" || write.path === "loseReason";
  if (write.path !== "won" && !isLoss) return [];
  const met = within(trace, 0, isLoss ? RecordKind.lose : RecordKind.goal).filter(
    (each) => each < record && recordAt(trace, each).after === 1,
  );
  const isNew = (each: number): boolean => decidersOf(turn, debug, each).length > 0;
  return [...met.filter(isNew), ...met.filter((each) => !isNew(each))];
}

/** Where a turn was decided: the write that won or lost it; null when it goes on. */
export function decisionOf({ trace }: TurnRecord): number | null {
  return (
    indexTrace(trace).writes.findLast((record) => {
      const write = writeAt(trace, record);
      return write?.kind === "field" && (write.path === "won" || write.path === "lost") && write.after === true;
    }) ?? null
  );
}

/** The pass, or else the phase, that a record stands in; the turn for the turn itself. */
export function stageOf(trace: Trace, record: number): number {
  const pass = enclosing(trace, record, RecordKind.pass);
  if (pass >= 0) return pass;
  return Math.max(0, enclosing(trace, record, RecordKind.phase));
}
