// Finds the solution that differs least from a path: a search over states and how much of the path is done. Following the
// path is free; a move that it does not have, and one of it that is left out, are an edit each.
// What is read with `!` is there (tests/laws/questions.laws.test.ts).
import { BoardStore } from "../boardStore";
import type { Expansion, Progress } from "../expansion";
import type { FieldTable } from "../fieldTable";
import { applyLeaf } from "../leafWriter";
import { firstWords } from "../packing";
import { PagedNumbers } from "../pages";
import type { SearchLevel } from "../searchLevel";
import { MISSES_FIELD, NEEDS_LAYOUT, REFUSED, type TurnMemo } from "../turnMemo";

const TURNS_PER_LOOK = 1024;
/** As an action: the path's next move is left out. */
const LEFT_OUT = 0xffffffff;
const MOST_COST = 2 ** 16;

/** Moves left out or added, and the moves of the solution. */
interface Edited {
  readonly path: readonly number[];
  readonly left: number;
  readonly added: number;
}

export class EditSearch implements Expansion {
  readonly wantsRoom = true;
  turns = 0;
  /** Edits of the nodes that are being expanded; no solution has fewer. */
  edits = 0;
  /** A longer path than the level allows was met: a solution with as few edits may have been passed over. */
  passedLimit = false;
  edited: Edited | null = null;
  private readonly boards: BoardStore;
  private readonly parents = new PagedNumbers(Uint32Array);
  private readonly moves = new PagedNumbers(Uint32Array);
  /** By node: edits * MOST_COST + moves, the least known. */
  private readonly costs: number[] = [];
  private readonly done: boolean[] = [];
  /** Nodes to expand, by the moves made: with the edits at hand, and with one more. */
  private now: number[][] = [[0]];
  private later: number[][] = [];
  private moved = 0;
  /** The node that is being expanded, how much of the path is done there, and the action that is tried on it next. */
  private expanded = 0;
  private at = 0;
  private action: number;
  private readonly words: Int32Array;
  private readonly next: Int32Array;
  /** A state's words, then how much of the path is done. */
  private readonly node: Int32Array;

  /** `path`: numbers of actions; -1 for one that the level does not have. */
  constructor(
    private readonly level: SearchLevel,
    private readonly table: FieldTable,
    private readonly memo: TurnMemo,
    private readonly path: readonly number[],
  ) {
    this.words = firstWords(table);
    this.next = firstWords(table);
    this.node = new Int32Array(this.words.length + 1);
    this.boards = new BoardStore(this.node.length, 0);
    this.reach(this.words, 0, 0, 0, 0, LEFT_OUT);
    this.now = [[0]];
    // None is being expanded.
    this.action = level.actions.length;
  }

  get noneUnder(): number {
    return 1;
  }

  get states(): number {
    return this.boards.size;
  }

  get byteLength(): number {
    const lists = this.parents.byteLength + this.moves.byteLength;
    return this.boards.byteLength + lists + this.costs.length * 16;
  }

  expand(untilMs: number): Progress {
    const { memo, level } = this;
    let { played } = memo;
    for (let left = TURNS_PER_LOOK; ; left -= 1) {
      if (left <= 0 || memo.played !== played) {
        if (Date.now() >= untilMs) return "more";
        ({ played } = memo);
        if (left <= 0) left = TURNS_PER_LOOK;
      }
      if (this.action < level.actions.length) {
        if (!this.follow(this.action)) return "again";
        this.action += 1;
        continue;
      }
      const node = this.take();
      if (node === null) return this.edited === null ? "exhausted" : "won";
      this.enter(node);
    }
  }

  /** Returns the next node by edits, then by moves; null when there is none that is better than what was found. */
  private take(): number | null {
    for (;;) {
      for (; this.moved < this.now.length; this.moved += 1) {
        if (this.isBeaten(this.edits, this.moved)) return null;
        const list = this.now[this.moved];
        for (let node = list?.pop(); node !== undefined; node = list?.pop()) {
          if (this.done[node] === true || this.costs[node] !== this.edits * MOST_COST + this.moved) continue;
          this.done[node] = true;
          return node;
        }
      }
      if (this.later.length === 0) return null;
      this.now = this.later;
      this.later = [];
      this.edits += 1;
      this.moved = 0;
    }
  }

  private isBeaten(edits: number, moved: number): boolean {
    const { edited } = this;
    if (edited === null) return false;
    return edits * MOST_COST + moved >= (edited.left + edited.added) * MOST_COST + edited.path.length;
  }

  /** Begins to expand a node: leaves out the path's next move, and tries the first action next. */
  private enter(node: number): void {
    const { level, path, words, moved } = this;
    this.boards.load(node, this.node);
    const at = this.node[words.length]!;
    words.set(this.node.subarray(0, words.length));
    this.expanded = node;
    this.at = at;
    this.action = 0;
    if (at < path.length) this.reach(words, at + 1, 1, moved, node, LEFT_OUT);
    if (level.lengthLimit === null || moved < level.lengthLimit) return;
    this.passedLimit = true;
    this.action = level.actions.length;
  }

  /** Tries an action. Returns false when the search must start over. */
  private follow(action: number): boolean {
    const { table, memo, path, words, moved, at, expanded } = this;
    const ref = memo.turn(action, words);
    if (ref === REFUSED) return true;
    if (ref === MISSES_FIELD || ref === NEEDS_LAYOUT) return false;
    this.turns += 1;
    applyLeaf(memo.leaves.numbers, ref, words, this.next, table.boardWords);
    const verdict = memo.verdict(this.next);
    if (verdict === MISSES_FIELD) return false;
    if (verdict === "lost") return true;
    const follows = path[at] === action;
    if (verdict === "won") this.finish(expanded, action, at, follows);
    else {
      this.reach(this.next, at, 1, moved + 1, expanded, action);
      if (follows) this.reach(this.next, at + 1, 0, moved + 1, expanded, action);
    }
    return true;
  }

  /** Notes a node that is reached with so many more edits, and after so many moves. */
  private reach(words: Int32Array, at: number, edits: number, moved: number, from: number, action: number): void {
    this.node.set(words);
    this.node[words.length] = at;
    const known = this.boards.size;
    const node = this.boards.add(this.node);
    const cost = (this.edits + edits) * MOST_COST + moved;
    if (node === known) {
      this.parents.push(from);
      this.moves.push(action);
    } else if (this.done[node] === true || (this.costs[node] ?? Infinity) <= cost) return;
    else {
      this.parents.set(node, from);
      this.moves.set(node, action);
    }
    this.costs[node] = cost;
    const lists = edits === 0 ? this.now : this.later;
    for (let length = lists.length; length <= moved; length += 1) lists.push([]);
    lists[moved]!.push(node);
  }

  /** Notes a solution, if it is better than the one known. What is left of the path is left out. */
  private finish(node: number, action: number, at: number, follows: boolean): void {
    const rest = this.path.length - at - (follows ? 1 : 0);
    const edits = this.edits + rest + (follows ? 0 : 1);
    const { edited } = this;
    if (edited !== null) {
      const best = (edited.left + edited.added) * MOST_COST + edited.path.length;
      if (edits * MOST_COST + this.moved + 1 >= best) return;
    }
    const path = [action];
    let left = rest;
    for (let each = node; each !== 0; each = this.parents.at(each)) {
      if (this.moves.at(each) === LEFT_OUT) left += 1;
      else path.push(this.moves.at(each));
    }
    this.edited = { path: path.reverse(), left, added: edits - left };
  }
}
