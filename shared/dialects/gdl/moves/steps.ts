// Finds the steps that a player can take now: for each entity, target and params the first action whose conditions all
// hold (gdl.md, A8). What is looked up by number is there: steps, places and entities come from the world.
import type { World } from "../world/world";
import { NULL, Tag, type Value, valueOf } from "../values/value";
import { type Action, looksIn } from "./action";
import { type ActionConditions, allHold } from "./actionConditions";
import type { EntityPlan, Entry, Plan } from "./plan";
import { StepList } from "./stepList";
import { TakenInputs } from "./takenInputs";

/** More steps are not tried to find the moves of a position (D-33). */
export const MOST_TRIES = 200_000;
/** More inputs of actions with params are not tried in a position: ten times as many as moves are listed (D-33). */
export const MOST_INPUTS = 100_000;
const NO_VALUE = (): Value => NULL;

/** What the steps of a game are found among. */
export interface StepPlaces {
  /** All targets as values, in order. */
  readonly targets: readonly Value[];
  /** The game has a board. */
  readonly hasPlaces: boolean;
  /** The owners of the zones as players; null for none. */
  readonly zoneOwners: readonly Value[];
}

/** An action that is tried with a target, before its params are chosen. A button has no input that others could share. */
interface Tried {
  readonly action: Action;
  readonly conditions: ActionConditions;
  readonly target: Value;
  readonly isButton: boolean;
}

/** Steps, and how they are found: those of a position are added after those that are there. */
export class Steps extends StepList {
  /** Inputs were left out by the last search for steps. */
  isCut = false;
  /** How many targets were looked at so far where no table gives those that are possible. */
  asked = 0;
  private readonly targets: readonly Value[];
  private readonly taken: TakenInputs;
  /** How many more params are tried in this position: their ranges may be huge. */
  private inputsLeft = MOST_INPUTS;
  /** So many steps of this priority were found that lower ones and more of it do not matter. */
  private enough = Number.NEGATIVE_INFINITY;

  constructor(
    world: World,
    private readonly places: StepPlaces,
  ) {
    super(world);
    this.targets = places.targets;
    // One more for actions without a target.
    this.taken = new TakenInputs(places.targets.length + 1);
  }

  /** Adds the steps of a phase. */
  findAll(plan: Plan): void {
    this.inputsLeft = MOST_INPUTS;
    this.isCut = false;
    this.enough = Number.NEGATIVE_INFINITY;
    const from = this.top;
    this.findWithoutEntity(plan);
    if (plan.withEntity.length === 0) return;
    const open = plan.asksActor ? openActions(plan) : null;
    if (!this.findOnBoard(plan, open, from)) return;
    if (plan.inZones !== null) this.findInZones(plan.inZones, open);
  }

  private findWithoutEntity(plan: Plan): void {
    for (const action of plan.buttons) {
      this.begin(NULL, NULL);
      if (allHold(action.onBoard.actor)) this.tryTarget(action, action.onBoard, NULL, true);
    }
    this.begin(NULL, NULL);
    for (const action of plan.withTarget) {
      if (!allHold(action.onBoard.actor)) continue;
      for (const target of this.targets) this.tryTarget(action, action.onBoard, target, false);
    }
  }

  /**
   * Adds the steps of the entities on the board. Returns false when there is enough: no other entity matters. `open`: the
   * actions whose conditions on the actor hold; null: all. `from`: where the position's steps begin.
   */
  private findOnBoard(plan: Plan, open: ReadonlySet<Action> | null, from: number): boolean {
    const { world } = this;
    const { mem, layout } = world;
    const { cellBase } = layout;
    const { common, column } = plan.onBoard;
    /** How many steps there are when a priority with enough of them is looked for. */
    let lookAt = MOST_TRIES;
    for (let place = 0; place < layout.cells; place += 1) {
      const entity = mem[cellBase + place]!;
      if (entity === NULL) continue;
      if (this.countFrom(from) > lookAt) {
        if (this.hasEnough(from, plan)) return false;
        lookAt = this.countFrom(from) + MOST_TRIES;
      }
      this.begin(entity, valueOf(Tag.place, place));
      if (!allHold(common)) continue;
      const attribute = column < 0 ? NULL : mem[world.slotOf(entity >> 4) + column]!;
      const entries = plan.onBoard.entriesFor(attribute);
      for (let at = 0; at < entries.length; at += 1) {
        const entry = entries[at]!;
        if (this.isWanted(entry) && (open === null || open.has(entry.action))) this.tryEntry(entry);
      }
    }
    return true;
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

  /** Returns whether an action looks for entities in a zone: of one's own without a board, and where its `from` says. */
  isFrom(action: Action, zone: number): boolean {
    const { hasPlaces, zoneOwners } = this.places;
    return (!hasPlaces && zoneOwners[zone] === this.world.actor) || looksIn(action, zone);
  }

  /** Adds the steps of some actions for the entity at a place. */
  findFor(entries: readonly Entry[], entity: Value, start: Value): void {
    this.isCut = false;
    this.begin(entity, start);
    for (const entry of entries) if (allHold(entry.conditions.actor)) this.tryEntry(entry);
  }

  private begin(entity: Value, start: Value): void {
    this.taken.begin();
    this.world.entity = entity;
    this.world.start = start;
  }

  private tryEntry({ action, conditions, entityConditions }: Entry): void {
    if (!allHold(entityConditions)) return;
    if (!action.written.takesTarget) this.tryTarget(action, conditions, NULL, false);
    else if (conditions.table === null) {
      this.asked += this.targets.length;
      for (const target of this.targets)
        if (target !== this.world.start) this.tryTarget(action, conditions, target, false);
    } else {
      for (const target of conditions.table.targets()) this.tryTarget(action, conditions, target, false);
    }
  }

  private tryTarget(action: Action, conditions: ActionConditions, target: Value, isButton: boolean): void {
    const { world, taken } = this;
    if (action.params.length > 0) {
      world.target = target;
      const tried = { action, conditions, target, isButton };
      if (allHold(conditions.target)) this.tryParams(tried, action.params.map(NO_VALUE), 0);
      return;
    }
    const place = target === NULL ? this.targets.length : target >> 4;
    const { isChainable } = action.written;
    if (taken.hidesTarget(place, isChainable)) return;
    world.target = target;
    if (!allHold(conditions.target)) return;
    this.push(action.index, target, null, taken.takeTarget(place, isChainable));
  }

  /** Chooses the params from the one at an index on, in all ways, and tries the action with each. */
  private tryParams(tried: Tried, chosen: Value[], at: number): void {
    const param = tried.action.params[at];
    if (param === undefined) return this.tryInput(tried, [...chosen]);
    // The bounds of a param may depend on those before it.
    this.world.params = chosen;
    const { values, isCut } = param.choices();
    this.isCut ||= isCut;
    for (const value of values) {
      if (this.inputsLeft <= 0) {
        this.isCut = true;
        return;
      }
      chosen[at] = value;
      this.tryParams(tried, chosen, at + 1);
    }
  }

  private tryInput({ action, conditions, target, isButton }: Tried, params: readonly Value[]): void {
    const { taken } = this;
    const { isChainable } = action.written;
    this.world.params = params;
    this.inputsLeft -= 1;
    if (!allHold(conditions.params)) return;
    if (isButton) return this.push(action.index, target, params, false);
    const input = inputOf(action, target, params);
    if (taken.hidesInput(input, isChainable)) return;
    this.push(action.index, target, params, taken.takeInput(input, isChainable));
  }
}

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
