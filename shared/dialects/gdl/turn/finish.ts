// What follows a move: the phase goes on, the turn passes, the end is looked for (gdl.md, A8 and A12).
import type { Effect } from "../compile/code";
import type { Action } from "../moves/action";
import type { Run } from "../moves/actionConditions";
import type { Plan } from "../moves/plan";
import { Fault } from "../values/fault";
import { NULL, Tag, type Value, holds, indexOf, tagOf, valueOf } from "../values/value";
import type { ValueTable } from "../values/valueTable";
import { Slot } from "../world/layout";
import type { World } from "../world/world";

export interface EndCondition {
  readonly kind: "victory" | "draw" | "loss";
  readonly isForPlayer: boolean;
  readonly run: Run;
  readonly at: string;
  /** What the author calls it, such as `Checkmate`; null for nothing. */
  readonly description: string | null;
}

export interface Flow {
  /** Null: the next player in order. */
  readonly nextPlayer: Run | null;
  readonly onTurnEnd: Effect;
  readonly turnStartPhase: Value | null;
  /** Whether the turn passes after a move that does not say so. */
  readonly passes: boolean;
  readonly ends: readonly EndCondition[];
}

/** What follows the moves of a game. */
export class MoveFinish {
  /** What follows a move can make it impossible. */
  readonly mayFail: boolean;

  /** `phases`: their names as values. */
  constructor(
    private readonly world: World,
    private readonly values: ValueTable,
    private readonly phases: ReadonlyMap<string, Value>,
    private readonly flow: Flow,
  ) {
    this.mayFail = flow.nextPlayer !== null || flow.onTurnEnd.fails;
  }

  /**
   * Goes on after a move that ends with an action, the world being as the move left it. False when that fails: then the
   * move is impossible. The end is looked for only when `withEnds`.
   */
  finish(plan: Plan, action: Action, withEnds: boolean): boolean {
    const { world, flow, phases } = this;
    const { currentPhase } = world.layout;
    const { next } = plan.phase;
    // An effect that has changed the phase has the last word.
    if (next !== null && world.mem[currentPhase] === plan.name)
      world.write(currentPhase, phases.get(next) ?? plan.name);
    const passes = action.written.endsTurn ?? flow.passes;
    if (passes && world.mem[Slot.playerWasSet] === 0) {
      try {
        this.passTurn();
      } catch (error) {
        if (error instanceof Fault) return false;
        throw error;
      }
    }
    if (world.mem[Slot.playerWasSet] !== 0) world.write(Slot.playerWasSet, 0);
    if (withEnds) findEnd(world, flow.ends);
    return true;
  }

  private passTurn(): void {
    const { nextPlayer, onTurnEnd, turnStartPhase } = this.flow;
    const { world } = this;
    const { layout, mem } = world;
    const current = mem[layout.currentPlayer] ?? NULL;
    const next = nextPlayer === null ? nextInOrder(world, current, this.values) : nextPlayer();
    if (next !== NULL && tagOf(next) !== Tag.player) throw new Fault("The next player is not a player.");
    world.write(layout.currentPlayer, next);
    onTurnEnd.run();
    if (turnStartPhase !== null) world.write(layout.currentPhase, turnStartPhase);
  }
}

function nextInOrder({ layout, mem }: World, current: Value, values: ValueTable): Value {
  const { players, turnDirection } = layout;
  if (current === NULL) return NULL;
  const steps = players === 2 ? 1 : (values.numberOf(mem[turnDirection] ?? NULL) ?? 1);
  const seat = Number.isInteger(steps) ? indexOf(current) + steps : indexOf(current);
  return valueOf(Tag.player, ((seat % players) + players) % players);
}

/** Returns the first end condition that holds in the world as it is; null for none. */
export function endHolding(world: World, ends: readonly EndCondition[]): EndCondition | null {
  const mark = world.mark();
  findEnd(world, ends);
  const end = ends[(world.mem[Slot.outcome] ?? 0) - 1] ?? null;
  world.undo(mark);
  return end;
}

/** Looks for the first end condition that holds and notes it. */
function findEnd(world: World, ends: readonly EndCondition[]): void {
  if (ends.length === 0) return;
  const { entity, start, target, params } = world;
  world.entity = NULL;
  world.start = NULL;
  world.target = NULL;
  for (const [index, { isForPlayer, run }] of ends.entries()) {
    for (let seat = 0; seat < (isForPlayer ? world.layout.players : 1); seat += 1) {
      world.letter = isForPlayer ? valueOf(Tag.player, seat) : NULL;
      if (!holds(run())) continue;
      world.write(Slot.outcome, index + 1);
      world.write(Slot.outcomePlayer, world.letter);
      seat = world.layout.players;
    }
    if (world.mem[Slot.outcome] !== 0) break;
  }
  world.letter = NULL;
  world.entity = entity;
  world.start = start;
  world.target = target;
  world.params = params;
}
