// Searches for a shortest win, breadth first over packed states.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import type { Work } from "../../base/work";
import type { Progress } from "./expansion";
import { LayeredExpansion } from "./layeredExpansion";
import { applyLeaf } from "./leaf";
import { MISSES_FIELD, REFUSED, type TurnMemo } from "./turnMemo";

/** Actions between two pauses of finding out which one led to a state. */
const ACTIONS_AT_A_TIME = 32;

export class BreadthFirst extends LayeredExpansion {
  private layerEnd = 1;

  get noneUnder(): number {
    return this.depth + 1;
  }

  get byteLength(): number {
    return this.queue.byteLength;
  }

  /** Returns the numbers of the actions that lead to the win found last. */
  *path(): Work<readonly number[]> {
    const { queue, memo } = this;
    const { length } = this.level.actions;
    const path = [this.action];
    const wanted = new Int32Array(this.words.length);
    for (let index = this.at; index > 0;) {
      const parent = queue.parent(index);
      queue.load(parent, this.words);
      queue.load(index, wanted);
      let action = 0;
      for (; action < length && !leadsTo(memo, action, this.words, this.next, wanted); action += 1) {
        // Turns are played again where few are remembered, which may take long.
        if (action % ACTIONS_AT_A_TIME === 0) yield;
      }
      path.push(action);
      index = parent;
    }
    return path.reverse();
  }

  protected enterState(): void {
    if (this.at !== this.layerEnd) return;
    this.layerEnd = this.states;
    this.depth += 1;
  }

  protected leaveState(): void {}

  /** Keeps the state that a turn leads to, if it is new. */
  protected follow(ref: number): Progress {
    const { queue } = this;
    this.turns += 1;
    const board = this.apply(ref);
    const mobile = this.next[this.table.boardWords]!;
    if (!queue.mark(board, mobile)) return "more";
    const verdict = this.memo.verdict(this.next);
    if (verdict === MISSES_FIELD) return "again";
    if (verdict === "won") return "won";
    if (verdict === "on") queue.push(board, mobile, this.at);
    return "more";
  }
}

function leadsTo(memo: TurnMemo, action: number, from: Int32Array, into: Int32Array, wanted: Int32Array): boolean {
  const ref = memo.turn(action, from);
  if (ref >= REFUSED) return false;
  applyLeaf(memo.leaves.numbers, ref, from, into, from.length - 1);
  return into.every((word, index) => word === wanted[index]);
}
