// What turns write, as changes of packed words.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import type { FieldTable } from "./fieldTable";
import type { TurnRecorder } from "./turnRecorder";

/** A leaf's numbers: the change of the word of mobile fields, then how many changes of board words follow. */
export const LEAF = { keep: 0, set: 1, changes: 2, first: 3, changeSize: 3 } as const;
/** References are negative, and -1 is a refused turn. */
const FIRST = 2;
const FIRST_SIZE = 1024;

/** Leaves by reference: the leaf `ref` begins at `numbers[-ref]`. A change of a word keeps some bits and sets others. */
export class LeafWriter {
  numbers = new Int32Array(FIRST_SIZE);
  private used = FIRST;
  /** By word: the bits that stay, and those that are set. All bits stay in a word that was not touched. */
  private keep = new Int32Array(0);
  private set = new Int32Array(0);
  private readonly touched: number[] = [];

  get byteLength(): number {
    return this.numbers.byteLength;
  }

  clear(): void {
    this.used = FIRST;
    if (this.numbers.length > 2 ** 16) this.numbers = new Int32Array(FIRST_SIZE);
  }

  /** Adds what the recorded turn wrote to tracked fields; returns the leaf's reference. */
  add(recorder: TurnRecorder, table: FieldTable): number {
    const { touched } = this;
    touched.length = 0;
    if (this.keep.length <= table.boardWords) {
      this.keep = new Int32Array(2 * (table.boardWords + 1)).fill(-1);
      this.set = new Int32Array(this.keep.length);
    }
    for (const field of recorder.written) {
      const column = table.columnFor(field);
      const value = recorder.writtenTo(field);
      // A value that is there already must be written too, unless the turn has read it: other states have another one.
      if (column === undefined || recorder.leavesAsRead(field, value)) continue;
      const { word, shift, mask } = column;
      if (this.keep[word] === -1) touched.push(word);
      this.keep[word]! &= ~(mask << shift);
      this.set[word]! |= table.codeOf(field, value) << shift;
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
    return -at;
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
