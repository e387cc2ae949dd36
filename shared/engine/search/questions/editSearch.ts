// Finds the solution that differs least from a path: a search over states and how much of the path is done. Following the
// path is free; a move that it does not have, and one of it that is left out, are an edit each. An example: the path
// "up up left" no longer wins, and "up left" does; it is found with one edit, the second "up" left out.
// What is read with `!` is there (tests/laws/questions.laws.test.ts).
import { BoardStore } from "../boardStore";
import type { Expansion, Progress } from "../expansion";
import type { FieldTable } from "../fieldTable";
import { applyLeaf } from "../leaf";
import { firstWords } from "../packing";
import { PagedNumbers } from "../pages";
import type { SearchLevel } from "../searchLevel";
import { MISSES_FIELD, NEEDS_LAYOUT, REFUSED, type TurnMemo } from "../turnMemo";
import { EditQueue } from "./editQueue";

const TURNS_PER_LOOK = 1024;
/** As an action: the path's next move is left out. */
const LEFT_OUT = 0xffffffff;
/** More moves than any solution has. */
const MOVES_PER_EDIT = 2 ** 16;

/** Moves left out or added, and the moves of the solution. */
interface Edited {
  readonly path: readonly number[];
  readonly left: number;
  readonly added: number;
}

export class EditSearch implements Expansion {
  readonly wantsRoom = true;
  turns = 0;
  /** A longer path than the level allows was met: a solution with as few edits may have been passed over. */
  passedLimit = false;
  edited: Edited | null = null;
  private readonly boards: BoardStore;
  /** By node: the one that it is reached from at the least known cost, and the action. */
  private readonly parents = new PagedNumbers(Uint32Array);
  private readonly actions = new PagedNumbers(Uint32Array);
  /** By node: the least known cost. */
  private readonly costs: number[] = [];
  /** By node: whether it was expanded, at the least cost that there is. */
  private readonly expanded: boolean[] = [];
  private readonly queue = new EditQueue();
  /** The node that is being expanded, how much of the path is done there, and the action that is tried on it next. */
  private node = 0;
  private done = 0;
  private action: number;
  private readonly words: Int32Array;
  private readonly next: Int32Array;
  /** A node as it is stored: a state's words, then how much of the path is done. */
  private readonly stored: Int32Array;

  /** `path`: numbers of actions; -1 for one that the level does not have. */
  constructor(
    private readonly level: SearchLevel,
    private readonly table: FieldTable,
    private readonly memo: TurnMemo,
    private readonly path: readonly number[],
  ) {
    this.words = firstWords(table);
    this.next = firstWords(table);
    this.stored = new Int32Array(this.words.length + 1);
    this.boards = new BoardStore(this.stored.length, 0);
    this.reach(this.words, 0, 0, LEFT_OUT);
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
    const lists = this.parents.byteLength + this.actions.byteLength;
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

  /** Returns the next node to expand; null when there is none that may lead to a better solution than is known. */
  private take(): number | null {
    const { queue, edited } = this;
    for (;;) {
      const node = queue.take();
      const cost = costOf(queue.edits, queue.moves);
      if (node === null || (edited !== null && cost >= costOfSolution(edited))) return null;
      // A node is added again whenever it is reached at less cost.
      if (this.expanded[node] === true || this.costs[node] !== cost) continue;
      this.expanded[node] = true;
      return node;
    }
  }

  /** Begins to expand a node: leaves out the path's next move, and tries the first action next. */
  private enter(node: number): void {
    const { level, path, words, stored } = this;
    this.boards.load(node, stored);
    words.set(stored.subarray(0, words.length));
    this.node = node;
    this.done = stored[words.length]!;
    this.action = 0;
    if (this.done < path.length) this.reach(words, this.done + 1, 1, LEFT_OUT);
    if (level.lengthLimit === null || this.queue.moves < level.lengthLimit) return;
    this.passedLimit = true;
    this.action = level.actions.length;
  }

  /** Tries an action. Returns false when the search must start over. */
  private follow(action: number): boolean {
    const { table, memo, path, words, done } = this;
    const ref = memo.turn(action, words);
    if (ref === REFUSED) return true;
    if (ref === MISSES_FIELD || ref === NEEDS_LAYOUT) return false;
    this.turns += 1;
    applyLeaf(memo.leaves.numbers, ref, words, this.next, table.boardWords);
    const verdict = memo.verdict(this.next);
    if (verdict === MISSES_FIELD) return false;
    if (verdict === "lost") return true;
    const isOfPath = path[done] === action;
    if (verdict === "won") this.finish(action, isOfPath);
    else {
      this.reach(this.next, done, 1, action);
      if (isOfPath) this.reach(this.next, done + 1, 0, action);
    }
    return true;
  }

  /** Notes that an action leads from the node that is being expanded to a state, with `done` moves of the path done. */
  private reach(words: Int32Array, done: number, moreEdits: 0 | 1, action: number): void {
    const { queue, stored, costs } = this;
    stored.set(words);
    stored[words.length] = done;
    const moves = action === LEFT_OUT ? queue.moves : queue.moves + 1;
    const cost = costOf(queue.edits + moreEdits, moves);
    const known = this.boards.size;
    const node = this.boards.add(stored);
    if (node === known) {
      this.parents.push(this.node);
      this.actions.push(action);
    } else {
      if (this.expanded[node] === true || costs[node]! <= cost) return;
      this.parents.set(node, this.node);
      this.actions.set(node, action);
    }
    costs[node] = cost;
    queue.add(node, moreEdits, moves);
  }

  /** Notes the solution that an action ends, if it is better than the one known. What is left of the path is left out. */
  private finish(action: number, isOfPath: boolean): void {
    const { queue, edited } = this;
    const rest = this.path.length - this.done - (isOfPath ? 1 : 0);
    const edits = queue.edits + rest + (isOfPath ? 0 : 1);
    if (edited !== null && costOf(edits, queue.moves + 1) >= costOfSolution(edited)) return;
    const path = [action];
    let left = rest;
    for (let node = this.node; node !== 0; node = this.parents.at(node)) {
      if (this.actions.at(node) === LEFT_OUT) left += 1;
      else path.push(this.actions.at(node));
    }
    this.edited = { path: path.reverse(), left, added: edits - left };
  }
}

/** Returns the edits and the moves as one number: fewer edits come first, then fewer moves. */
function costOf(edits: number, moves: number): number {
  return edits * MOVES_PER_EDIT + moves;
}

function costOfSolution({ left, added, path }: Edited): number {
  return costOf(left + added, path.length);
}
