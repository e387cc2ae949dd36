// What a breakpoint stops at, and whether a record of a turn is such a place. Plain data, stored between starts.
import { assertNever } from "../../base/assertNever";
import type { Position } from "../../base/boardView";
import { type Json, isJsonObject } from "../../base/json";
import type { DebugInfo } from "../debugInfo";
import type { TurnRecord } from "../turnRecord";
import { CascadeEnd, RecordKind, RuleVerdict } from "../trace/trace";
import { isPosition, placeOfSlot } from "../trace/traceCells";
import { kindAt, recordAt, valueAt } from "../trace/traceTree";
import { writeAt } from "../trace/traceView";
import { valueText } from "../trace/valueText";

export type BreakOn =
  /** A rule fires. Given by its id, so that the breakpoint survives edits. */
  | { readonly kind: "rule"; readonly rule: string }
  | { readonly kind: "event"; readonly event: string }
  /** Anything in a cell changes, on any layer. */
  | { readonly kind: "cell"; readonly position: Position }
  | { readonly kind: "variable"; readonly name: string }
  /** An entity of a kind appears, disappears, or either. */
  | { readonly kind: "entity" | "appears" | "goes"; readonly entity: string }
  /** A cascade reaches a pass. */
  | { readonly kind: "pass"; readonly pass: number }
  /** A cascade is cut off; a goal is met, or its progress has changed in the turn; the level is lost. */
  | { readonly kind: "cut-off" | "goal" | "goal-step" | "lose" };

/** Names that breakpoints can be set on, each list in the pack's order. */
export interface BreakNames {
  readonly rules: readonly string[];
  readonly events: readonly string[];
  readonly variables: readonly string[];
  readonly kinds: readonly string[];
}

/** Returns whether two breakpoints stop at the same thing. */
export function isSamePlace(left: BreakOn, right: BreakOn): boolean {
  return breakText(left) === breakText(right);
}

/** Describes what a breakpoint stops at; different texts for different places. */
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
    case "appears":
      return `${on.entity} appears`;
    case "goes":
      return `${on.entity} goes`;
    case "pass":
      return `pass ${on.pass} of a cascade`;
    case "cut-off":
      return "a cascade is cut off";
    case "goal":
      return "a goal is met";
    case "goal-step":
      return "a goal's progress changes";
    case "lose":
      return "the level is lost";
    default:
      return assertNever(on);
  }
}

/** What is known of a turn when its records are checked. */
export interface TurnInSession {
  readonly turn: TurnRecord;
  /** The previous turn; null for loading. */
  readonly previous: TurnRecord | null;
  readonly debug: DebugInfo;
}

/** Returns whether a breakpoint stops at a record, apart from its condition. */
export function matches({ turn, previous, debug }: TurnInSession, on: BreakOn, index: number): boolean {
  const { trace } = turn;
  if (kindAt(trace, index) !== KINDS[on.kind]) return false;
  const { ref, before, after } = recordAt(trace, index);
  switch (on.kind) {
    case "rule":
      return after === RuleVerdict.fired && debug.rules[ref]?.id === on.rule;
    case "event":
      return valueAt(trace, ref) === on.event;
    case "pass":
      return ref === on.pass;
    case "cut-off":
      return ref === CascadeEnd.cutOff || ref === CascadeEnd.budgetSpent;
    case "goal":
    case "lose":
      return after === 1;
    case "goal-step": {
      const known = previous?.goals.find(({ id }) => id === debug.goals[ref]?.id);
      return known !== undefined && known.progress !== valueAt(trace, before);
    }
    default:
      return isWriteOf(turn, on, index);
  }
}

/** The kind of record that each kind of breakpoint applies to. */
const KINDS = {
  rule: RecordKind.rule,
  event: RecordKind.event,
  cell: RecordKind.write,
  variable: RecordKind.write,
  entity: RecordKind.write,
  appears: RecordKind.write,
  goes: RecordKind.write,
  pass: RecordKind.pass,
  "cut-off": RecordKind.end,
  goal: RecordKind.goal,
  "goal-step": RecordKind.goal,
  lose: RecordKind.lose,
} as const satisfies Readonly<Record<BreakOn["kind"], RecordKind>>;

type WriteOn = Extract<BreakOn, { readonly kind: "cell" | "variable" | "entity" | "appears" | "goes" }>;

function isWriteOf(turn: TurnRecord, on: WriteOn, index: number): boolean {
  const write = writeAt(turn.trace, index);
  if (write?.kind === "field") return on.kind === "variable" && write.path === `variables.${on.name}`;
  if (write === null || on.kind === "variable") return false;
  if (on.kind === "cell") {
    const { position } = placeOfSlot(turn.shape, write.slot);
    return position[0] === on.position[0] && position[1] === on.position[1];
  }
  const { entities } = turn.shape;
  const [before, after] = [entities[write.before]?.kind, entities[write.after]?.kind];
  if (before === after) return false;
  return (on.kind !== "goes" && after === on.entity) || (on.kind !== "appears" && before === on.entity);
}

/** Reads a place from stored data; null for an invalid one. */
export function readPlace(value: Json | undefined): BreakOn | null {
  if (!isJsonObject(value)) return null;
  const { kind, rule, event, position, name, entity, pass } = value;
  if (kind === "rule" && typeof rule === "string") return { kind, rule };
  if (kind === "event" && typeof event === "string") return { kind, event };
  if (kind === "cell" && isPosition(position)) return { kind, position };
  if (kind === "variable" && typeof name === "string") return { kind, name };
  if ((kind === "entity" || kind === "appears" || kind === "goes") && typeof entity === "string") {
    return { kind, entity };
  }
  if (kind === "pass" && typeof pass === "number") return { kind, pass };
  return kind === "cut-off" || kind === "goal" || kind === "goal-step" || kind === "lose" ? { kind } : null;
}
