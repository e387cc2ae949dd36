// What a breakpoint stops at, and whether a record of a turn is such a place. Plain data, stored between starts.
import { type Entity, type Places, type Position, isSamePosition } from "../../base/boardView";
import { type Json, isJsonObject } from "../../base/json";
import { placeName } from "../../base/placeName";
import type { DebugInfo } from "../debugInfo";
import { CascadeEnd, EffectVerdict, RecordKind, RuleVerdict } from "../trace/trace";
import { isPosition, placeOfSlot } from "../trace/boardPlaces";
import { kindAt, recordAt, valueAt } from "../trace/traceTree";
import { writeAt } from "../trace/traceView";
import { changesField } from "./fieldChange";
import type { TurnRecord } from "../turnRecord";

export type BreakOn =
  /** A rule fires. Given by its id, so that the breakpoint survives edits. */
  | { readonly kind: "rule"; readonly rule: string }
  | { readonly kind: "event"; readonly event: string }
  /** Anything in a cell changes, on any layer. */
  | { readonly kind: "cell"; readonly position: Position }
  /** A field of the state changes. */
  | { readonly kind: "field"; readonly path: string }
  /** An entity of a kind appears, disappears, or either; `wood size=2` asks for its params, too. */
  | { readonly kind: "entity" | "appears" | "goes"; readonly entity: string }
  /** A phase begins: the field that says which it is comes to this one. */
  | { readonly kind: "phase"; readonly path: string; readonly phase: string }
  /** A cascade reaches a pass. */
  | { readonly kind: "pass"; readonly pass: number }
  /** A function outside of the rules is called: by its full name, or by that of all functions of one service. */
  | { readonly kind: "call"; readonly call: string }
  /**
   * A cascade is cut off; an action is refused; an effect is skipped; a goal is met, or its progress has changed in the
   * turn; the level is lost.
   */
  | { readonly kind: "cut-off" | "refused" | "skipped" | "goal" | "goal-step" | "lose" };

/** Names that breakpoints can be set on, each list in the pack's order. */
export interface BreakNames {
  readonly rules: readonly string[];
  readonly events: readonly string[];
  readonly variables: readonly string[];
  readonly kinds: readonly string[];
  /**
   * What events tell: by event, the members of its payload; by member, the names that it may have, where they are
   * known.
   */
  readonly payloads?: {
    readonly members: Readonly<Record<string, readonly string[]>>;
    readonly values: Readonly<Record<string, readonly string[]>>;
  };
  /** Functions that rules call; absent where they call none. */
  readonly calls?: readonly string[];
  /** What a game goes through; absent where there is no such thing. */
  readonly phases?: readonly string[];
}

/** A kind of breakpoints, described in a language's words. */
export interface BreakKind {
  readonly kind: BreakOn["kind"];
  /** Its text in the list of kinds: "an event happens". */
  readonly title: string;
  /** The placeholder for its name; null for a kind without one, and for a place, which has its own. */
  readonly prompt: string | null;
  /** Describes a breakpoint by its subject: a name, a field's path, a pass's number, a place. */
  text(on: string): string;
  /** Returns the path of a field by its name, or that of the field that says which phase it is; for these two only. */
  readonly path?: (name: string) => string;
}

/** The part of a language's presentation for breakpoints. */
interface Breaks {
  readonly breaks: readonly BreakKind[];
}

/** Returns the subject of a breakpoint as one text; "" for a kind without one. */
function subjectOf(on: BreakOn, places: Places | null): string {
  if ("rule" in on) return on.rule;
  if ("event" in on) return on.event;
  if ("entity" in on) return on.entity;
  if ("call" in on) return on.call;
  if ("phase" in on) return on.phase;
  if ("path" in on) return on.path;
  if ("pass" in on) return `${on.pass}`;
  if ("position" in on) return places === null ? on.position.join() : placeName(places, on.position);
  return "";
}

/** Returns equal texts only for breakpoints that stop at the same places. */
export function breakKey(on: BreakOn): string {
  return `${on.kind} ${subjectOf(on, null)}`;
}

/** Returns whether two breakpoints stop at the same thing. */
export function isSamePlace(left: BreakOn, right: BreakOn): boolean {
  return breakKey(left) === breakKey(right);
}

/** Describes what a breakpoint stops at. */
export function breakText(on: BreakOn, { breaks }: Breaks, places: Places): string {
  const kind = breaks.find((each) => each.kind === on.kind);
  return kind?.text(subjectOf(on, places)) ?? breakKey(on);
}

/** Kinds of breakpoints that need no name. */
const NAMELESS = ["cut-off", "refused", "skipped", "goal", "goal-step", "lose"] as const;

/** Returns whether a value, as read from a stored breakpoint, is a kind that needs no name. */
export function isNameless(kind: Json | undefined): kind is (typeof NAMELESS)[number] {
  return (NAMELESS as readonly unknown[]).includes(kind);
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
    case "call":
      return isCallOf(valueAt(trace, ref), on.call);
    case "refused":
      return !turn.accepted;
    case "skipped":
      return after !== EffectVerdict.done;
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
  field: RecordKind.write,
  phase: RecordKind.write,
  entity: RecordKind.write,
  appears: RecordKind.write,
  goes: RecordKind.write,
  pass: RecordKind.pass,
  "cut-off": RecordKind.end,
  call: RecordKind.call,
  refused: RecordKind.turn,
  skipped: RecordKind.effect,
  goal: RecordKind.goal,
  "goal-step": RecordKind.goal,
  lose: RecordKind.lose,
} as const satisfies Readonly<Record<BreakOn["kind"], RecordKind>>;

/** `Audio` stands for all functions of the service, `Audio.PlaySfx` for one. */
function isCallOf(called: Json, wanted: string): boolean {
  return typeof called === "string" && (called === wanted || called.startsWith(`${wanted}.`));
}

type WriteOn = Extract<BreakOn, { readonly kind: "cell" | "field" | "phase" | "entity" | "appears" | "goes" }>;

function isWriteOf(turn: TurnRecord, on: WriteOn, index: number): boolean {
  const write = writeAt(turn.trace, index);
  if (write?.kind === "field") {
    if (on.kind === "phase") return write.path === on.path && write.after === on.phase;
    return on.kind === "field" && changesField(write, on.path);
  }
  if (write === null || on.kind === "field" || on.kind === "phase") return false;
  if (on.kind === "cell") return isSamePosition(placeOfSlot(turn.shape, write.slot).position, on.position);
  const { entities } = turn.shape;
  const before = isMeant(entities[write.before] ?? null, on.entity);
  const after = isMeant(entities[write.after] ?? null, on.entity);
  if (before === after) return false;
  return (on.kind !== "goes" && after) || (on.kind !== "appears" && before);
}

/** Returns whether an entity is of a kind, and has the params that follow it: `Piece rank=queen`. */
function isMeant(entity: Entity | null, text: string): boolean {
  if (entity === null) return false;
  if (entity.kind === text) return true;
  const [kind = "", ...wanted] = text.trim().split(/\s+/);
  if (entity.kind !== kind || wanted.length === 0) return false;
  return wanted.every((each) => {
    const at = each.indexOf("=");
    const value = entity.params[each.slice(0, at)];
    const written = typeof value === "string" ? value : JSON.stringify(value ?? null);
    return at > 0 && value !== undefined && written === each.slice(at + 1);
  });
}

/** Reads a place from stored data; null for an invalid one. */
export function readBreakOn(value: Json | undefined, { breaks }: Breaks): BreakOn | null {
  if (!isJsonObject(value)) return null;
  const { kind, rule, event, position, path, name, entity, pass, call, phase } = value;
  if (kind === "rule" && typeof rule === "string") return { kind, rule };
  if (kind === "event" && typeof event === "string") return { kind, event };
  if (kind === "cell" && isPosition(position)) return { kind, position };
  if (kind === "field" && typeof path === "string") return { kind, path };
  if (kind === "variable" && typeof name === "string") {
    const field = breaks.find((each) => each.kind === "field");
    return field?.path === undefined ? null : { kind: "field", path: field.path(name) };
  }
  if ((kind === "entity" || kind === "appears" || kind === "goes") && typeof entity === "string") {
    return { kind, entity };
  }
  if (kind === "call" && typeof call === "string") return { kind, call };
  if (kind === "phase" && typeof path === "string" && typeof phase === "string") return { kind, path, phase };
  if (kind === "pass" && typeof pass === "number") return { kind, pass };
  return isNameless(kind) ? { kind } : null;
}
