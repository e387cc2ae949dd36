// Compiles effects: what a move does to the world (gdl.md, A7). An effect that fails throws a fault.
import type { Call, Expression } from "../expressions/expression";
import { EFFECT_FUNCTIONS, arityProblem } from "../expressions/functions";
import { fault } from "../values/fault";
import { Kind, NULL, Tag, type Value, holds, indexOf, tagOf, valueOf } from "../values/value";
import { Column } from "../world/layout";
import type { World } from "../world/world";
import { type Code, type Effect, isOnly } from "./code";
import { compileExpression } from "./compile";
import { folded } from "./operators";
import { drawFrom, putAt, shuffleZone, spawnEntity } from "./moving";
import { type Declarations, type Scope, problemIn } from "./scope";
import { compileTarget } from "./targets";
import { zoneMeant } from "./things";

const NOTHING: Effect = { run: () => undefined, fails: false };

/** Compiles an effect. `bindsEntity`: the move has no entity of its own, so `entity` names what was moved last (D-17). */
export function compileEffect(scope: Scope, expression: Expression, bindsEntity: boolean): Effect {
  if (expression.kind !== "call" || !EFFECT_FUNCTIONS.has(expression.name)) {
    problemIn(scope, expression, "This is no effect: it would change nothing.");
    return NOTHING;
  }
  const info = EFFECT_FUNCTIONS.get(expression.name);
  const arity = info === undefined ? null : arityProblem(info, expression.args.length);
  if (arity !== null) {
    problemIn(scope, expression, arity);
    return NOTHING;
  }
  return effectOf(scope, expression, bindsEntity);
}

function effectOf(scope: Scope, call: Call, bindsEntity: boolean): Effect {
  const { declarations } = scope;
  const { world } = declarations;
  const [one, other, last] = call.args;
  const value = (part: Expression | undefined): Code =>
    part === undefined ? NO_VALUE : compileExpression(scope, part);
  const effect = (part: Expression | undefined): Effect =>
    part === undefined ? NOTHING : compileEffect(scope, part, bindsEntity);
  const bind = (entity: Value): void => {
    if (bindsEntity) world.entity = entity;
  };
  switch (call.name) {
    case "set":
      return one === undefined ? NOTHING : compileTarget(scope, one).set(value(other));
    case "add":
    case "sub":
    case "mul":
      return inPlace(scope, call, value(one), value(other));
    case "if":
      return conditional(value(one), effect(other), effect(last));
    case "do":
      return sequence(call.args.map(effect));
    case "remove_entity":
      return removal(world, value(one));
    case "move_entity":
    case "move_to_zone":
      return transfer(declarations, value(one), value(other), bind);
    case "spawn_entity": {
      const [schema, to, owner] = [value(one), value(other), last === undefined ? null : value(last)];
      const run = (): void =>
        bind(spawnEntity(declarations, schema.run(), to.run(), owner === null ? NULL : owner.run()));
      return { run, fails: true };
    }
    case "shuffle": {
      const zone = value(one).run;
      return { run: () => shuffleZone(world, zoneMeant(declarations, zone())), fails: true };
    }
    default: {
      const [from, to, count] = [value(one).run, value(other).run, last === undefined ? null : value(last).run];
      const run = (): void => drawFrom(declarations, from(), to(), count === null ? ONE : count());
      return { run, fails: true };
    }
  }
}

function removal(world: World, entity: Code): Effect {
  const { run } = entity;
  return {
    run() {
      const removed = run();
      if (removed === NULL) return;
      if (tagOf(removed) !== Tag.entity) throw fault("Only an entity can be removed.");
      world.remove(removed);
    },
    fails: entity.fails || !isOnly(entity, Kind.null | Kind.entity),
  };
}

function transfer(declarations: Declarations, entity: Code, to: Code, bind: (moved: Value) => void): Effect {
  const { world } = declarations;
  const [entityOf, destOf] = [entity.run, to.run];
  const run = (): void => {
    const moved = entityOf();
    if (tagOf(moved) !== Tag.entity || !world.isInGame(indexOf(moved))) throw fault("There is no entity to move.");
    const dest = destOf();
    world.lift(moved);
    world.write(world.slotOf(indexOf(moved)) + Column.place, NULL);
    putAt(declarations, moved, dest);
    bind(moved);
  };
  return { run, fails: true };
}

const ONE = valueOf(Tag.int, 1);

const NO_VALUE: Code = { run: () => NULL, kinds: Kind.null, fails: false, reads: 0, constant: NULL };

/** `add(place, amount)` sets a place to the sum of what is there and the amount (D-16). */
function inPlace(scope: Scope, call: Call, value: Code, amount: Code): Effect {
  const { values } = scope.declarations;
  const [to] = call.args;
  if (to === undefined) return NOTHING;
  const fold = FOLDS[call.name] ?? ((one: number) => one);
  return compileTarget(scope, to).set(folded(values, [value, amount], fold));
}

const FOLDS: Readonly<Record<string, (one: number, other: number) => number>> = {
  add: (one, other) => one + other,
  sub: (one, other) => one - other,
  mul: (one, other) => one * other,
};

function conditional(condition: Code, then: Effect, otherwise: Effect): Effect {
  const { run } = condition;
  return {
    run: () => (holds(run()) ? then.run() : otherwise.run()),
    fails: condition.fails || then.fails || otherwise.fails,
  };
}

export function sequence(effects: readonly Effect[]): Effect {
  const runs = effects.map(({ run }) => run);
  return {
    run() {
      for (const run of runs) run();
    },
    fails: effects.some(({ fails }) => fails),
  };
}
