// What `set` writes to: a place of the board, a variable, a property of an entity or a player (gdl.md, A7). A value of
// the wrong type is a fault (A3).
import type { Expression, Property } from "../expressions/expression";
import { BUILT_IN, FITTING, type ValueType } from "../load/schemas";
import { fault } from "../values/fault";
import { Kind, NULL, Tag, type Value, indexOf, kindOf, tagOf } from "../values/value";
import type { ValueTable } from "../values/valueTable";
import { Column, Slot } from "../world/layout";
import { type Code, type Effect, isOnly } from "./code";
import { compileExpression, variableSlot } from "./compile";
import { placeMeant } from "./places";
import { type Scope, problemIn } from "./scope";

interface Target {
  set(value: Code): Effect;
}

const NO_TARGET: Target = { set: () => ({ run: () => undefined, fails: false }) };

export function compileTarget(scope: Scope, to: Expression): Target {
  if (to.kind === "index" && to.of.kind === "name" && to.of.name === "board") return cellTarget(scope, to.at);
  if (to.kind !== "property") {
    problemIn(scope, to, "Only board[place], state.name and properties of entities and players can be set.");
    return NO_TARGET;
  }
  if (to.of.kind === "name" && to.of.name === "state") return variableTarget(scope, to);
  return propertyTarget(scope, to);
}

function cellTarget(scope: Scope, at: Expression): Target {
  const { declarations } = scope;
  const { world } = declarations;
  const place = compileExpression(scope, at);
  const isPlace = place.kinds === Kind.place;
  return {
    set(value) {
      const areFine = isPlace && isOnly(value, Kind.null | Kind.entity);
      const { run: placeRun } = place;
      const { run: valueRun } = value;
      const { cellBase } = world.layout;
      const quick = (): void => world.write(cellBase + (placeRun() >> 4), valueRun());
      const checked = (): void => {
        const to = placeMeant(declarations, placeRun());
        const entity = valueRun();
        if (to < 0) throw fault("There is no such place on the board.");
        if (entity !== NULL && tagOf(entity) !== Tag.entity) throw fault("Only an entity can stand on the board.");
        world.write(cellBase + to, entity);
      };
      return { run: areFine ? quick : checked, fails: !areFine || place.fails || value.fails };
    },
  };
}

function variableTarget(scope: Scope, { name, nameAt }: Property): Target {
  const { declarations } = scope;
  const { world, values, variableTypes, phases } = declarations;
  const slot = variableSlot(declarations, name);
  if (slot === null) {
    problemIn(scope, nameAt, `The state has no variable ${name}.`);
    return NO_TARGET;
  }
  const { currentPlayer, currentPhase } = world.layout;
  const type = slot === currentPlayer ? "player_ref" : (variableTypes.get(name) ?? "any");
  return {
    set(value) {
      const { run, constant } = value;
      const phase = slot === currentPhase && constant !== undefined ? values.textOf(constant) : null;
      if (phase !== null && !phases.has(phase)) problemIn(scope, nameAt, `There is no phase ${phase}.`);
      const isFine = slot !== currentPhase && isOnly(value, FITTING[type]);
      const set = (): void => {
        const next = run();
        if (slot === currentPhase && !phases.has(values.textOf(next) ?? "")) throw fault("There is no such phase.");
        if (!isFine) checkType(values, type, next);
        if (slot === currentPlayer) world.write(Slot.playerWasSet, 1);
        world.write(slot, next);
      };
      return { run: set, fails: value.fails || !isFine };
    },
  };
}

function propertyTarget(scope: Scope, { of, name, nameAt }: Property): Target {
  const { declarations } = scope;
  const { world, values, schemas, playerTypes } = declarations;
  const { layout } = world;
  const thing = compileExpression(scope, of);
  const playerColumn = layout.playerColumns.get(name) ?? -1;
  const mayBePlayer = playerColumn >= 0 && (thing.kinds & Kind.player) !== 0;
  const isBuiltIn = name !== "pos" && BUILT_IN.has(name);
  if (isBuiltIn ? !mayBePlayer : name === "name" && (thing.kinds & Kind.entity) === 0) {
    problemIn(scope, nameAt, `${name} cannot be set.`);
    return NO_TARGET;
  }
  const column = name === "pos" ? Column.place : isBuiltIn ? -1 : (layout.entityColumns.get(name) ?? -1);
  // Schema 0 stands for entities that are not in the game; the others are 1 + their numbers.
  const types: readonly ValueType[] = [
    "any",
    ...schemas.attributes.map((attributes) => attributeType(attributes, name)),
  ];
  return {
    set(value) {
      const { run: thingRun } = thing;
      const { run: valueRun } = value;
      const isFine = types.every((type, index) => index === 0 || isOnly(value, FITTING[type]));
      const isEntity = thing.kinds === Kind.entity && column >= 0;
      const set = (): void => {
        const to = thingRun();
        const next = valueRun();
        if (tagOf(to) === Tag.entity && column >= 0) {
          const slot = world.slotOf(indexOf(to));
          if (!isFine) checkType(values, types[Math.abs(world.mem[slot + Column.schema] ?? 0)] ?? "any", next);
          world.write(slot + column, next);
        } else if (tagOf(to) === Tag.player) {
          if (playerColumn < 0) throw fault(`Players have no ${name}.`);
          checkType(values, playerTypes.get(name) ?? "any", next);
          world.write(layout.playerBase + indexOf(to) * layout.playerStride + playerColumn, next);
        } else throw fault(`There is no entity or player whose ${name} could be set.`);
      };
      return { run: set, fails: !isEntity || !isFine || thing.fails || value.fails };
    },
  };
}

/**
 * Returns the type of an entity's attribute; what a schema does not declare may be anything, but for what has a
 * meaning.
 */
export function attributeType(attributes: ReadonlyMap<string, { readonly type: ValueType }>, name: string): ValueType {
  if (name === "pos") return "position";
  return attributes.get(name)?.type ?? (name === "owner" ? "player_ref" : "any");
}

/** Throws when a value does not fit a type. */
export function checkType(values: ValueTable, type: ValueType, value: Value): void {
  if (!fits(values, type, value)) throw fault(`This is no value of the type ${type}.`);
}

export function fits(values: ValueTable, type: ValueType, value: Value): boolean {
  if ((kindOf(value) & FITTING[type]) !== 0) return true;
  if (type === "int") return Number.isInteger(values.numberOf(value) ?? 0.5);
  if (type === "player_ref_list") return values.listOf(value)?.every((each) => tagOf(each) === Tag.player) === true;
  return false;
}
