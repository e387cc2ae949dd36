// What led to what within a turn: the recorded causes, and beside them what made it possible, such as the write that a
// rule's condition saw or that met a goal. Frames and what came to nothing are left out. Knows nothing of layout.
import type { DebugInfo, TurnRecord } from "./dialect";
import { CascadeEnd, EffectVerdict, RecordKind, RuleVerdict, type Trace } from "./trace";
import { ANY_CELL, cellName, countBelow, lastWriteTo } from "./lastWrites";
import { lookedAtPositions } from "./traceCells";
import { enclosing, kindAt, parentOf, recordAt, recordCount, within } from "./traceTree";
import { writeAt } from "./traceView";
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
const known = new WeakMap<Trace, CauseLinks>();

/** The links of a turn; worked out once. */
export function causeLinks(turn: TurnRecord, debug: DebugInfo): CauseLinks {
  const before = known.get(turn.trace);
  if (before !== undefined) return before;
  const reasons = new Map<number, readonly CauseLink[]>();
  const consequences = new Map<number, CauseLink[]>();
  for (let record = 1; record < recordCount(turn.trace); record += 1) {
    if (!isDeed(turn.trace, record)) continue;
    const links = linksTo(turn, debug, record);
    reasons.set(record, links);
    for (const link of links) {
      const list = consequences.get(link.from);
      if (list === undefined) consequences.set(link.from, [link]);
      else list.push(link);
    }
  }
  const links: CauseLinks = {
    reasonsOf: (record) => reasons.get(record) ?? NONE,
    consequencesOf: (record) => consequences.get(record) ?? NONE,
  };
  known.set(turn.trace, links);
  return links;
}

/** Whether something was done or came about by a record: what can be a cause or has one worth telling. */
export function isDeed(trace: Trace, record: number): boolean {
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
    case RecordKind.lose:
      return after === 1;
    case RecordKind.end:
      return ref === CascadeEnd.cutOff || ref === CascadeEnd.budgetSpent;
    default:
      return false;
  }
}

/** The record itself if it is a deed, else what it is about: the rule of a clause, the event of a rule tried in vain. */
export function deedAt(trace: Trace, record: number): number {
  let at = record;
  while (at > 0 && !isDeed(trace, at)) {
    const { kind, before } = recordAt(trace, at);
    at = kind === RecordKind.rule && before >= 0 && before < at ? before : parentOf(trace, at);
  }
  return Math.max(0, at);
}

/** The record most worth explaining when none is asked about: what decided the turn, else its last change; else it. */
export function focusOf(turn: TurnRecord): number {
  const last = indexTrace(turn.trace).writes.findLast((record) => {
    const write = writeAt(turn.trace, record);
    return write?.kind === "cell" || (write !== null && !COUNTED.has(write.path));
  });
  return decisionOf(turn) ?? last ?? 0;
}

/** Fields that change in every turn. */
const COUNTED: ReadonlySet<string> = new Set(["turnCount", "actionCount", "pendingMove"]);

function linksTo(turn: TurnRecord, debug: DebugInfo, record: number): readonly CauseLink[] {
  const { trace } = turn;
  const link = (from: number, kind: CauseLink["kind"]): CauseLink => ({ from, to: record, kind });
  const outcome = outcomeReasons(trace, record);
  if (outcome.length > 0) return outcome.map((from) => link(from, "led-to"));
  const kind = kindAt(trace, record);
  if (kind === RecordKind.goal || kind === RecordKind.lose) {
    const writes = lastWrites(turn, record, readsOf(turn, debug, record));
    return (writes.length === 0 ? [0] : writes).map((from) => link(from, "led-to"));
  }
  const own = link(causeOf(trace, record), "led-to");
  if (kind !== RecordKind.rule) return [own];
  const allowed = lastWrites(turn, matchOf(trace, record), readsOf(turn, debug, record)).filter(
    (from) => from !== own.from,
  );
  return [own, ...allowed.map((from) => link(from, "allowed"))];
}

/** The recorded cause, or the record around; those that only hold others together and those that failed are passed by. */
function causeOf(trace: Trace, record: number): number {
  let at = record;
  do {
    const { cause } = recordAt(trace, at);
    // A cause lies before its consequence; anything else would be a cycle.
    at = cause >= 0 && cause < at ? cause : parentOf(trace, at);
  } while (at > 0 && !isDeed(trace, at));
  return Math.max(0, at);
}

/** The goals that were met for a win, the condition that held for a loss; none for any other record. */
function outcomeReasons(trace: Trace, record: number): readonly number[] {
  const write = writeAt(trace, record);
  if (write?.kind !== "field" || write.after === false) return [];
  const kind = write.path === "won" ? RecordKind.goal : write.path.startsWith("lo") ? RecordKind.lose : null;
  if (kind === null || (kind === RecordKind.lose && write.path !== "lost" && write.path !== "loseReason")) return [];
  return within(trace, 0, kind).filter((each) => each < record && recordAt(trace, each).after === 1);
}

/** What a goal looks at when nothing is known of it. */
const CELLS: readonly string[] = [ANY_CELL];

/** What a goal, a lose condition or the conditions of a rule that fired have looked at; nothing for other records. */
function readsOf(turn: TurnRecord, debug: DebugInfo, record: number): readonly string[] {
  const { kind, ref } = recordAt(turn.trace, record);
  if (kind === RecordKind.goal) return debug.goals[ref]?.reads ?? CELLS;
  if (kind === RecordKind.lose) return debug.loseConditions[ref]?.reads ?? CELLS;
  if (kind !== RecordKind.rule) return [];
  const clauses = within(turn.trace, matchOf(turn.trace, record), RecordKind.clause);
  return clauses.flatMap((clause) => readsOfClause(turn, debug, clause));
}

/** For each thing read, its last write before a record, each once; `cells` is any cell. */
function lastWrites(turn: TurnRecord, before: number, reads: readonly string[]): readonly number[] {
  const found = reads.flatMap((read) => lastWriteTo(turn, read, before) ?? []);
  return [...new Set(found)];
}

/** The last changes in earlier turns of what a record looked at and its own turn had not changed; each once. */
export function earlierReasons(
  turns: readonly TurnRecord[],
  number: number,
  debug: DebugInfo,
  record: number,
): readonly { readonly turn: number; readonly record: number }[] {
  const turn = turns[number]!;
  const found = new Map<string, { readonly turn: number; readonly record: number }>();
  for (const read of readsOf(turn, debug, record)) {
    if (read === ANY_CELL || lastWriteTo(turn, read, record) !== null) continue;
    for (let at = number - 1; at >= 0; at -= 1) {
      const write = lastWriteTo(turns[at]!, read, Number.POSITIVE_INFINITY);
      if (write === null) continue;
      found.set(`${at} ${write}`, { turn: at, record: write });
      break;
    }
  }
  return [...found.values()];
}

/** The record in which a rule was matched: its own, or where rules are selected first, the one before it. */
function matchOf(trace: Trace, rule: number): number {
  const { ref, before } = recordAt(trace, rule);
  const attempts = indexTrace(trace).attempts.get(ref) ?? [];
  const pass = enclosing(trace, rule, RecordKind.pass);
  for (let at = countBelow(attempts, rule) - 1; at >= 0 && attempts[at]! > pass; at -= 1) {
    const told = recordAt(trace, attempts[at]!);
    if (told.before === before && told.after === RuleVerdict.selected) return attempts[at]!;
  }
  return rule;
}

function readsOfClause(turn: TurnRecord, debug: DebugInfo, clause: number): readonly string[] {
  const reads = debug.conditions[recordAt(turn.trace, clause).ref]?.reads;
  if (reads?.kind === "variable") return [`variables.${reads.name}`];
  if (reads?.kind === "avatar") return reads.fields?.map((field) => `avatar.${field}`) ?? ["avatar"];
  if (reads?.kind !== "cell") return [];
  return lookedAtPositions(turn.trace, clause, debug).map((position) => cellName(reads.layer, position));
}

/** What led to a record, nearest first, up to the player's action; the record itself is not in it. */
export function causeChain(turn: TurnRecord, debug: DebugInfo, record: number): readonly number[] {
  const links = causeLinks(turn, debug);
  const chain: number[] = [];
  const start = deedAt(turn.trace, record);
  if (start !== record) chain.push(start);
  for (let at = start; at > 0;) {
    // A reason lies before what it led to.
    at = links.reasonsOf(at)[0]?.from ?? 0;
    chain.push(at);
  }
  return chain;
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
