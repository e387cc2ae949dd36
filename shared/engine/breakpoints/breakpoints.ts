// Breakpoints and log points: where a run over recorded turns stops, and what it logs. The caller evaluates conditions
// and messages. Plain data, stored between starts.
import { defined } from "../../base/defined";
import { type Json, isJsonObject } from "../../base/json";
import { type BreakKind, type BreakOn, isSamePlace, matches, readBreakOn } from "./breakPlaces";
import type { DebugInfo } from "../debugInfo";
import type { TurnRecord } from "../turnRecord";
import { recordCount } from "../trace/traceTree";

export interface Breakpoint {
  readonly on: BreakOn;
  readonly isEnabled: boolean;
  /** In the language's own conditions; null: always. */
  readonly condition: Json;
  /** The text of a condition that is not (yet) a JSON object; until it is, `condition` applies. Null: none. */
  readonly draft: string | null;
  /** Stops from this hit on, counted from the start of the session; 1 is the first. */
  readonly fromHit: number;
  /** A log point: writes this message, with each `{…}` evaluated, and does not stop. Null: stops. */
  readonly log: string | null;
}

/** A moment of a session: a turn and a record in it. */
export interface Moment {
  readonly turn: number;
  readonly record: number;
}

export interface Hit extends Moment {
  /** Index in the list of breakpoints. */
  readonly breakpoint: number;
}

/** A line written by a log point. */
export interface LogLine extends Hit {
  readonly text: string;
}

/** Everything that breakpoints found in a session. */
export interface SessionHits {
  /** Where they stop, in chronological order. */
  readonly hits: readonly Hit[];
  /** The first lines of the log points, in chronological order. */
  readonly log: readonly LogLine[];
  /** For each breakpoint of the list, how often its place and condition matched, whether or not it stopped. */
  readonly counts: readonly number[];
}

/** The most lines kept of a log: a rule that never ends would fill the memory. */
const MAX_LOG_LINES = 1_000;

/** Creates a breakpoint without a condition. */
export function breakpointOn(on: BreakOn): Breakpoint {
  return { on, isEnabled: true, condition: null, draft: null, fromHit: 1, log: null };
}

/** Returns whether a breakpoint has more than its place, which removing it would lose. */
export function hasSettings({ condition, draft, fromHit, log }: Breakpoint): boolean {
  return condition !== null || draft !== null || fromHit > 1 || log !== null;
}

/** Evaluates conditions and messages at a record of a turn. */
export interface RecordEvaluator {
  /** Returns whether a breakpoint's condition holds there. */
  holds(condition: Json, turn: TurnRecord, record: number): boolean;
  /** Returns a log point's message with its placeholders filled in. */
  message(log: string, turn: TurnRecord, record: number): string;
}

/** Returns all places of a session at which breakpoints stop or log. */
export function hitsIn(
  turns: Iterable<TurnRecord>,
  debug: DebugInfo,
  breakpoints: readonly Breakpoint[],
  evaluator: RecordEvaluator,
): SessionHits {
  const enabled = breakpoints.flatMap((each, index) => (each.isEnabled ? [{ ...each, index }] : []));
  const counts = breakpoints.map(() => 0);
  const hits: Hit[] = [];
  const log: LogLine[] = [];
  let previous: TurnRecord | null = null;
  let number = 0;
  for (const turn of turns) {
    const turnInfo = { turn, previous, debug };
    const count = enabled.length === 0 ? 0 : recordCount(turn.trace);
    for (let record = 0; record < count; record += 1) {
      for (const each of enabled) {
        if (!matches(turnInfo, each.on, record)) continue;
        if (each.condition !== null && !evaluator.holds(each.condition, turn, record)) continue;
        const times = (counts[each.index] ?? 0) + 1;
        counts[each.index] = times;
        if (times < each.fromHit) continue;
        const hit: Hit = { turn: number, record, breakpoint: each.index };
        if (each.log === null) hits.push(hit);
        else if (log.length < MAX_LOG_LINES) log.push({ ...hit, text: evaluator.message(each.log, turn, record) });
      }
    }
    previous = turn;
    number += 1;
  }
  return { hits, log, counts };
}

/** Returns whether a moment is before another. */
export function isBefore(left: Moment, right: Moment): boolean {
  return left.turn < right.turn || (left.turn === right.turn && left.record < right.record);
}

/** Yields the moments after one in chronological order, or those before it, the latest first. */
export function* momentsBetween(
  turns: readonly TurnRecord[],
  from: Moment,
  direction: "forward" | "backward",
): Generator<Moment> {
  const step = direction === "forward" ? 1 : -1;
  for (let turn = from.turn; turn >= 0 && turn < turns.length; turn += step) {
    const count = recordCount(defined(turns[turn]).trace);
    const first = direction === "forward" ? 0 : count - 1;
    const start = turn === from.turn ? from.record + step : first;
    for (let record = start; record >= 0 && record < count; record += step) yield { turn, record };
  }
}

/** Returns the hit at which a run stops, forwards or backwards from a moment; null when it runs to the end. */
export function nextHit(hits: readonly Hit[], from: Moment, direction: "forward" | "backward"): Hit | null {
  if (direction === "forward") return hits.find((hit) => isBefore(from, hit)) ?? null;
  return hits.findLast((hit) => isBefore(hit, from)) ?? null;
}

/** Reads breakpoints from stored data, one for each place; malformed ones are left out. */
export function readBreakpoints(
  value: Json | undefined,
  language: { readonly breaks: readonly BreakKind[] },
): readonly Breakpoint[] {
  if (!Array.isArray(value)) return [];
  const read = value.flatMap((entry: Json): Breakpoint | readonly [] => {
    if (!isJsonObject(entry)) return [];
    const on = readBreakOn(entry["on"], language);
    if (on === null) return [];
    const { fromHit, log, draft, condition = null } = entry;
    return {
      on,
      isEnabled: entry["isEnabled"] !== false,
      condition,
      draft: typeof draft === "string" ? draft : null,
      fromHit: typeof fromHit === "number" && fromHit >= 1 ? Math.floor(fromHit) : 1,
      log: typeof log === "string" ? log : null,
    };
  });
  return read.filter(({ on }, index) => read.findIndex((other) => isSamePlace(other.on, on)) === index);
}
