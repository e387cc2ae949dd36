// Steps as numbers in one array: those of a position, followed by those of the positions after it, so that looking for
// moves leaves no garbage. A step's number is where it begins. What is looked up by number is there.
import type { Value } from "../values/value";
import type { World } from "../world/world";

/** A step's numbers. `params` is an index into the sets of params, or -1. */
const STEP = { action: 0, entity: 1, start: 2, target: 3, params: 4, mustGoOn: 5, size: 6 } as const;
const FIRST_STEPS = 256;
const NO_PARAMS: readonly Value[] = [];

export class StepList {
  /** The number of the next step. */
  top = 0;
  private numbers = new Int32Array(FIRST_STEPS * STEP.size);
  private readonly paramSets: (readonly Value[])[] = [];

  constructor(protected readonly world: World) {}

  action(step: number): number {
    return this.numbers[step + STEP.action]!;
  }

  entity(step: number): Value {
    return this.numbers[step + STEP.entity]!;
  }

  start(step: number): Value {
    return this.numbers[step + STEP.start]!;
  }

  target(step: number): Value {
    return this.numbers[step + STEP.target]!;
  }

  params(step: number): readonly Value[] {
    const index = this.numbers[step + STEP.params]!;
    return index < 0 ? NO_PARAMS : this.paramSets[index]!;
  }

  /** Returns whether an action of the same input hides that this one could be all of the move. */
  mustGoOn(step: number): boolean {
    return this.numbers[step + STEP.mustGoOn] === 1;
  }

  next(step: number): number {
    return step + STEP.size;
  }

  /** Returns how many steps there are from one on. */
  countFrom(step: number): number {
    return (this.top - step) / STEP.size;
  }

  /** Forgets the steps from one on. */
  cut(to: number): void {
    this.top = to;
    if (to === 0) this.paramSets.length = 0;
  }

  /** Adds a step of the world's entity, from where it starts, with the index of an action; `params` null: it has none. */
  protected push(action: number, target: Value, params: readonly Value[] | null, mustGoOn: boolean): void {
    if (this.top + STEP.size > this.numbers.length) {
      const grown = new Int32Array(2 * this.numbers.length);
      grown.set(this.numbers);
      this.numbers = grown;
    }
    const { numbers, top, world } = this;
    numbers[top + STEP.action] = action;
    numbers[top + STEP.entity] = world.entity;
    numbers[top + STEP.start] = world.start;
    numbers[top + STEP.target] = target;
    numbers[top + STEP.params] = params === null ? -1 : this.paramSets.push(params) - 1;
    numbers[top + STEP.mustGoOn] = mustGoOn ? 1 : 0;
    this.top = top + STEP.size;
  }
}
