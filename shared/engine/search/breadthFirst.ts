// Breadth-first search over packed states: each layer holds all states that so many moves lead to and fewer do not.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import { type Work, advance } from "../../base/work";
import type { Expansion, Progress } from "./expansion";
import type { FieldTable } from "./fieldTable";
import { LEAF, applyLeaf } from "./leafWriter";
import { firstWords } from "./packing";
import type { SearchLevel } from "./searchLevel";
import { StateQueue } from "./stateQueue";
import { MISSES_FIELD, NEEDS_LAYOUT, REFUSED, type TurnMemo } from "./turnMemo";

/** Turns between two looks at the clock, unless the engine has played one. */
const TURNS_PER_LOOK = 2048;

/** Actions between two pauses of finding out which one led to a state. */
const ACTIONS_AT_A_TIME = 32;

export class BreadthFirst implements Expansion {
  /** Number of moves to the states that are being expanded. */
  private depth = 0;
  /** Accepted turns, each of which led to a state, known or new. */
  turns = 0;
  /** The state being expanded, and the action that is tried on it next. */
  private at = 0;
  private action = 0;
  private layerEnd = 1;
  private readonly queue: StateQueue;
  private words: Int32Array;
  private next: Int32Array;
  /** Packs the states again; until it is done, none is expanded. */
  private packing: Work<void> | null = null;

  constructor(
    private readonly level: SearchLevel,
    private readonly table: FieldTable,
    private readonly memo: TurnMemo,
  ) {
    this.words = firstWords(table);
    this.next = firstWords(table);
    this.queue = new StateQueue(table, memo.verdict(this.words) !== "on");
  }

  get noneUnder(): number {
    return this.depth + 1;
  }

  get states(): number {
    return this.queue.length;
  }

  get byteLength(): number {
    return this.queue.byteLength;
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
      if (this.at === this.layerEnd) {
        this.layerEnd = queue.length;
        this.depth += 1;
      }
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
    }
    return "exhausted";
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

  /** Keeps the state that a leaf leads to, if it is new. */
  private follow(ref: number): Progress {
    const { queue, words, next } = this;
    this.turns += 1;
    const { boardWords } = this.table;
    const { numbers } = this.memo.leaves;
    applyLeaf(numbers, ref, words, next, boardWords);
    const mobile = next[boardWords]!;
    const isQuiet = numbers[LEAF.changes - ref] === 0;
    const board = isQuiet ? queue.board(this.at) : queue.boardIn(next);
    if (!queue.mark(board, mobile)) return "more";
    const verdict = this.memo.verdict(next);
    if (verdict === MISSES_FIELD) return "again";
    if (verdict === "won") return "won";
    if (verdict === "on") queue.push(board, mobile, this.at);
    return "more";
  }

  private layOut(): void {
    this.memo.clear();
    if (this.table.extend()) return this.queue.extend();
    this.table.layout(true);
    this.packing = this.queue.repack();
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

function leadsTo(memo: TurnMemo, action: number, from: Int32Array, into: Int32Array, wanted: Int32Array): boolean {
  const ref = memo.turn(action, from);
  if (ref >= REFUSED) return false;
  applyLeaf(memo.leaves.numbers, ref, from, into, from.length - 1);
  return into.every((word, index) => word === wanted[index]);
}
