// Writes leaves: what recorded turns wrote, as changes of packed words.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import { defined } from "../../base/defined";
import type { Column, FieldTable } from "./fieldTable";
import { CHANGE, LEAF } from "./leaf";
import { type CodeMap, type Move, MovingLeaf } from "./movingLeaf";
import { type TurnRecorder, WRITTEN } from "./turnRecorder";
import { WordChanges } from "./wordChanges";

/** References are negative, and -1 is a refused turn. */
const FIRST = 2;
const FIRST_SIZE = 1024;
/** Once the leaves took more numbers than this, `clear` gives their memory back. */
const MOST_KEPT = 2 ** 16;
/** From here downwards references are of leaves that move values; they must be filled in first. */
export const FIRST_MOVING = -(2 ** 30);
/** A value that a leaf moves has no room in the layout of the states. */
export const NO_ROOM = 1;
const BYTES_PER_MOVING = 512;

/** Leaves by reference: the leaf `ref` begins at `numbers[-ref]`. */
export class LeafWriter {
  numbers = new Int32Array(FIRST_SIZE);
  private used = FIRST;
  /** What the turn that is added wrote and moved. */
  private readonly changes = new WordChanges();
  private readonly moved: MovedValue[] = [];
  /** The leaf with the reference `FIRST_MOVING - index`. */
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
    if (this.numbers.length > MOST_KEPT) this.numbers = new Int32Array(FIRST_SIZE);
  }

  /**
   * Adds what the recorded turn wrote to tracked fields; returns the leaf's reference. One from FIRST_MOVING downwards is
   * to be filled in for each state.
   */
  add(recorder: TurnRecorder, table: FieldTable): number {
    this.gather(recorder, table);
    const at = this.write(table.boardWords);
    return this.moved.length === 0 ? -at : this.addMoving(at, table.boardWords);
  }

  /** Fills in a leaf that moves values, for a state. Returns its reference as of any leaf, or NO_ROOM. */
  fill(ref: number, words: Int32Array, table: FieldTable): number {
    const leaf = this.moving[FIRST_MOVING - ref]!;
    return leaf.fill(this.numbers, words, table) ? -leaf.at : NO_ROOM;
  }

  /** Gathers what a turn did to tracked fields, in `changes` and `moved`. */
  private gather(recorder: TurnRecorder, table: FieldTable): void {
    const { changes, moved } = this;
    changes.clear(table.boardWords);
    moved.length = 0;
    for (const field of recorder.written) {
      const column = table.columnFor(field);
      if (column === undefined) continue;
      const origin = recorder.movedTo(field);
      if (origin === WRITTEN) {
        const value = recorder.writtenTo(field);
        // A value that is there already must be written too, unless the turn has read it: other states have another one.
        if (!recorder.leavesAsRead(field, value)) changes.add(column, table.codeOf(field, value));
      } else if (origin !== field) {
        moved.push({ from: defined(table.columnFor(origin)), to: column });
        // What is moved is set for each state again.
        changes.add(column, 0);
      }
    }
  }

  /** Writes the gathered changes as a leaf; returns where it begins. */
  private write(mobile: number): number {
    const { changes } = this;
    const boardChanges = changes.words.length - (changes.isChanged(mobile) ? 1 : 0);
    const at = this.take(LEAF.size + boardChanges * CHANGE.size);
    const { numbers } = this;
    numbers[at + LEAF.keep] = changes.keptIn(mobile);
    numbers[at + LEAF.set] = changes.setIn(mobile);
    numbers[at + LEAF.changes] = boardChanges;
    let change = at + LEAF.size;
    for (const word of changes.words) {
      if (word === mobile) continue;
      numbers[change + CHANGE.word] = word;
      numbers[change + CHANGE.keep] = changes.keptIn(word);
      numbers[change + CHANGE.set] = changes.setIn(word);
      change += CHANGE.size;
    }
    return at;
  }

  /** Adds the gathered moves to the leaf that begins at `at`; returns its reference. */
  private addMoving(at: number, mobile: number): number {
    /** By word: which number of the leaf sets it. */
    const places = new Map([[mobile, at + LEAF.set]]);
    for (let index = 0; index < this.numbers[at + LEAF.changes]!; index += 1) {
      const change = at + LEAF.size + index * CHANGE.size;
      places.set(this.numbers[change + CHANGE.word]!, change + CHANGE.set);
    }
    const moves = this.moved.map(({ from, to }): Move => {
      return { from, to, place: defined(places.get(to.word)), codes: this.codeMap(from, to) };
    });
    return FIRST_MOVING - (this.moving.push(new MovingLeaf(at, moves, this.numbers)) - 1);
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

/** A value that a turn moves without looking at it. */
type MovedValue = Pick<Move, "from" | "to">;
