// The values that an interaction's params may take (gdl.md, A8).
import { compileCondition } from "../compile/compile";
import type { Scope } from "../compile/scope";
import type { WrittenInteraction, WrittenParam } from "../load/interactions";
import { numberIn, oneOrMore } from "../load/problems";
import type { ValueType } from "../load/schemas";
import { initialValue } from "../load/initial";
import { readExpression } from "../load/written";
import { FALSE, NULL, TRUE, Tag, type Value, indexOf, valueOf } from "../values/value";

export interface Param {
  readonly name: string;
  readonly type: ValueType;
  /** Returns the values for the entity and the target that are looked at, in order. */
  choices(): Choices;
}

/** The values that a param may take. */
export interface Choices {
  readonly values: readonly Value[];
  /** There are more. */
  readonly isCut: boolean;
}

/** A param has at most this many values: all moves together are no more (D-33). */
const MOST_VALUES = 10_000;

export function compileParams(scope: Scope, { params }: WrittenInteraction): readonly Param[] {
  return params.map((param) => ({ name: param.name, type: param.type, choices: choicesOf(scope, param) }));
}

function choicesOf(scope: Scope, param: WrittenParam): () => Choices {
  const { options, min, max, type, at } = param;
  if (options.value !== undefined) return whole(optionsOf(scope, param));
  if (type === "int" || type === "float") {
    const least = bound(scope, min);
    const most = bound(scope, max);
    if (least === null || most === null) {
      scope.problems.error(at, "A number among the params needs options, or min and max.");
      return () => NONE;
    }
    return () => range(scope, least(), most());
  }
  return whole(allOf(scope, param));
}

const NONE: Choices = { values: [], isCut: false };

function whole(values: () => readonly Value[]): () => Choices {
  return () => ({ values: values(), isCut: false });
}

/** A single text that looks like a call gives the list of options. */
const CALLS = /^\s*[A-Za-z_]\w*\s*\(/;

function optionsOf(scope: Scope, { options, type }: WrittenParam): () => readonly Value[] {
  const { declarations, problems } = scope;
  if (typeof options.value === "string" && CALLS.test(options.value)) {
    const list = expressionOf(scope, options);
    return () => declarations.values.listOf(list()) ?? [];
  }
  const values = oneOrMore(options).map((option) => initialValue({ ...scope, at: option.at }, option, type, problems));
  return () => values;
}

function expressionOf(scope: Scope, placed: WrittenParam["options"]): () => Value {
  const written = readExpression(placed, scope.problems);
  if (written === null) return () => NULL;
  return compileCondition({ ...scope, at: placed.at, use: "value" }, written.expression).run;
}

function bound(scope: Scope, placed: WrittenParam["options"]): (() => Value) | null {
  const number = numberIn(placed);
  if (number !== null) {
    const value = scope.declarations.values.ofNumber(number);
    return () => value;
  }
  return placed.value === undefined ? null : expressionOf(scope, placed);
}

function range({ declarations: { values } }: Scope, least: Value, most: Value): Choices {
  const low = values.numberOf(least);
  const high = values.numberOf(most);
  if (low === null || high === null || low > high) return NONE;
  const first = Math.ceil(low);
  const count = Math.max(0, Math.floor(high) - first + 1);
  const kept = Array.from({ length: Math.min(MOST_VALUES, count) }, (_, step) => values.ofNumber(first + step));
  return { values: kept, isCut: kept.length < count };
}

/** Returns all values of a type that has few of them. */
function allOf(scope: Scope, { type, at }: WrittenParam): () => readonly Value[] {
  const { players, topology, world } = scope.declarations;
  const counted = (tag: Tag, count: number): readonly Value[] =>
    Array.from({ length: count }, (_, index) => valueOf(tag, index));
  if (type === "bool") return () => [FALSE, TRUE];
  if (type === "player_ref") return () => counted(Tag.player, players.names.length);
  if (type === "position") return () => counted(Tag.place, topology.count);
  if (type === "entity_ref") {
    return () => counted(Tag.entity, world.entityCount() + 1).filter((entity) => world.isInGame(indexOf(entity)));
  }
  scope.problems.error(at, "This param needs options.");
  return () => [];
}
