// The boards of states without what only moves on them, so that solutions can be compared by what they do.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import { applyLeaf } from "../leaf";
import { firstWords } from "../packing";
import type { StateGraph } from "../graph/stateGraph";
import { REFUSED } from "../turnMemo";

export class Boards {
  private readonly masks: Int32Array;
  private readonly words: Int32Array;
  private readonly next: Int32Array;
  private readonly numbers = new Map<string, number>();
  private readonly kept: Int32Array[] = [];
  private readonly byState = new Map<number, number>();
  private readonly changes = new Map<string, number>();

  constructor(private readonly graph: StateGraph) {
    const { table, level } = graph;
    const quiet = new Set([...level.mobile.map(({ field }) => field), ...(level.unseen ?? [])]);
    this.words = firstWords(table);
    this.next = firstWords(table);
    this.masks = new Int32Array(this.words.length);
    for (const { field, word, shift, mask } of table.columns) {
      if (!quiet.has(field)) this.masks[word]! |= mask << shift;
    }
  }

  /** Returns the number of a state's board: the same for states that differ only in what moves. */
  of(state: number): number {
    const known = this.byState.get(state);
    if (known !== undefined) return known;
    this.graph.load(state, this.words);
    const board = this.numberOf(this.words);
    this.byState.set(state, board);
    return board;
  }

  /** Returns the number of the board after a move from a state. */
  after(state: number, action: number): number {
    const { memo, table } = this.graph;
    this.graph.load(state, this.words);
    const ref = memo.turn(action, this.words);
    // The search has played this turn before.
    if (ref >= REFUSED) return this.of(state);
    applyLeaf(memo.leaves.numbers, ref, this.words, this.next, table.boardWords);
    return this.numberOf(this.next);
  }

  /** Returns the number of what makes one board another: which fields change, from what to what. */
  change(from: number, to: number): number {
    const [before, after] = [this.kept[from]!, this.kept[to]!];
    const parts: number[] = [];
    for (const { word, shift, mask } of this.graph.table.columns) {
      if ((this.masks[word]! & (mask << shift)) === 0) continue;
      const [was, is] = [(before[word]! >>> shift) & mask, (after[word]! >>> shift) & mask];
      if (was !== is) parts.push(word, shift, was, is);
    }
    const text = parts.join(" ");
    const number = this.changes.get(text) ?? this.changes.size;
    this.changes.set(text, number);
    return number;
  }

  private numberOf(words: Int32Array): number {
    const masked = words.map((word, index) => word & this.masks[index]!);
    const text = masked.join(" ");
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.kept.push(masked) - 1;
    this.numbers.set(text, number);
    return number;
  }
}
