// Walks over the complete moves of a position: steps of the highest priority, and how those that are chainable go on
// (gdl.md, A8). Each move is visited with the world as its steps leave it.
import { NULL, Tag, type Value, tagOf, valueOf } from "../values/value";
import { Column } from "../world/layout";
import type { World } from "../world/world";
import type { Action } from "./action";
import type { Entry, Plan, Where } from "./plan";
import type { MoveStep } from "./moveAction";
import { perform } from "./perform";
import { MOST_TRIES, type Steps } from "./steps";

/** A move has at most this many steps. */
const MOST_STEPS = 32;
/** More complete moves of a position are not looked for (D-33). */
const MOST_MOVES = 10_000;

/** Looking at so many targets of a chain costs as much as a try: boards may be huge. */
const TARGETS_PER_TRY = 256;

/** How the steps of a chain go on from each action. */
export type Continuing = (action: Action, plan: Plan, where: Where) => readonly Entry[];

/** One walk over the moves of a player. Effects of a move may begin another one, which ends before this one goes on. */
interface Walking {
  readonly actor: Value;
  readonly plan: Plan;
  /** The effects of a move that are certain to succeed may be left out. */
  readonly isLazy: boolean;
  readonly visit: () => boolean;
  /** Where its moves begin in the path, and the marks of their states among all marks. */
  readonly first: number;
  readonly marksFrom: number;
  /** How many moves it may still visit. */
  left: number;
  /** How many steps it may still try. */
  tries: number;
  /** How many visited moves could not be finished. */
  refused: number;
  /** It left moves out so far. */
  leavesOut: boolean;
}

export class MoveWalk {
  /** The steps of the moves that are visited: those of walks around this one, then its own. */
  private readonly path: number[] = [];
  /** The last walk left moves out. */
  isCut = false;
  /** How many steps were tried so far, in all walks: what looking for moves has cost. */
  tried = 0;
  /** Marks of the states that the moves have been in, as `path`. */
  private readonly marks: number[] = [];
  /** Set by `each`, within which all others are called. */
  private walking!: Walking;

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
    return this.actionOf(this.path[this.walking.first]!);
  }

  /** Returns the move that is visited, to be kept. */
  visited(): readonly MoveStep[] {
    const { steps } = this;
    return this.path.slice(this.walking.first).map((step) => ({
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
    this.walking.refused += 1;
  }

  /**
   * Visits all moves of a player until `visit` returns true. With `isLazy` the effects of a move that are certain to
   * succeed may be left out: for counting. No more than `most` steps are tried.
   */
  each(actor: Value, plan: Plan, isLazy: boolean, visit: () => boolean, most: number = MOST_TRIES): void {
    const { world, steps, walking: around } = this;
    const from = steps.top;
    const walking: Walking = {
      actor,
      plan,
      isLazy,
      visit,
      first: this.path.length,
      marksFrom: this.marks.length,
      left: MOST_MOVES,
      tries: most,
      refused: 0,
      leavesOut: false,
    };
    this.walking = walking;
    world.actor = actor;
    steps.findAll(plan);
    const to = steps.top;
    walking.leavesOut = steps.isCut;
    if (plan.isOnePriority) this.visitFrom(from, to, null);
    else {
      let priority = this.highest(from, to, Number.POSITIVE_INFINITY);
      while (priority !== null) {
        const before = walking.left;
        walking.refused = 0;
        if (this.visitFrom(from, to, priority) || walking.left + walking.refused < before) break;
        priority = this.highest(from, to, priority);
      }
    }
    this.isCut = walking.leavesOut;
    steps.cut(from);
    this.walking = around;
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

  /** Visits the moves that begin with some steps: of one priority, or (null) all of them. Returns whether that is all. */
  private visitFrom(from: number, to: number, priority: number | null): boolean {
    const { steps, path } = this;
    const { isLazy } = this.walking;
    for (let step = from; step < to; step = steps.next(step)) {
      const action = this.actionOf(step);
      if (priority !== null && action.written.priority !== priority) continue;
      if (this.isOver()) return true;
      path.push(step);
      const isOver = isLazy && action.isCertain ? this.visits() : this.take(step, action);
      path.pop();
      if (isOver) return true;
    }
    return false;
  }

  /** Whether as much as may be was visited or tried, where more could be. */
  private isOver(): boolean {
    const { walking } = this;
    if (walking.left > 0 && walking.tries > 0) return false;
    walking.leavesOut = true;
    return true;
  }

  private visits(): boolean {
    const { walking } = this;
    walking.left -= 1;
    return walking.visit();
  }

  /** Takes a first step, visits the moves that begin with it, and takes it back. */
  private take(step: number, action: Action): boolean {
    const { world } = this;
    const mark = world.mark();
    let isOver = false;
    if (this.perform(step, action)) {
      if (!action.written.isChainable) isOver = this.visits();
      else {
        this.marks.push(mark);
        isOver = this.goOn(step, action, this.steps.mustGoOn(step));
        this.marks.pop();
      }
    }
    world.undo(mark);
    return isOver;
  }

  private perform(step: number, action: Action): boolean {
    this.spend(1);
    this.setFrame(step);
    return perform(action);
  }

  private spend(tries: number): void {
    this.walking.tries -= tries;
    this.tried += tries;
  }

  /** Lets the world's expressions read a step. */
  private setFrame(step: number): void {
    const { world, steps } = this;
    world.actor = this.walking.actor;
    world.entity = steps.entity(step);
    world.start = steps.start(step);
    world.target = steps.target(step);
    world.params = steps.params(step);
  }

  /** Visits the move that ends here, if it may, and those that go on. */
  private goOn(step: number, action: Action, mustGoOn: boolean): boolean {
    const { isChainRequired } = action.written;
    if (!isChainRequired && !mustGoOn && this.visits()) return true;
    const goesOn = this.continues(step, action);
    if (goesOn === "over") return true;
    if (!isChainRequired || mustGoOn || goesOn === "on") return false;
    this.setFrame(step);
    return this.visits();
  }

  private continues(step: number, action: Action): "over" | "on" | "not" {
    const { world, steps, path, marks, walking } = this;
    if (path.length - walking.first >= MOST_STEPS) return "not";
    const entity = steps.entity(step);
    const start = presentPlace(world, entity);
    if (start === NULL) return "not";
    const from = steps.top;
    world.actor = walking.actor;
    const where = tagOf(start) === Tag.place ? "onBoard" : "inZones";
    const { asked } = steps;
    steps.findFor(this.continuing(action, walking.plan, where), entity, start);
    this.spend(Math.floor((steps.asked - asked) / TARGETS_PER_TRY));
    walking.leavesOut ||= steps.isCut;
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
      if (this.perform(next, nextAction) && !world.wasAtOneOf(marks, walking.marksFrom)) {
        goesOn = "on";
        path.push(next);
        if (this.goOn(next, nextAction, false)) goesOn = "over";
        path.pop();
      }
      marks.pop();
      world.undo(mark);
    }
    steps.cut(from);
    return goesOn;
  }

  /** Whether a step has the values that the steps before it have for params of the same name: a move names each once. */
  private agrees(next: number, { params }: Action): boolean {
    if (params.length === 0) return true;
    const { steps, path } = this;
    const values = steps.params(next);
    return path.slice(this.walking.first).every((step) => {
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

/** Returns the place that an entity has noted as its own; null for none. */
function notedPlace(world: World, entity: Value): Value {
  return world.mem[world.slotOf(entity >> 4) + Column.place]!;
}

/** Returns the zone that an entity is in; null for none. */
function notedZone(world: World, entity: Value): Value {
  return world.mem[world.slotOf(entity >> 4) + Column.zone]!;
}
