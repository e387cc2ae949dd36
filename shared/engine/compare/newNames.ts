// Reads what was played under old names as it would read under new ones, so that a renamed kind makes no difference.
import type { BoardShape, BoardView, Entity } from "../../base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../../base/json";
import type { DebugInfo } from "../debugInfo";
import { fieldNames, fieldPath } from "../trace/fieldPath";
import type { TurnRecord } from "../turnRecord";
import type { TracePresentation } from "../tracePresentation";
import { type NamedTurn, firstDifference } from "./compareTurns";

/** The new name of each renamed one. */
export type NewNames = ReadonlyMap<string, string>;

/** Returns the board as it would be under the new names. */
export function renamedView(view: BoardView, names: NewNames): BoardView {
  if (names.size === 0) return view;
  const nameOf = (name: string): string => names.get(name) ?? name;
  return { ...renamedShape(view, nameOf), state: renamedObject(view.state, nameOf) };
}

/**
 * Returns the turn as it would read under the new names. Its action stays: the same one is played again under both names.
 */
function renamedTurn(turn: TurnRecord, names: NewNames): TurnRecord {
  if (names.size === 0) return turn;
  const nameOf = (name: string): string => names.get(name) ?? name;
  const { action, accepted, events, won, lost, loseReason, goals, budgetSpent, shape, trace } = turn;
  return {
    action,
    accepted,
    events: events.map(({ type, payload }) => ({ type: nameOf(type), payload: renamedObject(payload, nameOf) })),
    won,
    lost,
    loseReason: loseReason === null ? null : nameOf(loseReason),
    goals: goals.map((goal) => ({ ...goal, id: nameOf(goal.id) })),
    ...(budgetSpent === undefined ? {} : { budgetSpent }),
    shape: renamedShape(shape, nameOf),
    // Boards are made on first access, and seldom looked at.
    get before() {
      return renamedView(turn.before, names);
    },
    get after() {
      return renamedView(turn.after, names);
    },
    trace: {
      records: trace.records,
      values: trace.values.map((value) => renamedValue(value, nameOf)),
      fields: trace.fields.map((path) => fieldPath(...fieldNames(path).map(nameOf))),
    },
  };
}

/** Returns a turn and the names for the numbers in its trace as both would read under the new names. */
export function renamedReading<Reading extends NamedTurn>(reading: Reading, names: NewNames): Reading {
  if (names.size === 0) return reading;
  return { ...reading, turn: renamedTurn(reading.turn, names), debug: renamedDebug(reading.debug, names) };
}

/**
 * Returns the first turn that differs, as `firstDifference` does, under the new names: a turn that only differs by a name
 * is the same.
 */
export function firstDifferenceUnder(
  names: NewNames,
  left: readonly TurnRecord[],
  right: readonly TurnRecord[],
  presentation: TracePresentation,
): number | null {
  const difference = firstDifference(left, right, presentation);
  if (difference === null || names.size === 0) return difference;
  return firstDifference(
    left.map((turn) => renamedTurn(turn, names)),
    right,
    presentation,
  );
}

function renamedDebug(debug: DebugInfo, names: NewNames): DebugInfo {
  const nameOf = (name: string): string => names.get(name) ?? name;
  const inText = (text: string): string =>
    text.replaceAll(/"([^"\\]*)"/g, (_, name: string) => JSON.stringify(nameOf(name)));
  return {
    ...debug,
    systems: debug.systems.map((system) => ({ ...system, id: nameOf(system.id) })),
    rules: debug.rules.map((rule) => ({ ...rule, id: nameOf(rule.id), on: nameOf(rule.on) })),
    conditions: debug.conditions.map((condition) => ({ ...condition, text: inText(condition.text) })),
    goals: debug.goals.map((goal) => ({ ...goal, id: nameOf(goal.id) })),
  };
}

function renamedShape<Shape extends BoardShape>(shape: Shape, nameOf: (name: string) => string): Shape {
  const entityOf = (entity: Entity | null): Entity | null =>
    entity === null ? null : { kind: nameOf(entity.kind), params: renamedObject(entity.params, nameOf) };
  return { ...shape, layers: shape.layers.map(nameOf), entities: shape.entities.map(entityOf) };
}

function renamedObject(object: JsonObject, nameOf: (name: string) => string): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [nameOf(name), renamedValue(value ?? null, nameOf)]),
  );
}

function renamedValue(value: Json, nameOf: (name: string) => string): Json {
  if (typeof value === "string") return nameOf(value);
  if (Array.isArray(value)) return value.map((item: Json) => renamedValue(item, nameOf));
  return isJsonObject(value) ? renamedObject(value, nameOf) : value;
}
