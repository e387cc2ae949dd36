// Compiles conditions of rules to functions (fact sheet 6). The first known key of an object names the condition. Each
// node compiles to a check that writes a clause record when a turn is traced.
import { defined } from "../../../base/defined";
import { type Json, type JsonObject, type JsonPointer, childPointer, isJsonObject } from "../../../base/json";
import type { ConditionReads } from "../../../engine/debugInfo";
import { RecordKind } from "../../../engine/trace/trace";
import type { Board, LayerIndex } from "../turn/board";
import type { KindSet } from "../turn/entities";
import { holdsPlaces, plainValue } from "../turn/events";
import { type GameEvent, fieldOrParamOf } from "../turn/gameEvent";
import { asList, asObject, asText, asPosition, member } from "../text/read";
import { multiCellObjectById } from "../turn/state";
import { compare, sameValue } from "../text/values";
import { COST } from "../turn/budget";
import type { World } from "../turn/world";
import { conditionReads } from "./conditionReads";

export type Condition = (world: World, event: GameEvent) => boolean;

/** A condition's text, for the debugger. */
export interface ConditionNote {
  /** Number of the rule that it stands in; null for one outside of rules. */
  readonly rule: number | null;
  readonly clause: "where" | "if";
  readonly text: string;
  readonly reads: ConditionReads;
  readonly at: JsonPointer;
}

/** A compiled condition: whether it holds, and the value found, for the trace. */
interface Check {
  readonly holds: Condition;
  readonly found: (world: World, event: GameEvent) => Json;
  /** It consists of conditions that write records of their own. */
  readonly hasParts?: true;
}

/** The input of compiling a condition. */
export interface ConditionContext {
  readonly board: Board;
  readonly clause: "where" | "if";
  /** As in a note; absent: null. */
  readonly rule?: number;
  /** Registers a note and returns its number. */
  readonly note: (note: ConditionNote) => number;
}

type Compiler = (body: Json, at: JsonPointer, context: ConditionContext) => Check;

const nothingFound = (): null => null;
const NEVER: Check = { holds: () => false, found: nothingFound };

/** In the order in which an object's keys are tried. */
const CONDITIONS: Readonly<Record<string, Compiler>> = {
  all_of: combination((parts) => (world, event) => parts.every((part) => part(world, event))),
  any_of: combination((parts) => (world, event) => parts.some((part) => part(world, event))),
  not: (body, at, context) => {
    const inner = compileCondition(body, at, context);
    return { holds: (world, event) => !inner(world, event), found: nothingFound, hasParts: true };
  },
  position_has_tag: positionHasTag,
  position: (body) => {
    const wanted = asPosition(body);
    return {
      holds: (_world, event) => {
        const position = event.position;
        return wanted !== null && position !== null && position.x === wanted[0] && position.y === wanted[1];
      },
      found: (_world, event) => event.position?.toJson() ?? null,
    };
  },
  event: eventMatches,
  cell: cellHolds,
  avatar: avatarIs,
  variable: (body) => {
    const name = asText(member(asObject(body), "name")) ?? "";
    const operator = asText(member(asObject(body), "op")) ?? "eq";
    const value = member(asObject(body), "value") ?? null;
    return {
      holds: (world) => compare(world.variable(name), operator, value),
      found: (world) => world.variable(name),
    };
  },
  emitter_has_next: emitterHasNext,
  board_count: boardCount,
};

export const CONDITION_NAMES: readonly string[] = Object.keys(CONDITIONS);

/** Returns the key that names a condition; undefined when there is none. */
export function conditionName(condition: Json): string | undefined {
  return isJsonObject(condition) ? CONDITION_NAMES.find((key) => Object.hasOwn(condition, key)) : undefined;
}

/** Compiles a condition. Null or undefined always holds and writes no record. */
export function compileCondition(condition: Json, at: JsonPointer, context: ConditionContext): Condition {
  if (condition === null) return () => true;
  const name = conditionName(condition);
  const ref = context.note({
    rule: context.rule ?? null,
    clause: context.clause,
    text: conditionText(condition, name),
    reads: withKinds(conditionReads(condition, name), condition, name, context.board),
    at,
  });
  const check =
    name === undefined
      ? NEVER
      : defined(CONDITIONS[name])(member(asObject(condition), name) ?? null, childPointer(at, name), context);
  return check.hasParts ? recordedAround(check, ref) : recordedAtOnce(check, ref);
}

/** The record of a combination holds those of its parts. */
function recordedAround({ holds, found }: Check, ref: number): Condition {
  return (world, event) => {
    if (!world.traced) return holds(world, event);
    const parent = world.openRecord;
    const record = world.enter(RecordKind.clause, ref, world.traceValue(found(world, event)));
    const isMet = holds(world, event);
    world.leave(record, parent, isMet ? 1 : 0);
    return isMet;
  };
}

/** Most conditions have no parts: their record is written in one go. */
function recordedAtOnce({ holds, found }: Check, ref: number): Condition {
  return (world, event) => {
    if (!world.traced) return holds(world, event);
    const value = world.traceValue(found(world, event));
    const isMet = holds(world, event);
    world.note(RecordKind.clause, ref, value, isMet ? 1 : 0);
    return isMet;
  };
}

/** Returns the reads with the kinds of this game that a condition on a cell asks for. */
function withKinds(reads: ConditionReads, condition: Json, name: string | undefined, board: Board): ConditionReads {
  if (reads.kind !== "cell" || name === undefined) return reads;
  const body = asObject((condition as JsonObject)[name] ?? null);
  const kind = asText(member(body, "kind"));
  const tag = asText(member(body, "tag") ?? member(body, "hasTag"));
  if (kind !== null) return { ...reads, kinds: [kind] };
  return tag === null ? reads : { ...reads, kinds: board.kindsTagged([tag]) };
}

/**
 * Returns the text of a condition: JSON without quotes. For a combination only its name, since its parts have texts of
 * their own.
 */
function conditionText(condition: Json, name: string | undefined): string {
  if (name === "all_of" || name === "any_of" || name === "not") return name;
  const shown = name === undefined ? condition : ((condition as JsonObject)[name] ?? null);
  const text = JSON.stringify(shown).replaceAll('"', "").replaceAll(":", ": ").replaceAll(",", ", ");
  return name === undefined ? text : `${name} ${text}`;
}

function combination(combine: (parts: readonly Condition[]) => Condition): Compiler {
  return (body, at, context) => {
    const parts = asList(body).map((part, index) => compileCondition(part, childPointer(at, index), context));
    return { holds: combine(parts), found: nothingFound, hasParts: true };
  };
}

/** Whether what stands at the event's position has a tag. Rules ask nothing else as often. */
export class PlaceTest {
  constructor(
    readonly layer: LayerIndex,
    private readonly tagged: KindSet,
  ) {}

  holds(world: World, event: GameEvent): boolean {
    const { position } = event;
    return position !== null && this.tagged.has(world.at(this.layer, position));
  }
}

export function compilePlaceTest(body: Json, board: Board): PlaceTest {
  const layer = board.layer(asText(member(asObject(body), "layer")) ?? "");
  return new PlaceTest(layer, board.tagged([asText(member(asObject(body), "tag")) ?? ""]));
}

function positionHasTag(body: Json, _at: JsonPointer, { board }: ConditionContext): Check {
  const test = compilePlaceTest(body, board);
  const { layer } = test;
  return {
    holds: (world, event) => test.holds(world, event),
    found: (world, event) => {
      const position = event.position;
      return position === null ? null : world.kindAt(layer, position) || null;
    },
  };
}

function eventMatches(body: Json): Check {
  const wanted = asObject(body);
  const kind = member(wanted, "kind");
  const param = asText(member(wanted, "param"));
  const equals = member(wanted, "equals");
  const matchesParam = (event: GameEvent): boolean => {
    if (param === null || equals === undefined) return true;
    const field = fieldOrParamOf(event, param);
    // A place never equals a list of numbers, except for the overlay's, which is such a list (fact sheet 6).
    if (holdsPlaces(field) && event.type !== "overlay_moved") return false;
    return sameValue(plainValue(field), equals);
  };
  return {
    holds: (_world, event) => {
      if (kind !== undefined && event.payload["kind"] !== kind) return false;
      return matchesParam(event);
    },
    found: (_world, event) => {
      const values: Record<string, Json> = {};
      if (kind !== undefined) values["kind"] = plainValue(event.payload["kind"]);
      if (param !== null) values[param] = plainValue(fieldOrParamOf(event, param));
      return values;
    },
  };
}

function cellHolds(body: Json, _at: JsonPointer, { board }: ConditionContext): Check {
  const wanted = asObject(body);
  const xy = asPosition(member(wanted, "position"));
  if (xy === null) return NEVER;
  const point = board.grid.fromJson(xy);
  const layer = board.layer(asText(member(wanted, "layer")) ?? "");
  const found = (world: World): Json => world.kindAt(layer, point) || null;
  const kind = member(wanted, "kind");
  if (kind !== undefined) return { holds: (world) => found(world) === kind, found };
  const isEmpty = member(wanted, "isEmpty");
  if (isEmpty !== undefined) return { holds: (world) => (world.at(layer, point) === 0) === isEmpty, found };
  const tagged = board.tagged([asText(member(wanted, "hasTag")) ?? ""]);
  return { holds: (world) => tagged.has(world.at(layer, point)), found };
}

function avatarIs(body: Json): Check {
  const wanted = asObject(body);
  const says = member(wanted, "at");
  const at = asPosition(says);
  const item = member(wanted, "hasItem");
  return {
    holds: ({ avatar }) => {
      if (says !== undefined && (at === null || avatar.position?.x !== at[0] || avatar.position.y !== at[1]))
        return false;
      if (typeof item === "boolean") return (avatar.item !== null) === item;
      return typeof item !== "string" || avatar.item === item;
    },
    found: ({ avatar }) => ({ position: avatar.position?.toJson() ?? null, item: avatar.item }),
  };
}

function emitterHasNext(body: Json): Check {
  const id = asText(member(asObject(body), "emitterId")) ?? "";
  const progress = (world: World): { readonly next: number; readonly length: number } | null => {
    const emitter = multiCellObjectById(world.multiCellObjects, id);
    if (emitter === undefined) return null;
    const next = member(emitter.params, "currentIndex");
    return { next: typeof next === "number" ? next : 0, length: asList(member(emitter.params, "queue")).length };
  };
  return {
    holds: (world) => {
      const found = progress(world);
      return found !== null && found.next < found.length;
    },
    found: progress,
  };
}

function boardCount(body: Json, _at: JsonPointer, { board }: ConditionContext): Check {
  const wanted = asObject(body);
  const counted = board.kinds(board.kindsMeant(asText(member(wanted, "kind")), asText(member(wanted, "tag"))));
  const { area } = board.grid;
  const layer = board.layer(asText(member(wanted, "layer")) ?? "");
  const [first, last] = layer < 0 ? [0, board.slots] : [layer * area, (layer + 1) * area];
  const operator = asText(member(wanted, "op")) ?? "eq";
  const value = member(wanted, "value") ?? null;
  const count = (world: World): number => world.count(counted, first, last);
  return {
    holds: (world) => {
      world.spend((last - first) * COST.scannedCells);
      return compare(count(world), operator, value);
    },
    found: count,
  };
}
