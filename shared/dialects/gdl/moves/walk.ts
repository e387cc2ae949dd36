// Walks over the complete moves of a position: steps of the highest priority, and how those that are chainable go on
// (gdl.md, A8). Each move is visited with the world as its steps leave it.
import { NULL, Tag, type Value, tagOf, valueOf } from "../values/value";
import type { World } from "../world/world";
import type { Action } from "./action";
import type { Entry, Plan, Where } from "./plan";
import type { MoveStep } from "./moveAction";
import { perform } from "./perform";
import { MOST_TRIES, type Steps, notedPlace, notedZone } from "./steps";

/** A move has at most this many steps. */
const MOST_STEPS = 32;
/** More complete moves of a position are not looked for (D-33). */
const MOST_MOVES = 10_000;

/** Looking at so many targets of a chain costs as much as a try: boards may be huge. */
const TARGETS_PER_TRY = 256;

/** How the steps of a chain go on from each action. */
export type Continuing = (action: Action, plan: Plan, where: Where) => readonly Entry[];

export class MoveWalk {
  /** The steps of the move that is visited, from `first` on. */
  readonly path: number[] = [];
  first = 0;
  /** The last walk left moves out. */
  isCut = false;
  /** This one did so far. */
  private leavesOut = false;
  private left = MOST_MOVES;
  /** How many visited moves could not be finished. */
  private refused = 0;
  private tries = MOST_TRIES;
  /** How many steps were tried so far, in all walks: what looking for moves has cost. */
  tried = 0;
  /** Marks of the states that the present move has been in; those of moves around it lie before `marksFrom`. */
  private readonly marks: number[] = [];
  private marksFrom = 0;

  constructor(
    private readonly world: World,
    readonly steps: Steps,
    private readonly actions: readonly Action[],
    private readonly continuing: Continuing,
  ) {}

  /** Returns the action of the last step of the move that is visited. */
  lastAction(): Action {
    // A move has a step, and a step an action.
    return this.actions[this.steps.action(this.path.at(-1)!)]!;
  }

  /** Returns the action of the first step of the move that is visited. */
  firstAction(): Action {
    return this.actionOf(this.path[this.first]!);
  }

  /** Returns the move that is visited, to be kept. */
  visited(): readonly MoveStep[] {
    const { steps } = this;
    return this.path.slice(this.first).map((step) => ({
      action: this.actionOf(step),
      entity: steps.entity(step),
      start: steps.start(step),
      target: steps.target(step),
      params: steps.params(step),
    }));
  }

  /**
   * Says that the visited move is impossible, since what follows it fails: where that is so for all moves of the highest
   * priority, the next one counts (D-20).
   */
  refuse(): void {
    this.refused += 1;
  }

  /**
   * Visits all moves of a player until `visit` returns true. With `isLazy` the effects of a move that are certain to
   * succeed may be left out: for counting. No more than `most` steps are tried.
   */
  each(actor: Value, plan: Plan, isLazy: boolean, visit: () => boolean, most: number = MOST_TRIES): void {
    const { world, steps, left, refused, tries, first, marksFrom, leavesOut } = this;
    const from = steps.top;
    this.marksFrom = this.marks.length;
    this.left = MOST_MOVES;
    this.tries = most;
    this.first = this.path.length;
    world.actor = actor;
    steps.findAll(plan);
    const to = steps.top;
    this.leavesOut = steps.isCut;
    const run = (priority: number | null): boolean => this.eachOf(from, to, actor, plan, isLazy, priority, visit);
    if (plan.isOnePriority) run(null);
    else {
      let priority = this.highest(from, to, Number.POSITIVE_INFINITY);
      while (priority !== null) {
        const before = this.left;
        this.refused = 0;
        if (run(priority) || this.left + this.refused < before) break;
        priority = this.highest(from, to, priority);
      }
    }
    this.isCut = this.leavesOut;
    steps.cut(from);
    this.left = left;
    this.refused = refused;
    this.tries = tries;
    this.first = first;
    this.marksFrom = marksFrom;
    this.leavesOut = leavesOut;
  }

  /** Returns the highest priority of some steps that is lower than one; null when there is none. */
  private highest(from: number, to: number, below: number): number | null {
    let highest: number | null = null;
    for (let step = from; step < to; step = this.steps.next(step)) {
      const { priority } = this.actionOf(step).written;
      if (priority < below && (highest === null || priority > highest)) highest = priority;
    }
    return highest;
  }

  private actionOf(step: number): Action {
    return this.actions[this.steps.action(step)]!;
  }

  private eachOf(
    from: number,
    to: number,
    actor: Value,
    plan: Plan,
    isLazy: boolean,
    priority: number | null,
    visit: () => boolean,
  ): boolean {
    const { steps, path } = this;
    for (let step = from; step < to; step = steps.next(step)) {
      const action = this.actionOf(step);
      if (priority !== null && action.written.priority !== priority) continue;
      if (this.isOver()) return true;
      path.push(step);
      const isOver = isLazy && action.isCertain ? this.visits(visit) : this.take(step, action, actor, plan, visit);
      path.pop();
      if (isOver) return true;
    }
    return false;
  }

  /** Whether as much as may be was visited or tried, where more could be. */
  private isOver(): boolean {
    if (this.left > 0 && this.tries > 0) return false;
    this.leavesOut = true;
    return true;
  }

  private visits(visit: () => boolean): boolean {
    this.left -= 1;
    return visit();
  }

  /** Takes a first step, visits the moves that begin with it, and takes it back. */
  private take(step: number, action: Action, actor: Value, plan: Plan, visit: () => boolean): boolean {
    const { world } = this;
    const mark = world.mark();
    let isOver = false;
    if (this.perform(step, action, actor)) {
      if (!action.written.isChainable) isOver = this.visits(visit);
      else {
        this.marks.push(mark);
        isOver = this.goOn(step, action, actor, plan, visit, this.steps.mustGoOn(step));
        this.marks.pop();
      }
    }
    world.undo(mark);
    return isOver;
  }

  private perform(step: number, action: Action, actor: Value): boolean {
    this.spend(1);
    this.setFrame(step, actor);
    return perform(action);
  }

  private spend(tries: number): void {
    this.tries -= tries;
    this.tried += tries;
  }

  /** Lets the world's expressions read a step. */
  private setFrame(step: number, actor: Value): void {
    const { world, steps } = this;
    world.actor = actor;
    world.entity = steps.entity(step);
    world.start = steps.start(step);
    world.target = steps.target(step);
    world.params = steps.params(step);
  }

  /** Visits the move that ends here, if it may, and those that go on. */
  private goOn(
    step: number,
    action: Action,
    actor: Value,
    plan: Plan,
    visit: () => boolean,
    mustGoOn: boolean,
  ): boolean {
    const { isChainRequired } = action.written;
    if (!isChainRequired && !mustGoOn && this.visits(visit)) return true;
    const goesOn = this.continues(step, action, actor, plan, visit);
    if (goesOn === "over") return true;
    if (!isChainRequired || mustGoOn || goesOn === "on") return false;
    this.setFrame(step, actor);
    return this.visits(visit);
  }

  private continues(
    step: number,
    action: Action,
    actor: Value,
    plan: Plan,
    visit: () => boolean,
  ): "over" | "on" | "not" {
    const { world, steps, path, marks } = this;
    if (path.length - this.first >= MOST_STEPS) return "not";
    const entity = steps.entity(step);
    const start = presentPlace(world, entity);
    if (start === NULL) return "not";
    const from = steps.top;
    world.actor = actor;
    const where = tagOf(start) === Tag.place ? "onBoard" : "inZones";
    const { asked } = steps;
    steps.findFor(this.continuing(action, plan, where), entity, start);
    this.spend(Math.floor((steps.asked - asked) / TARGETS_PER_TRY));
    this.leavesOut ||= steps.isCut;
    const to = steps.top;
    let goesOn: "over" | "on" | "not" = "not";
    for (let next = from; next < to && goesOn !== "over"; next = steps.next(next)) {
      if (this.isOver()) {
        goesOn = "over";
        break;
      }
      const nextAction = this.actionOf(next);
      if (!this.agrees(next, nextAction)) continue;
      const mark = world.mark();
      marks.push(mark);
      // A move does not go on into a state that it has been in (D-26).
      if (this.perform(next, nextAction, actor) && !world.wasAtOneOf(marks, this.marksFrom)) {
        goesOn = "on";
        path.push(next);
        if (this.goOn(next, nextAction, actor, plan, visit, false)) goesOn = "over";
        path.pop();
      }
      marks.pop();
      world.undo(mark);
    }
    steps.cut(from);
    return goesOn;
  }

  /** Whether a step has the values that the steps before it have for params of the same name: a move is told with one. */
  private agrees(next: number, { params }: Action): boolean {
    if (params.length === 0) return true;
    const { steps, path } = this;
    const values = steps.params(next);
    return path.slice(this.first).every((step) => {
      const before = steps.params(step);
      return this.actionOf(step).params.every(({ name }, index) => {
        const at = params.findIndex((param) => param.name === name);
        return at < 0 || values[at] === before[index];
      });
    });
  }
}

/** Returns where an entity is: on the board, else in a zone; null for none, and for one that is nowhere. */
export function presentPlace(world: World, entity: Value): Value {
  if (entity === NULL) return NULL;
  const noted = notedPlace(world, entity);
  if (tagOf(noted) === Tag.place && world.cell(noted >> 4) === entity) return noted;
  for (let place = 0; place < world.layout.cells; place += 1) {
    if (world.cell(place) === entity) return valueOf(Tag.place, place);
  }
  return notedZone(world, entity);
}
