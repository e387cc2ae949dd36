// Breakpoints: what a run stops at, and whether a record of a turn is such a place. Conditions are asked of the caller.
// Plain data, kept between starts; knows nothing of who runs.
import type { Position } from "../base/boardView";
import { type Json, isJsonObject } from "../base/json";
import type { DebugInfo, TurnRecord } from "./dialect";
import { CascadeEnd, RecordKind, RuleVerdict } from "./trace";
import { isPosition, placeOfSlot } from "./traceCells";
import { recordAt, recordCount, valueAt } from "./traceTree";
import { writeAt } from "./traceView";
import { valueText } from "./valueText";

export type BreakOn =
  /** A rule fires. Named by its id, so that it outlives edits. */
  | { readonly kind: "rule"; readonly rule: string }
  | { readonly kind: "event"; readonly event: string }
  /** Anything in a cell changes, on any layer. */
  | { readonly kind: "cell"; readonly position: Position }
  | { readonly kind: "variable"; readonly name: string }
  /** An entity of a kind appears somewhere or goes. */
  | { readonly kind: "entity"; readonly entity: string }
  /** A cascade comes to a pass. */
  | { readonly kind: "pass"; readonly pass: number }
  | { readonly kind: "cut-off" | "goal" | "lose" };

export interface Breakpoint {
  readonly on: BreakOn;
  readonly isEnabled: boolean;
  /** In the language's own conditions; null: always. */
  readonly condition: Json;
  /** Stops from this hit on, counted from the start of the session; 1 is the first. */
  readonly fromHit: number;
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

/** A breakpoint without condition. */
export function breakpointOn(on: BreakOn): Breakpoint {
  return { on, isEnabled: true, condition: null, fromHit: 1 };
}

/** Whether two breakpoints stop at the same thing. */
export function isSamePlace(left: BreakOn, right: BreakOn): boolean {
  return breakText(left) === breakText(right);
}

/** What a breakpoint stops at, in words; different for different places. */
export function breakText(on: BreakOn): string {
  switch (on.kind) {
    case "rule":
      return `rule ${on.rule} fires`;
    case "event":
      return `event ${on.event}`;
    case "cell":
      return `cell ${valueText(on.position)} changes`;
    case "variable":
      return `variable ${on.name} changes`;
    case "entity":
      return `${on.entity} appears or goes`;
    case "pass":
      return `pass ${on.pass} of a cascade`;
    case "cut-off":
      return "a cascade is cut off";
    case "goal":
      return "a goal is met";
    case "lose":
      return "the level is lost";
    default:
      return "";
  }
}

/** Whether a record is what a breakpoint stops at, its condition aside. */
export function matches(turn: TurnRecord, debug: DebugInfo, on: BreakOn, index: number): boolean {
  const { kind, ref, after } = recordAt(turn.trace, index);
  switch (on.kind) {
    case "rule":
      return kind === RecordKind.rule && after === RuleVerdict.fired && debug.rules[ref]?.id === on.rule;
    case "event":
      return kind === RecordKind.event && valueAt(turn.trace, ref) === on.event;
    case "pass":
      return kind === RecordKind.pass && ref === on.pass;
    case "cut-off":
      return kind === RecordKind.end && (ref === CascadeEnd.cutOff || ref === CascadeEnd.budgetSpent);
    case "goal":
      return kind === RecordKind.goal && after === 1;
    case "lose":
      return kind === RecordKind.lose && after === 1;
    default:
      return kind === RecordKind.write && isWriteOf(turn, on, index);
  }
}

function isWriteOf(turn: TurnRecord, on: BreakOn, index: number): boolean {
  const write = writeAt(turn.trace, index);
  if (write?.kind === "field") return on.kind === "variable" && write.path === `variables.${on.name}`;
  if (write === null) return false;
  if (on.kind === "cell") {
    const { position } = placeOfSlot(turn.before, write.slot);
    return position[0] === on.position[0] && position[1] === on.position[1];
  }
  const { entities } = turn.after;
  const [before, after] = [entities[write.before]?.kind, entities[write.after]?.kind];
  return on.kind === "entity" && before !== after && (before === on.entity || after === on.entity);
}

/** Whether a breakpoint's condition holds at a record of a turn. */
export type HoldsAt = (condition: Json, turn: TurnRecord, record: number) => boolean;

/** All places of a session at which breakpoints stop, in order of time. */
export function hitsIn(
  turns: Iterable<TurnRecord>,
  debug: DebugInfo,
  breakpoints: readonly Breakpoint[],
  holdsAt: HoldsAt,
): readonly Hit[] {
  const asked = breakpoints.flatMap((each, breakpoint) => (each.isEnabled ? [{ ...each, breakpoint, count: 0 }] : []));
  const hits: Hit[] = [];
  let number = 0;
  for (const turn of turns) {
    const count = asked.length === 0 ? 0 : recordCount(turn.trace);
    for (let record = 0; record < count; record += 1) {
      for (const each of asked) {
        if (!matches(turn, debug, each.on, record)) continue;
        if (each.condition !== null && !holdsAt(each.condition, turn, record)) continue;
        each.count += 1;
        if (each.count >= each.fromHit) hits.push({ turn: number, record, breakpoint: each.breakpoint });
      }
    }
    number += 1;
  }
  return hits;
}

function isBefore(left: Moment, right: Moment): boolean {
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
    const count = recordCount(turns[turn]!.trace);
    const first = direction === "forward" ? 0 : count - 1;
    const start = turn === from.turn ? from.record + step : first;
    for (let record = Math.min(start, count); record >= 0 && record < count; record += step) yield { turn, record };
  }
}

/** The hit a run stops at, forwards or backwards from a moment; null when it runs to the end. */
export function nextHit(hits: readonly Hit[], from: Moment, direction: "forward" | "backward"): Hit | null {
  if (direction === "forward") return hits.find((hit) => isBefore(from, hit)) ?? null;
  return hits.findLast((hit) => isBefore(hit, from)) ?? null;
}

/** Breakpoints read from what was kept; what is malformed is left out. */
export function readBreakpoints(value: Json | undefined): readonly Breakpoint[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: Json) => {
    if (!isJsonObject(entry)) return [];
    const on = readPlace(entry["on"]);
    if (on === null) return [];
    const fromHit = entry["fromHit"];
    return [
      {
        on,
        isEnabled: entry["isEnabled"] !== false,
        condition: entry["condition"] ?? null,
        fromHit: typeof fromHit === "number" && fromHit >= 1 ? Math.floor(fromHit) : 1,
      },
    ];
  });
}

function readPlace(value: Json | undefined): BreakOn | null {
  if (!isJsonObject(value)) return null;
  const { kind, rule, event, position, name, entity, pass } = value;
  if (kind === "rule" && typeof rule === "string") return { kind, rule };
  if (kind === "event" && typeof event === "string") return { kind, event };
  if (kind === "cell" && isPosition(position)) return { kind, position };
  if (kind === "variable" && typeof name === "string") return { kind, name };
  if (kind === "entity" && typeof entity === "string") return { kind, entity };
  if (kind === "pass" && typeof pass === "number") return { kind, pass };
  return kind === "cut-off" || kind === "goal" || kind === "lose" ? { kind } : null;
}
