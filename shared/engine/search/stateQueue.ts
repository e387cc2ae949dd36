// The states of a search in the order of their coming: the board, what moves on it, and the state they came from.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import type { Work } from "../../base/work";
import { BoardStore } from "./boardStore";
import type { Column, FieldTable } from "./fieldTable";
import { firstWords, mover } from "./packing";
import { PagedNumbers } from "./pages";

/** States packed again between two pauses. */
const STATES_AT_A_TIME = 4096;

export class StateQueue {
  private boards: BoardStore;
  private readonly parents = new PagedNumbers(Uint32Array);
  private boardOf = new PagedNumbers(Uint32Array);
  private mobileOf = new PagedNumbers(Uint16Array);
  private columns: readonly Column[];
  private boardWords: number;
  /** Bytes of the states as they were before, while they are packed again. */
  private outgoing = 0;

  /** Begins with the first state. `startEnds`: a turn that leads back to it ends the level. */
  constructor(
    private readonly table: FieldTable,
    private readonly startEnds: boolean,
  ) {
    this.columns = table.columns;
    this.boardWords = table.boardWords;
    this.boards = new BoardStore(table.boardWords, table.mobileBits);
    this.put(firstWords(table), !startEnds);
    this.parents.push(0);
  }

  get length(): number {
    return this.parents.length;
  }

  get byteLength(): number {
    const lists = this.parents.byteLength + this.boardOf.byteLength + this.mobileOf.byteLength;
    return lists + this.boards.byteLength + this.outgoing;
  }

  /** Copies a state into words. */
  load(index: number, into: Int32Array): void {
    this.boards.load(this.boardOf.at(index), into);
    into[this.boardWords] = this.mobileOf.at(index);
  }

  board(index: number): number {
    return this.boardOf.at(index);
  }

  mobile(index: number): number {
    return this.mobileOf.at(index);
  }

  parent(index: number): number {
    return this.parents.at(index);
  }

  /** Returns the number of the board in the words; a new one when it is new. */
  boardIn(words: Int32Array): number {
    return this.boards.add(words);
  }

  /** Notes a state. Returns whether it is new. */
  mark(board: number, mobile: number): boolean {
    return this.boards.mark(board, mobile);
  }

  push(board: number, mobile: number, parent: number): void {
    this.boardOf.push(board);
    this.mobileOf.push(mobile);
    this.parents.push(parent);
  }

  /** Takes over columns that the table has added in free bits. */
  extend(): void {
    this.columns = this.table.columns;
  }

  /** Packs all states again for the table's layout, which has changed. Until it is done, nothing else may be called. */
  *repack(): Work<void> {
    const { boards, boardOf, mobileOf, columns, boardWords, table, length } = this;
    this.outgoing = this.byteLength - this.parents.byteLength;
    this.boards = new BoardStore(table.boardWords, table.mobileBits);
    this.boardOf = new PagedNumbers(Uint32Array);
    this.mobileOf = new PagedNumbers(Uint16Array);
    this.columns = table.columns;
    this.boardWords = table.boardWords;
    const before = new Int32Array(boardWords + 1);
    const after = firstWords(table);
    const move = mover(columns, table.columns);
    for (let index = 0; index < length; index += 1) {
      boards.load(boardOf.at(index), before);
      before[boardWords] = mobileOf.at(index);
      move(before, after);
      this.put(after, index > 0 || !this.startEnds);
      if (index % STATES_AT_A_TIME === STATES_AT_A_TIME - 1) yield;
    }
    this.outgoing = 0;
  }

  private put(words: Int32Array, marks: boolean): void {
    const board = this.boards.add(words);
    const mobile = words[this.boardWords]!;
    if (marks) this.boards.mark(board, mobile);
    this.boardOf.push(board);
    this.mobileOf.push(mobile);
  }
}
