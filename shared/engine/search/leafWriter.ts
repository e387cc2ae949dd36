// What turns write, as changes of packed words.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import { defined } from "../../base/defined";
import type { FieldTable } from "./fieldTable";
import type { TurnRecorder } from "./turnRecorder";

/** A leaf's numbers: the change of the word of mobile fields, then how many changes of board words follow. */
export const LEAF = { keep: 0, set: 1, changes: 2, first: 3, changeSize: 3 } as const;
/** References are negative, and -1 is a refused turn. */
const FIRST = 2;
const FIRST_SIZE = 1024;

interface Change {
  keep: number;
  set: number;
}

/** Leaves by reference: the leaf `ref` begins at `numbers[-ref]`. A change of a word keeps some bits and sets others. */
export class LeafWriter {
  numbers = new Int32Array(FIRST_SIZE);
  private used = FIRST;

  get byteLength(): number {
    return this.numbers.byteLength;
  }

  clear(): void {
    this.used = FIRST;
    if (this.numbers.length > 2 ** 16) this.numbers = new Int32Array(FIRST_SIZE);
  }

  /** Adds what the recorded turn wrote to tracked fields; returns the leaf's reference. */
  add(recorder: TurnRecorder, table: FieldTable): number {
    const changes = new Map<number, Change>();
    for (const field of recorder.written) {
      const column = table.column(field);
      const value = recorder.writtenTo(field);
      // A value that is there already must be written too, unless the turn has read it: other states have another one.
      if (column < 0 || recorder.leavesAsRead(field, value)) continue;
      const { word, shift, mask } = defined(table.columns[column]);
      const change = changes.get(word) ?? { keep: -1, set: 0 };
      change.keep &= ~(mask << shift);
      change.set |= table.codeOf(field, value) << shift;
      changes.set(word, change);
    }
    const mobile = changes.get(table.boardWords);
    changes.delete(table.boardWords);
    const at = this.take(LEAF.first + changes.size * LEAF.changeSize);
    const { numbers } = this;
    numbers[at + LEAF.keep] = mobile?.keep ?? -1;
    numbers[at + LEAF.set] = mobile?.set ?? 0;
    numbers[at + LEAF.changes] = changes.size;
    let next = at + LEAF.first;
    for (const [word, { keep, set }] of changes) {
      numbers[next] = word;
      numbers[next + 1] = keep;
      numbers[next + 2] = set;
      next += LEAF.changeSize;
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
