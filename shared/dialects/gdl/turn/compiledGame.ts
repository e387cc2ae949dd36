// A game compiled from its JSON: states, moves and counts (gdl.md). Immutable to its users: all calls run on one world
// and leave nothing of it behind but the states that they return.
import type { Declarations } from "../compile/scope";
import type { WrittenPhase } from "../load/interactions";
import type { Variables } from "../load/state";
import type { Action } from "../moves/action";
import { Attacks } from "../moves/attacks";
import type { Move } from "../moves/moveAction";
import { inMoveOrder } from "../moves/moveOrder";
import { performStep } from "../moves/perform";
import { type Entry, type Plan, type Where, actorsOf, continuations, entriesOf, planOf } from "../moves/plan";
import { MOST_TRIES, Steps } from "../moves/steps";
import { MoveWalk } from "../moves/walk";
import { NULL, Tag, type Value, tagOf, valueOf } from "../values/value";
import { Slot } from "../world/layout";
import type { GameState, World } from "../world/world";
import { type Flow, MoveFinish } from "./finish";

/** What a game is made of. */
export interface GameParts {
  readonly declarations: Declarations;
  readonly variables: Variables;
  /** What hidden entities show. */
  readonly back: string;
  readonly actions: readonly Action[];
  readonly byName: ReadonlyMap<string, Action>;
  readonly phases: readonly WrittenPhase[];
  readonly flow: Flow;
}

/** For any question about moves so many steps are tried, whatever those before it took: else there seem to be none. */
const FEWEST_TRIES = 1000;

export class CompiledGame {
  readonly world: World;
  readonly walk: MoveWalk;
  private readonly plans: ReadonlyMap<Value, Plan>;
  private readonly attacks: Attacks;
  private readonly chains = new Map<Plan, Map<Action, Chain>>();
  private readonly following: MoveFinish;
  private isCountCut = false;
  /** How many steps may still be tried for what the conditions after one move ask about moves. */
  private triesLeft = MOST_TRIES;
  /** Moves were left out where a condition after the last move asked about them. */
  isAnswerCut = false;

  readonly declarations: Declarations;
  readonly actions: readonly Action[];

  constructor(
    readonly parts: GameParts,
    /** The state after the setup. */
    readonly start: GameState,
    /** Returns the state after the setup with all chance, the deal and what is drawn later, from another seed. */
    readonly startWith: (seed: number) => GameState,
  ) {
    const { declarations, actions, byName, phases, flow } = parts;
    this.declarations = declarations;
    this.actions = actions;
    const { world, values, topology, zones } = declarations;
    this.world = world;
    const hasPlaces = topology.kind !== "zones";
    const phaseValues = new Map(phases.map(({ name }) => [name, values.ofText(name)]));
    this.following = new MoveFinish(world, values, phaseValues, flow);
    this.plans = new Map(
      phases.map((phase) => {
        const name = values.ofText(phase.name);
        return [name, planOf(phase, name, byName, hasPlaces)] as const;
      }),
    );
    const tag = hasPlaces ? Tag.place : Tag.zone;
    const count = hasPlaces ? topology.count : zones.zones.length;
    const targets = Array.from({ length: count }, (_, index) => valueOf(tag, index));
    const zoneOwners = zones.zones.map(({ owner }) => (owner === null ? NULL : valueOf(Tag.player, owner)));
    const steps = new Steps(world, { targets, hasPlaces, zoneOwners });
    this.attacks = new Attacks(world);
    this.walk = new MoveWalk(world, steps, actions, (action, plan, where) => this.chain(plan, action)[where]);
  }

  /** Returns the plan of the phase of the world, or of a state; null for a phase that does not exist. */
  plan({ mem }: Pick<GameState, "mem"> = this.world): Plan | null {
    return this.plans.get(mem[this.world.layout.currentPhase] ?? NULL) ?? null;
  }

  /** Returns who may act in the world as it is, in seat order. */
  actors(plan: Plan): readonly Value[] {
    const { world, declarations } = this;
    return actorsOf(plan, world.mem[world.layout.currentPlayer] ?? NULL, declarations.players.names);
  }

  /** Returns the names of those who may act in a state. */
  toAct(state: GameState): readonly string[] {
    this.world.load(state);
    const plan = this.plan();
    const { names } = this.declarations.players;
    return plan === null ? [] : this.actors(plan).map((player) => names[player >> 4] ?? "");
  }

  /** Returns the actions with which a move may go on after one of them. */
  goingOn(action: Action, plan: Plan): readonly Action[] {
    return continuations(action, plan, this.parts.byName);
  }

  /** Returns how a move may go on after an action. */
  private chain(plan: Plan, action: Action): Chain {
    let known = this.chains.get(plan);
    if (known === undefined) {
      known = new Map();
      this.chains.set(plan, known);
    }
    let chain = known.get(action);
    if (chain === undefined) {
      const actions = this.goingOn(action, plan);
      chain = { onBoard: entriesOf(actions, "onBoard"), inZones: entriesOf(actions, "inZones") };
      known.set(action, chain);
    }
    return chain;
  }

  isAttacked(place: Value, player: Value): boolean {
    const plan = this.plan();
    return plan !== null && this.attacks.isAttacked(plan, place, player);
  }

  /** Begins the questions of one position: what those before have tried counts no more. */
  beginQuestions(): void {
    this.triesLeft = MOST_TRIES;
    this.isAnswerCut = false;
  }

  /** Counts the moves that a player would have if it were its turn, up to `most`. */
  countFor(player: Value, most: number): number {
    let count = 0;
    this.eachFor(player, !this.following.mayFail, (plan) => {
      if (this.following.mayFail && !this.finishes(plan)) return false;
      count += 1;
      return count >= most;
    });
    return count;
  }

  /** Returns the moves that a player would have if it were its turn, in order. */
  movesFor(player: Value): readonly Move[] {
    const moves: Move[] = [];
    this.eachFor(player, false, (plan) => {
      if (this.finishes(plan)) moves.push({ actor: player, steps: this.walk.visited() });
      return false;
    });
    return inMoveOrder(moves);
  }

  /** Visits the moves that a player would have if it were its turn, until `visit` returns true. */
  private eachFor(player: Value, isLazy: boolean, visit: (plan: Plan) => boolean): void {
    const { world } = this;
    const plan = this.plan();
    if (plan === null || tagOf(player) !== Tag.player) return;
    const { currentPlayer } = world.layout;
    const { actor, entity, start, target, params, letter } = world;
    const current = world.mem[currentPlayer] ?? NULL;
    // Walking undoes what it does, so the current player can be changed without the journal.
    world.mem[currentPlayer] = player;
    if (actorsOf(plan, player, this.declarations.players.names).includes(player)) {
      const { walk } = this;
      const { tried } = walk;
      walk.each(player, plan, isLazy, () => visit(plan), Math.max(this.triesLeft, FEWEST_TRIES));
      this.triesLeft -= walk.tried - tried;
      this.isAnswerCut ||= walk.isCut;
      this.isCountCut ||= walk.isCut;
    }
    world.mem[currentPlayer] = current;
    Object.assign(world, { actor, entity, start, target, params, letter });
  }

  /** Goes on after the move that is visited; false when it is impossible. */
  private finish(plan: Plan, withEnds: boolean): boolean {
    const { walk } = this;
    this.beginQuestions();
    const isFine = this.following.finish(plan, walk.lastAction(), withEnds);
    if (!isFine) walk.refuse();
    return isFine;
  }

  /** Whether the visited move can be finished; the world stays as it is. */
  finishes(plan: Plan): boolean {
    const mark = this.world.mark();
    const isFine = this.finish(plan, false);
    this.world.undo(mark);
    return isFine;
  }

  /** Returns the complete moves of a state, and whether there are more than are listed. */
  legal(state: GameState): LegalMoves {
    this.world.load(state);
    const { world, walk } = this;
    const plan = this.plan();
    const moves: Move[] = [];
    let isCut = false;
    if (plan === null) return { moves, isCut };
    const actors = this.actors(plan);
    const naming = actors.length > 1 ? ({ namesActor: true } as const) : {};
    for (const actor of actors) {
      walk.each(actor, plan, false, () => {
        const mark = world.mark();
        if (this.finish(plan, false)) moves.push({ actor, steps: walk.visited(), ...naming });
        world.undo(mark);
        return false;
      });
      isCut ||= walk.isCut;
    }
    return { moves: inMoveOrder(moves), isCut };
  }

  /** Plays a legal move of a state; null when its effects fail, which those of a legal one do not. */
  play(state: GameState, { actor, steps }: Move): GameState | null {
    const { world } = this;
    world.load(state);
    const plan = this.plan();
    const last = steps.at(-1);
    if (plan === null || last === undefined) return null;
    for (const step of steps) if (!performStep(world, step, actor)) return null;
    this.beginQuestions();
    if (!this.following.finish(plan, last.action, true)) return null;
    world.commit();
    return world.snapshot();
  }

  /** Returns the state after the first `count` steps of a legal move, before anything follows them. */
  afterSteps(state: GameState, { actor, steps }: Move, count: number): GameState | null {
    const { world } = this;
    world.load(state);
    for (const step of steps.slice(0, count)) if (!performStep(world, step, actor)) return null;
    world.commit();
    return world.snapshot();
  }

  /** Counts the sequences of `depth` moves from a state; with `withEnds`, a finished game has no moves. */
  count(state: GameState, depth: number, withEnds: boolean): number {
    return this.counted(state, depth, withEnds).count;
  }

  /** Counts them as `count` does, and says whether a position had more moves than are looked for (D-33). */
  counted(state: GameState, depth: number, withEnds: boolean): Counted {
    this.world.load(state);
    this.isCountCut = false;
    const count = depth === 0 ? 1 : this.countHere(depth, withEnds);
    return { count, isCut: this.isCountCut };
  }

  private countHere(depth: number, withEnds: boolean): number {
    const { world } = this;
    const plan = this.plan();
    if (plan === null || (withEnds && world.mem[Slot.outcome] !== 0)) return 0;
    let count = 0;
    for (const actor of this.actors(plan)) {
      if (depth === 1) {
        this.walk.each(actor, plan, !this.following.mayFail, () => {
          if (!this.following.mayFail || this.finishes(plan)) count += 1;
          return false;
        });
      } else {
        this.walk.each(actor, plan, false, () => {
          const mark = world.mark();
          if (this.finish(plan, withEnds)) count += this.countHere(depth - 1, withEnds);
          world.undo(mark);
          return false;
        });
      }
      this.isCountCut ||= this.walk.isCut;
    }
    return count;
  }
}

/** The actions with which a move goes on, by where its entity is. */
type Chain = Readonly<Record<Where, readonly Entry[]>>;

/** A number of sequences of moves. */
export interface Counted {
  readonly count: number;
  /** Moves were left out: there are more. */
  readonly isCut: boolean;
}

export interface LegalMoves {
  readonly moves: readonly Move[];
  readonly isCut: boolean;
}
