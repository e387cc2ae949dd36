// All states that play can reach, with the turns between them, as far as time and memory allow. Grows breadth first and does
// not stop at a win.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import type { Work } from "../../../base/work";
import type { Progress } from "../expansion";
import type { FieldTable } from "../fieldTable";
import { HashChains } from "../hashChains";
import { LayeredExpansion } from "../layeredExpansion";
import { PagedNumbers } from "../pages";
import type { SearchLevel } from "../searchLevel";
import { MISSES_FIELD, type TurnMemo } from "../turnMemo";

/** Where an edge leads: to a won or lost end, or to a state, whose number begins after these. */
export const END = { won: 0, lost: 1, states: 2 } as const;

const STATES_AT_A_TIME = 4096;
/** What the passes over a graph take for each state and each edge, in bytes, about. */
const PASS_BYTES = { state: 32, edge: 8 } as const;

export class StateGraph extends LayeredExpansion {
  /** By depth: the first state that so many moves lead to, and fewer do not. */
  readonly layers: number[] = [0];
  /** The fewest moves that win; null: no win was met. */
  shortestWin: number | null = null;
  /** By expanded state: where its edges begin; one more at the end. */
  readonly starts = new PagedNumbers(Uint32Array);
  /** By edge: END, or the number of a state + END.states. */
  readonly targets = new PagedNumbers(Uint32Array);
  /** By edge: the number of the action. */
  readonly moves = new PagedNumbers(Uint32Array);
  private chains: HashChains;

  constructor(level: SearchLevel, table: FieldTable, memo: TurnMemo) {
    super(level, table, memo);
    this.chains = this.emptyChains();
    this.note(0);
    this.starts.push(0);
  }

  get noneUnder(): number {
    return this.shortestWin ?? this.depth + 1;
  }

  /** States whose turns are all known: those with smaller numbers than this. */
  get expanded(): number {
    return this.starts.length - 1;
  }

  /** No state is left whose turns would have to be looked at. */
  get isComplete(): boolean {
    const { lengthLimit } = this.level;
    return this.expanded === this.states || (lengthLimit !== null && this.depth >= lengthLimit);
  }

  get byteLength(): number {
    const lists = this.starts.byteLength + this.targets.byteLength + this.moves.byteLength;
    const passes = this.states * PASS_BYTES.state + this.targets.length * PASS_BYTES.edge;
    return this.queue.byteLength + this.chains.byteLength + lists + passes;
  }

  /** Copies a state's packed fields. */
  load(state: number, into: Int32Array): void {
    this.queue.load(state, into);
  }

  /** Returns the moves to a state, by the numbers of their actions. */
  pathTo(state: number): number[] {
    const path: number[] = [];
    for (let index = state; index > 0; index = this.queue.parent(index)) {
      const parent = this.queue.parent(index);
      path.push(this.moves.at(this.edgesOf(parent).find((edge) => this.targets.at(edge) === index + END.states)!));
    }
    return path.reverse();
  }

  /** Returns the numbers of a state's edges; none for one that is not expanded. */
  edgesOf(state: number): readonly number[] {
    if (state >= this.expanded) return [];
    const first = this.starts.at(state);
    return Array.from({ length: this.starts.at(state + 1) - first }, (_, index) => first + index);
  }

  /** Returns the edge of a state with an action; -1 when it is refused or not known. */
  edgeWith(state: number, action: number): number {
    return this.edgesOf(state).find((edge) => this.moves.at(edge) === action) ?? -1;
  }

  /** Returns the fewest moves to a state. */
  depthOf(state: number): number {
    let [low, high] = [0, this.layers.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.layers[middle]! <= state) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  protected enterState(): void {
    if (this.at === (this.layers[this.depth + 1] ?? this.states) && this.at > 0) this.depth += 1;
  }

  protected leaveState(): void {
    this.starts.push(this.targets.length);
  }

  /** Notes where a turn leads, as an edge. */
  protected follow(ref: number): Progress {
    const { queue } = this;
    const board = this.apply(ref);
    const mobile = this.next[this.table.boardWords]!;
    const isNew = queue.mark(board, mobile);
    let target = isNew ? -1 : this.find(board, mobile);
    if (target < 0) {
      const verdict = this.memo.verdict(this.next);
      if (verdict === MISSES_FIELD) return "again";
      if (verdict === "on") target = END.states + this.push(board, mobile);
      else target = verdict === "won" ? END.won : END.lost;
      if (verdict === "won") this.shortestWin ??= this.depth + 1;
    }
    this.turns += 1;
    this.targets.push(target);
    this.moves.push(this.action);
    return "more";
  }

  private push(board: number, mobile: number): number {
    const number = this.queue.length;
    if (this.layers.length === this.depth + 1) this.layers.push(number);
    this.queue.push(board, mobile, this.at);
    this.note(number);
    return number;
  }

  /** Returns what an edge to a known state says; -1 for an end, which has no number. */
  private find(board: number, mobile: number): number {
    const { chains, queue } = this;
    for (let known = chains.first(hashOf(board, mobile)); known !== 0; known = chains.after(known)) {
      const state = known - 1;
      if (queue.board(state) === board && queue.mobile(state) === mobile && (state > 0 || !this.startEnds)) {
        return state + END.states;
      }
    }
    return -1;
  }

  private note(state: number): void {
    this.chains.insert(hashOf(this.queue.board(state), this.queue.mobile(state)));
  }

  private emptyChains(): HashChains {
    return new HashChains((state) => hashOf(this.queue.board(state), this.queue.mobile(state)));
  }

  protected override *repack(): Work<void> {
    yield* this.queue.repack();
    this.chains = this.emptyChains();
    for (let state = 0; state < this.states; state += 1) {
      this.note(state);
      if (state % STATES_AT_A_TIME === STATES_AT_A_TIME - 1) yield;
    }
  }
}

function hashOf(board: number, mobile: number): number {
  let hash = Math.imul(board ^ Math.imul(mobile + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
