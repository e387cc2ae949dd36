// Expands packed states breadth first, in slices: each layer holds all states that so many moves lead to and fewer do
// not. What the search for a shortest win and the graph of all states have in common.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import { type Work, advance } from "../../base/work";
import type { Expansion, Progress } from "./expansion";
import type { FieldTable } from "./fieldTable";
import { LEAF, applyLeaf } from "./leaf";
import { firstWords } from "./packing";
import type { SearchLevel } from "./searchLevel";
import { StateQueue } from "./stateQueue";
import { MISSES_FIELD, NEEDS_LAYOUT, REFUSED, type TurnMemo } from "./turnMemo";

/** Turns between two looks at the clock, unless the engine has played one. */
const TURNS_PER_LOOK = 2048;

export abstract class LayeredExpansion implements Expansion {
  /** Number of moves to the states that are being expanded. */
  depth = 0;
  /** Accepted turns, each of which led to a state, known or new. */
  turns = 0;
  /** The state being expanded, and the action that is tried on it next. */
  protected at = 0;
  protected action = 0;
  protected readonly queue: StateQueue;
  /** Whether a turn back to the first state ends the level. */
  protected readonly startEnds: boolean;
  /** The packed fields of the state being expanded, and of the one that its turn leads to. */
  protected words: Int32Array;
  protected next: Int32Array;
  /** Packs the states again; until it is done, none is expanded. */
  private packing: Work<void> | null = null;

  constructor(
    readonly level: SearchLevel,
    readonly table: FieldTable,
    readonly memo: TurnMemo,
  ) {
    this.words = firstWords(table);
    this.next = firstWords(table);
    this.startEnds = memo.verdict(this.words) !== "on";
    this.queue = new StateQueue(table, this.startEnds);
  }

  abstract get noneUnder(): number;

  abstract get byteLength(): number;

  get states(): number {
    return this.queue.length;
  }

  /** Expands states until `Date.now()` reaches `untilMs` or the search is over. */
  expand(untilMs: number): Progress {
    if (!this.isPacked(untilMs)) return "more";
    const { memo, queue } = this;
    const { length } = this.level.actions;
    const { lengthLimit } = this.level;
    let played = memo.played;
    let turns = TURNS_PER_LOOK;
    for (; this.at < queue.length; this.at += 1) {
      this.enterState();
      if (lengthLimit !== null && this.depth >= lengthLimit) return "limit";
      queue.load(this.at, this.words);
      for (; this.action < length; this.action += 1) {
        turns -= 1;
        if (turns <= 0 || memo.played !== played) {
          if (Date.now() >= untilMs) return "more";
          played = memo.played;
          if (turns <= 0) turns = TURNS_PER_LOOK;
        }
        const ref = memo.turn(this.action, this.words);
        if (ref === REFUSED) continue;
        if (ref === MISSES_FIELD) return "again";
        if (ref === NEEDS_LAYOUT) {
          this.layOut();
          if (!this.isPacked(untilMs)) return "more";
          this.action -= 1;
          continue;
        }
        const ending = this.follow(ref);
        if (ending !== "more") return ending;
      }
      this.action = 0;
      this.leaveState();
    }
    return "exhausted";
  }

  /** Sets the depth of the state that is expanded next; again after each pause. */
  protected abstract enterState(): void;

  /** Called when all actions were tried on a state. */
  protected abstract leaveState(): void;

  /** Notes where a turn leads. */
  protected abstract follow(ref: number): Progress;

  /** Applies a turn to `words`, into `next`. Returns the number of the board that it leads to. */
  protected apply(ref: number): number {
    const { numbers } = this.memo.leaves;
    applyLeaf(numbers, ref, this.words, this.next, this.table.boardWords);
    return numbers[LEAF.changes - ref] === 0 ? this.queue.board(this.at) : this.queue.boardIn(this.next);
  }

  /** Packs all states again, in slices. */
  protected repack(): Work<void> {
    return this.queue.repack();
  }

  private layOut(): void {
    this.memo.clear();
    if (this.table.extend()) return this.queue.extend();
    this.table.layout(true);
    this.packing = this.repack();
  }

  /** Goes on packing the states again, if that is to be done. Returns whether all of them are packed. */
  private isPacked(untilMs: number): boolean {
    if (this.packing === null) return true;
    if (!advance(this.packing, untilMs)) return false;
    this.packing = null;
    this.words = firstWords(this.table);
    this.next = firstWords(this.table);
    this.queue.load(this.at, this.words);
    return true;
  }
}
