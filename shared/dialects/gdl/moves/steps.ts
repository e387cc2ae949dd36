// Finds the steps that a player can take now: for each entity, target and params the first action whose conditions all
// hold (gdl.md, A8). What is looked up by number is there: steps, places and entities come from the world.
import type { World } from "../world/world";
import { NULL, Tag, type Value, holds, tagOf, valueOf } from "../values/value";
import { Column } from "../world/layout";
import type { Action } from "./action";
import type { Asked, Run } from "./asked";
import type { EntityPlan, Entry, Plan } from "./plan";

/** Integers per step: the action, entity, start, target, index of the params or -1, and whether it must go on. */
const STRIDE = 6;

/** All the steps of a position are kept in one array, followed by those of the positions after it. */
export class Steps {
  private data = new Int32Array(256 * STRIDE);
  private readonly paramSets: (readonly Value[])[] = [];
  top = 0;
  /** For each target: the number of the entity's turn in which an action was found for it. */
  private readonly taken: Int32Array;
  private readonly takenToGoOn: Int32Array;
  private turn = 0;
  private readonly inputs = new Set<string>();
  /** How many more params are tried in this position: their ranges may be huge. */
  private inputsLeft = MOST_INPUTS;
  /** So many steps of this priority were found that lower ones and more of it do not matter. */
  private enough = Number.NEGATIVE_INFINITY;
  /** Where to look for such a priority next. */
  private lookAt = 0;
  /** Inputs were left out by the last search for steps. */
  isCut = false;
  /** How many targets were looked at so far where no table gives those that are possible. */
  asked = 0;

  constructor(
    private readonly world: World,
    /** All targets as values, in order. */
    private readonly targets: readonly Value[],
    private readonly hasPlaces: boolean,
  ) {
    this.taken = new Int32Array(targets.length + 1);
    this.takenToGoOn = new Int32Array(targets.length + 1);
  }

  action(step: number): number {
    return this.data[step]!;
  }

  /** Whether an action of the same input hides that this one could be all of the move. */
  mustGoOn(step: number): boolean {
    return this.data[step + 5] === 1;
  }

  entity(step: number): Value {
    return this.data[step + 1]!;
  }

  start(step: number): Value {
    return this.data[step + 2]!;
  }

  target(step: number): Value {
    return this.data[step + 3]!;
  }

  params(step: number): readonly Value[] {
    const index = this.data[step + 4]!;
    return index < 0 ? NO_PARAMS : this.paramSets[index]!;
  }

  next(step: number): number {
    return step + STRIDE;
  }

  /** Forgets the steps from one on. */
  cut(to: number): void {
    this.top = to;
    if (to === 0) this.paramSets.length = 0;
  }

  /** Adds the steps of a phase. */
  findAll(plan: Plan): void {
    this.inputsLeft = MOST_INPUTS;
    this.isCut = false;
    this.enough = Number.NEGATIVE_INFINITY;
    this.lookAt = this.top + MOST_TRIES * STRIDE;
    const { world, top } = this;
    const { layout } = world;
    for (const action of plan.buttons) {
      this.begin(NULL, NULL);
      if (allHold(action.onBoard.actor)) this.tryTarget(action, action.onBoard, NULL, true);
    }
    this.begin(NULL, NULL);
    for (const action of plan.withTarget) {
      if (!allHold(action.onBoard.actor)) continue;
      for (const target of this.targets) this.tryTarget(action, action.onBoard, target, false);
    }
    if (plan.withEntity.length === 0) return;
    const open = plan.asksActor ? openActions(plan) : null;
    const { mem } = world;
    const { cellBase } = layout;
    const { common, column } = plan.onBoard;
    for (let place = 0; place < layout.cells; place += 1) {
      const entity = mem[cellBase + place]!;
      if (entity === NULL) continue;
      if (this.top > this.lookAt && this.hasEnough(top, plan)) return;
      this.begin(entity, valueOf(Tag.place, place));
      if (!allHold(common)) continue;
      const attribute = column < 0 ? NULL : mem[world.slotOf(entity >> 4) + column]!;
      const entries = plan.onBoard.entriesFor(attribute);
      for (let at = 0; at < entries.length; at += 1) {
        const entry = entries[at]!;
        if (this.isWanted(entry) && (open === null || open.has(entry.action))) this.tryEntry(entry);
      }
    }
    if (plan.inZones !== null) this.findInZones(plan.inZones, open);
  }

  /**
   * Looks for a priority of which more steps were found than are tried: where they all fail no lower one is tried either
   * (D-20, D-33). True when there is none above it.
   */
  private hasEnough(from: number, { actions }: Plan): boolean {
    const counts = new Map<number, number>();
    const priorities = actions.map(({ index, written }) => [index, written.priority] as const);
    const priorityOf = new Map(priorities);
    for (let step = from; step < this.top; step = this.next(step)) {
      const priority = priorityOf.get(this.action(step)) ?? 0;
      counts.set(priority, (counts.get(priority) ?? 0) + 1);
    }
    for (const [priority, count] of counts) {
      if (count > MOST_TRIES) this.enough = Math.max(this.enough, priority);
    }
    this.lookAt = this.top + MOST_TRIES * STRIDE;
    return actions.every(({ written }) => written.priority <= this.enough);
  }

  private isWanted({ action }: Entry): boolean {
    return action.written.priority > this.enough;
  }

  /** `open`: the actions whose conditions on the actor hold; null: all. */
  private findInZones(plan: EntityPlan, open: ReadonlySet<Action> | null): void {
    const { world } = this;
    for (const [zone, entities] of world.zones.entries()) {
      const start = valueOf(Tag.zone, zone);
      for (const entity of entities) {
        this.begin(entity, start);
        if (!allHold(plan.common)) continue;
        const attribute = plan.column < 0 ? NULL : world.mem[world.slotOf(entity >> 4) + plan.column]!;
        for (const entry of plan.entriesFor(attribute)) {
          if (!this.isWanted(entry)) continue;
          if ((open === null || open.has(entry.action)) && this.isFrom(entry.action, zone)) this.tryEntry(entry);
        }
      }
    }
  }

  /** Whether an action looks for entities in a zone: of one's own without a board, and where its `from` says. */
  isFrom(action: Action, zone: number): boolean {
    return (!this.hasPlaces && this.zoneOwners[zone] === this.world.actor) || looksIn(action, zone);
  }

  /** The owners of the zones as players; null for none. */
  zoneOwners: readonly Value[] = [];

  /** Adds the steps of some actions for the entity at a place. */
  findFor(entries: readonly Entry[], entity: Value, start: Value): void {
    this.isCut = false;
    this.begin(entity, start);
    for (const entry of entries) if (allHold(entry.asked.actor)) this.tryEntry(entry);
  }

  private begin(entity: Value, start: Value): void {
    this.turn += 1;
    // Clearing makes a new table, even of an empty set.
    if (this.inputs.size > 0) this.inputs.clear();
    this.world.entity = entity;
    this.world.start = start;
  }

  private tryEntry({ action, asked, entityConditions }: Entry): void {
    if (!allHold(entityConditions)) return;
    if (!action.written.takesTarget) this.tryTarget(action, asked, NULL, false);
    else if (asked.table === null) {
      this.asked += this.targets.length;
      for (const target of this.targets) if (target !== this.world.start) this.tryTarget(action, asked, target, false);
    } else {
      for (const target of asked.table.targets()) this.tryTarget(action, asked, target, false);
    }
  }

  private tryTarget(action: Action, asked: Asked, target: Value, isButton: boolean): void {
    const { world, turn } = this;
    const place = target === NULL ? this.targets.length : target >> 4;
    if (action.params.length > 0) {
      world.target = target;
      if (allHold(asked.target)) this.tryParams(action, asked, target, isButton, action.params.map(NO_VALUE), 0);
      return;
    }
    const isTaken = this.taken[place] === turn;
    const { isChainable } = action.written;
    if (isTaken && (!isChainable || this.takenToGoOn[place] === turn)) return;
    world.target = target;
    if (!allHold(asked.target)) return;
    this.taken[place] = turn;
    if (isChainable) this.takenToGoOn[place] = turn;
    this.push(action, target, -1, isTaken);
  }

  private tryParams(action: Action, asked: Asked, target: Value, isButton: boolean, chosen: Value[], at: number): void {
    const { world } = this;
    const param = action.params[at];
    if (param !== undefined) {
      // The bounds of a param may depend on those before it.
      world.params = chosen;
      const { values, isCut } = param.choices();
      this.isCut ||= isCut;
      for (const value of values) {
        if (this.inputsLeft <= 0) {
          this.isCut = true;
          return;
        }
        chosen[at] = value;
        this.tryParams(action, asked, target, isButton, chosen, at + 1);
      }
      return;
    }
    world.params = [...chosen];
    this.inputsLeft -= 1;
    if (!allHold(asked.params)) return;
    const input = isButton ? null : inputOf(action, target, chosen);
    const isTaken = input !== null && this.inputs.has(input);
    const goesOn = `${input} on`;
    if (isTaken && (!action.written.isChainable || this.inputs.has(goesOn))) return;
    if (input !== null) {
      this.inputs.add(input);
      if (action.written.isChainable) this.inputs.add(goesOn);
    }
    this.push(action, target, this.paramSets.push(world.params) - 1, isTaken);
  }

  private push({ index }: Action, target: Value, params: number, mustGoOn: boolean): void {
    if (this.top + STRIDE > this.data.length) {
      const grown = new Int32Array(2 * this.data.length);
      grown.set(this.data);
      this.data = grown;
    }
    const { data, top, world } = this;
    data[top] = index;
    data[top + 1] = world.entity;
    data[top + 2] = world.start;
    data[top + 3] = target;
    data[top + 4] = params;
    data[top + 5] = mustGoOn ? 1 : 0;
    this.top = top + STRIDE;
  }
}

/** More steps are not tried to find the moves of a position (D-33). */
export const MOST_TRIES = 200_000;
/** More inputs of actions with params are not tried in a position: ten times as many as moves are listed (D-33). */
export const MOST_INPUTS = 100_000;
const NO_PARAMS: readonly Value[] = [];
const NO_VALUE = (): Value => NULL;

/** Two actions with the same target and equal params by name are meant by the same input. */
function inputOf({ params, signature }: Action, target: Value, chosen: readonly Value[]): string {
  const values = params
    .map(({ name }, index) => `${name}=${chosen[index]}`)
    .sort()
    .join();
  return `${target} ${signature} ${values}`;
}

/** Returns the actions with an entity that the actor may try at all. */
function openActions({ withEntity }: Plan): ReadonlySet<Action> {
  return new Set(withEntity.filter(({ onBoard }) => allHold(onBoard.actor)));
}

/** Returns whether the `from` of an action leads to a zone. */
export function looksIn({ from }: Action, zone: number): boolean {
  if (from === null || from === "any") return from === "any";
  const found = from.run();
  return tagOf(found) === Tag.zone && found >> 4 === zone;
}

export function allHold(conditions: readonly Run[]): boolean {
  for (let at = 0; at < conditions.length; at += 1) if (!holds(conditions[at]!())) return false;
  return true;
}

/** Returns the place that an entity has noted as its own; null for none. */
export function notedPlace(world: World, entity: Value): Value {
  return world.mem[world.slotOf(entity >> 4) + Column.place]!;
}

/** Returns the zone that an entity is in; null for none. */
export function notedZone(world: World, entity: Value): Value {
  return world.mem[world.slotOf(entity >> 4) + Column.zone]!;
}
