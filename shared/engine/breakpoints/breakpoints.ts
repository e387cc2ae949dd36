// Breakpoints and log points: where a run over recorded turns stops, and what it notes on its way. What a condition or
// a message means is asked of the caller. Plain data, kept between starts; knows nothing of who runs.
import { defined } from "../../base/defined";
import { type Json, isJsonObject } from "../../base/json";
import { type BreakOn, isSamePlace, matches, readPlace } from "./breakPlaces";
import type { DebugInfo } from "../debugInfo";
import type { TurnRecord } from "../turnRecord";
import { recordCount } from "../trace/traceTree";

export interface Breakpoint {
  readonly on: BreakOn;
  readonly isEnabled: boolean;
  /** In the language's own conditions; null: always. */
  readonly condition: Json;
  /** What is written for a condition that is no JSON object (yet): `condition` is in force meanwhile. Null: nothing is. */
  readonly draft: string | null;
  /** Stops from this hit on, counted from the start of the session; 1 is the first. */
  readonly fromHit: number;
  /** A log point: it writes this message, with what stands in `{…}` read there, and does not stop. Null: it stops. */
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

/** What a log point wrote. */
export interface LogLine extends Hit {
  readonly text: string;
}

/** All that breakpoints found in a session. */
export interface SessionHits {
  /** Where they stop, in order of time. */
  readonly hits: readonly Hit[];
  /** The first lines of the log points, in order of time. */
  readonly log: readonly LogLine[];
  /** For each breakpoint of the list how often its place and condition came true, stopping or not. */
  readonly counts: readonly number[];
}

/** Lines of a log beyond which no more are kept: a rule that runs wild would fill the memory with them. */
const MOST_LOG_LINES = 1_000;

/** A breakpoint without condition. */
export function breakpointOn(on: BreakOn): Breakpoint {
  return { on, isEnabled: true, condition: null, draft: null, fromHit: 1, log: null };
}

/** Whether more is written in a breakpoint than where it stops: who removes it loses that. */
export function hasOwnWords({ condition, draft, fromHit, log }: Breakpoint): boolean {
  return condition !== null || draft !== null || fromHit > 1 || log !== null;
}

/** What is to be asked of a record of a turn. */
export interface AskRecord {
  /** Whether a breakpoint's condition holds there. */
  holds(condition: Json, turn: TurnRecord, record: number): boolean;
  /** A log point's message with what it names filled in. */
  message(log: string, turn: TurnRecord, record: number): string;
}

/** All places of a session at which breakpoints stop or write. */
export function hitsIn(
  turns: Iterable<TurnRecord>,
  debug: DebugInfo,
  breakpoints: readonly Breakpoint[],
  ask: AskRecord,
): SessionHits {
  const asked = breakpoints.flatMap((each, index) => (each.isEnabled ? [{ ...each, index }] : []));
  const counts = breakpoints.map(() => 0);
  const hits: Hit[] = [];
  const log: LogLine[] = [];
  let previous: TurnRecord | null = null;
  let number = 0;
  for (const turn of turns) {
    const told = { turn, previous, debug };
    const count = asked.length === 0 ? 0 : recordCount(turn.trace);
    for (let record = 0; record < count; record += 1) {
      for (const each of asked) {
        if (!matches(told, each.on, record)) continue;
        if (each.condition !== null && !ask.holds(each.condition, turn, record)) continue;
        const times = (counts[each.index] ?? 0) + 1;
        counts[each.index] = times;
        if (times < each.fromHit) continue;
        const hit: Hit = { turn: number, record, breakpoint: each.index };
        if (each.log === null) hits.push(hit);
        else if (log.length < MOST_LOG_LINES) log.push({ ...hit, text: ask.message(each.log, turn, record) });
      }
    }
    previous = turn;
    number += 1;
  }
  return { hits, log, counts };
}

/** Whether a moment is before another. */
export function isBefore(left: Moment, right: Moment): boolean {
  return left.turn < right.turn || (left.turn === right.turn && left.record < right.record);
}

/** The moments after one, in order of time, or those before it, the latest first. */
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

/** The hit a run stops at, forwards or backwards from a moment; null when it runs to the end. */
export function nextHit(hits: readonly Hit[], from: Moment, direction: "forward" | "backward"): Hit | null {
  if (direction === "forward") return hits.find((hit) => isBefore(from, hit)) ?? null;
  return hits.findLast((hit) => isBefore(hit, from)) ?? null;
}

/** Breakpoints read from what was kept, one for each place; what is malformed is left out. */
export function readBreakpoints(value: Json | undefined): readonly Breakpoint[] {
  if (!Array.isArray(value)) return [];
  const read = value.flatMap((entry: Json): Breakpoint | readonly [] => {
    if (!isJsonObject(entry)) return [];
    const on = readPlace(entry["on"]);
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
