// What turns write, as changes of packed words.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import { defined } from "../../base/defined";
import type { Column, FieldTable } from "./fieldTable";
import { type CodeMap, type Move, MovingLeaf } from "./movingLeaf";
import { type TurnRecorder, WRITTEN } from "./turnRecorder";

/** A leaf's numbers: the change of the word of mobile fields, then how many changes of board words follow. */
export const LEAF = { keep: 0, set: 1, changes: 2, first: 3, changeSize: 3 } as const;
/** References are negative, and -1 is a refused turn. */
const FIRST = 2;
const FIRST_SIZE = 1024;
/** From here downwards references are of leaves that move values; they must be filled in first. */
export const FIRST_MOVING = -(2 ** 30);
/** A value that a leaf moves has no room in the layout of the states. */
export const NO_ROOM = 1;
const BYTES_PER_MOVING = 512;

/** Leaves by reference: the leaf `ref` begins at `numbers[-ref]`. A change of a word keeps some bits and sets others. */
export class LeafWriter {
  numbers = new Int32Array(FIRST_SIZE);
  private used = FIRST;
  /** By word: the bits that stay, and those that are set. All bits stay in a word that was not touched. */
  private keep = new Int32Array(0);
  private set = new Int32Array(0);
  private readonly touched: number[] = [];
  private readonly moved: Omit<Move, "place">[] = [];
  private moving: MovingLeaf[] = [];
  /** By the two fields of a move. */
  private readonly codeMaps = new Map<string, CodeMap>();

  get byteLength(): number {
    return this.numbers.byteLength + this.moving.length * BYTES_PER_MOVING;
  }

  clear(): void {
    this.used = FIRST;
    if (this.moving.length > 0) {
      this.moving = [];
      this.codeMaps.clear();
    }
    if (this.numbers.length > 2 ** 16) this.numbers = new Int32Array(FIRST_SIZE);
  }

  /**
   * Adds what the recorded turn wrote to tracked fields; returns the leaf's reference. One from FIRST_MOVING downwards is
   * to be filled in for each state.
   */
  add(recorder: TurnRecorder, table: FieldTable): number {
    const { touched, moved } = this;
    touched.length = 0;
    moved.length = 0;
    if (this.keep.length <= table.boardWords) {
      this.keep = new Int32Array(2 * (table.boardWords + 1)).fill(-1);
      this.set = new Int32Array(this.keep.length);
    }
    for (const field of recorder.written) {
      const column = table.columnFor(field);
      const value = recorder.writtenTo(field);
      const origin = recorder.movedTo(field);
      if (column !== undefined && origin !== WRITTEN) {
        if (origin !== field) moved.push({ from: defined(table.columnFor(origin)), to: column });
        if (origin !== field) this.touch(column, 0);
        continue;
      }
      // A value that is there already must be written too, unless the turn has read it: other states have another one.
      if (column === undefined || recorder.leavesAsRead(field, value)) continue;
      this.touch(column, table.codeOf(field, value));
    }
    const mobile = table.boardWords;
    const changes = touched.length - (this.keep[mobile] === -1 ? 0 : 1);
    const at = this.take(LEAF.first + changes * LEAF.changeSize);
    const { numbers } = this;
    numbers[at + LEAF.keep] = this.keep[mobile]!;
    numbers[at + LEAF.set] = this.set[mobile]!;
    numbers[at + LEAF.changes] = changes;
    let next = at + LEAF.first;
    for (const word of touched) {
      if (word !== mobile) {
        numbers[next] = word;
        numbers[next + 1] = this.keep[word]!;
        numbers[next + 2] = this.set[word]!;
        next += LEAF.changeSize;
      }
      this.keep[word] = -1;
      this.set[word] = 0;
    }
    return moved.length === 0 ? -at : this.addMoving(at, mobile);
  }

  /** Fills in a leaf that moves values, for a state. Returns its reference as of any leaf, or NO_ROOM. */
  fill(ref: number, words: Int32Array, table: FieldTable): number {
    const leaf = this.moving[FIRST_MOVING - ref]!;
    return leaf.fill(this.numbers, words, table) ? -leaf.at : NO_ROOM;
  }

  private touch({ word, shift, mask }: Column, code: number): void {
    if (this.keep[word] === -1) this.touched.push(word);
    this.keep[word]! &= ~(mask << shift);
    this.set[word]! |= code << shift;
  }

  private addMoving(at: number, mobile: number): number {
    const places = new Map([[mobile, at + LEAF.set]]);
    for (let change = 0; change < this.numbers[at + LEAF.changes]!; change += 1) {
      const place = at + LEAF.first + change * LEAF.changeSize;
      places.set(this.numbers[place]!, place + 2);
    }
    const moves = this.moved.map((move) => ({ ...move, place: defined(places.get(move.to.word)) }));
    const maps = moves.map(({ from, to }) => this.codeMap(from, to));
    return FIRST_MOVING - (this.moving.push(new MovingLeaf(at, moves, maps, this.numbers)) - 1);
  }

  private codeMap(from: Column, to: Column): CodeMap {
    const name = `${from.field} ${to.field}`;
    const map = this.codeMaps.get(name) ?? new Int32Array(from.mask + 1);
    this.codeMaps.set(name, map);
    return map;
  }

  private take(size: number): number {
    const at = this.used;
    this.used += size;
    if (this.used > this.numbers.length) {
      const grown = new Int32Array(Math.max(this.used, 2 * this.numbers.length));
      grown.set(this.numbers);
      this.numbers = grown;
    }
    return at;
  }
}

/** Applies a leaf to the words of a state. */
export function applyLeaf(
  numbers: Int32Array,
  ref: number,
  from: Int32Array,
  into: Int32Array,
  boardWords: number,
): void {
  const at = -ref;
  for (let word = 0; word < boardWords; word += 1) into[word] = from[word]!;
  into[boardWords] = (from[boardWords]! & numbers[at + LEAF.keep]!) | numbers[at + LEAF.set]!;
  const end = at + LEAF.first + numbers[at + LEAF.changes]! * LEAF.changeSize;
  for (let next = at + LEAF.first; next < end; next += LEAF.changeSize) {
    const word = numbers[next]!;
    into[word] = (into[word]! & numbers[next + 1]!) | numbers[next + 2]!;
  }
}
