// Explains why a rule fired or did not in a turn: its attempts, nearest miss first; events on which it was not tried;
// in which turn it was used up. Only reads what the engine recorded; evaluates nothing again.
import { type Position, isSamePosition } from "../../base/boardView";
import { defined } from "../../base/defined";
import type { DebugInfo } from "../debugInfo";
import type { TracePresentation } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";
import { RuleVerdict, type Trace } from "../trace/trace";
import { eventOf } from "../trace/traceCells";
import { recordAt, valueAt } from "../trace/traceTree";
import { type Attempt, attemptsOf } from "./whyAttempts";
import type { Clause } from "./whyClauses";
import { type CutOff, cutOffsOf, indexTrace } from "./whyIndex";
import type { TurnOfSession } from "./turnOfSession";

/** An event of the rule's type on which the rule was not tried. */
export type UntriedEvent =
  | { readonly event: number; readonly reason: "cut-off"; readonly cutOff: CutOff; readonly wouldFire: boolean }
  | { readonly event: number; readonly reason: "after-cascade" | "refused-turn" | "cascade-ended" };

export interface RuleAnswer {
  readonly rule: number;
  readonly turn: number;
  /** The cell in question; null: any. */
  readonly position: Position | null;
  /** Those that fired first, then the nearest miss. */
  readonly attempts: readonly Attempt[];
  readonly untried: readonly UntriedEvent[];
  /** When no event of the rule's type happened: the most similar events, best first. */
  readonly nearestEvents: readonly number[];
  /** The turn in which a rule that fires once had already fired; null when it had not. */
  readonly usedUpIn: number | null;
}

/**
 * Explains what a rule did in a turn. With a position: only attempts that involve that cell, by
 * their event or by what a clause reads.
 */
export function whyRule(of: TurnOfSession, rule: number, position: Position | null = null): RuleAnswer {
  const { turns, number, reading } = of;
  const turn = defined(turns[number]);
  const { trace } = turn;
  const { debug, presentation } = reading;
  const all = attemptsOf(turn, reading, rule);
  const attempts = position === null ? all : all.filter((attempt) => concerns(trace, presentation, attempt, position));
  const on = debug.rules[rule]?.on ?? "";
  const heard = indexTrace(trace).events.get(on) ?? [];
  const events = position === null ? heard : heard.filter((event) => isAbout(trace, presentation, event, position));
  const isUsedUp = attempts.some(({ outcome }) => outcome === "used-up");
  return {
    rule,
    turn: number,
    position,
    attempts,
    untried: untriedEvents(turn, rule, events, debug),
    nearestEvents: events.length > 0 || attempts.length > 0 ? [] : nearestEvents(trace, presentation, on, position),
    usedUpIn: isUsedUp ? firedIn(turns, number, rule) : null,
  };
}

/** Returns whether an event names a cell, by any of its positions. */
export function isAbout(trace: Trace, presentation: TracePresentation, event: number, position: Position): boolean {
  return presentation
    .positionsIn(valueAt(trace, recordAt(trace, event).before))
    .some((each) => isSamePosition(each, position));
}

function concerns(
  trace: Trace,
  presentation: TracePresentation,
  { event, clauses }: Attempt,
  position: Position,
): boolean {
  if (event >= 0 && isAbout(trace, presentation, event, position)) return true;
  const looks = ({ reads, parts }: Clause): boolean =>
    (reads.kind === "cell" && reads.position !== null && isSamePosition(reads.position, position)) || parts.some(looks);
  return clauses.some(looks);
}

function untriedEvents(
  turn: TurnRecord,
  rule: number,
  events: readonly number[],
  debug: DebugInfo,
): readonly UntriedEvent[] {
  const { trace } = turn;
  const tried = new Set((indexTrace(trace).attempts.get(rule) ?? []).map((record) => eventOf(trace, record)));
  const untried = events.filter((event) => !tried.has(event));
  if (untried.length === 0 || debug.rules[rule] === undefined) return [];
  const cutOffs = cutOffsOf(trace);
  const lastEnd = indexTrace(trace).ends.at(-1) ?? -1;
  return untried.map((event): UntriedEvent => {
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

/** Returns the turn up to `number` in which a rule fired first; null when it never did. */
function firedIn(turns: readonly TurnRecord[], number: number, rule: number): number | null {
  for (let turn = 0; turn <= number; turn += 1) {
    const { trace } = defined(turns[turn]);
    const records = indexTrace(trace).attempts.get(rule) ?? [];
    if (records.some((record) => recordAt(trace, record).after === RuleVerdict.fired)) return turn;
  }
  return null;
}

const MAX_NEAREST = 6;

/** Ranks events of other types: those about the cell first, then those with similar names, then by time. */
function nearestEvents(
  trace: Trace,
  presentation: TracePresentation,
  type: string,
  position: Position | null,
): readonly number[] {
  const words = new Set(type.split("_"));
  const ranked = Array.from(indexTrace(trace).events).flatMap(([other, records]) => {
    const shared = other.split("_").filter((word) => words.has(word)).length;
    return records.map((event) => ({
      event,
      shared,
      isHere: position !== null && isAbout(trace, presentation, event, position),
    }));
  });
  return ranked
    .sort((a, b) => Number(b.isHere) - Number(a.isHere) || b.shared - a.shared || a.event - b.event)
    .slice(0, MAX_NEAREST)
    .map(({ event }) => event);
}
