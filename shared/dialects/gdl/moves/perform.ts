// Runs a step's effects on the world.
import { Fault } from "../values/fault";
import type { Value } from "../values/value";
import type { World } from "../world/world";
import type { Action } from "./action";
import type { MoveStep } from "./moveAction";
import { allHold } from "./actionConditions";

/** Runs the effects of an action; false when they fail or its post conditions do not hold after them. */
export function perform({ effects, postConditions }: Action): boolean {
  if (effects.fails) {
    try {
      effects.run();
    } catch (error) {
      if (error instanceof Fault) return false;
      throw error;
    }
  } else effects.run();
  return allHold(postConditions);
}

/** Runs a step of a move that is kept. */
export function performStep(world: World, step: MoveStep, actor: Value): boolean {
  setFrame(world, step, actor);
  return perform(step.action);
}

/** Lets the world's expressions read a step. */
export function setFrame(world: World, { entity, start, target, params }: MoveStep, actor: Value): void {
  world.actor = actor;
  world.entity = entity;
  world.start = start;
  world.target = target;
  world.params = params;
}
