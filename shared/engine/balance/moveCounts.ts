// Counts the sequences of moves from a position, depth by depth, and those after each first move.
import type { Work } from "../../base/work";
import type { MoveSupport } from "../levelSupport";
import type { GameAction } from "../turnRecord";

/** A first move, and how many sequences begin with it; null: not counted yet. */
export interface DividedMove {
  readonly action: GameAction;
  readonly count: number | null;
}

export interface MoveCounts {
  /** The number of sequences of 1, 2, 3, … moves, as far as they are counted. */
  readonly counts: readonly number[];
  /** For the greatest depth, in the order of the moves. */
  readonly divide: readonly DividedMove[];
}

/** Counts while it can be asked how far it is. */
export class MoveCounter {
  private readonly counts: number[] = [];
  private readonly divided: DividedMove[] = [];
  private readonly first: readonly GameAction[];

  constructor(
    private readonly moves: MoveSupport<unknown>,
    private readonly state: unknown,
    private readonly depth: number,
  ) {
    this.first = moves.legal(state).moves.map(({ action }) => action);
  }

  /** Counts all depths, pausing between moves. */
  *count(): Work<void> {
    for (let depth = 1; depth < this.depth; depth += 1) {
      this.counts.push(yield* this.moves.count(this.state, depth));
      yield;
    }
    const each = (action: GameAction, count: number): void => void this.divided.push({ action, count });
    this.counts.push(yield* this.moves.count(this.state, this.depth, each));
  }

  report(): MoveCounts {
    const waiting = this.first.slice(this.divided.length).map((action) => ({ action, count: null }));
    return { counts: [...this.counts], divide: [...this.divided, ...waiting] };
  }
}
