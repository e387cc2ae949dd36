// The changes that a turn makes to the words of a state, gathered field by field.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import type { Column } from "./fieldTable";

const ALL_BITS = -1;

export class WordChanges {
  /** The words that are changed, in the order of their first changes. */
  readonly words: number[] = [];
  /** By word: the bits that stay, and those that are set. All bits stay in a word that is not changed. */
  private keep = new Int32Array(0);
  private set = new Int32Array(0);

  /** Forgets the changes; `boardWords`: the words of the states are these and that of the mobile fields. */
  clear(boardWords: number): void {
    for (const word of this.words) {
      this.keep[word] = ALL_BITS;
      this.set[word] = 0;
    }
    this.words.length = 0;
    if (this.keep.length > boardWords) return;
    this.keep = new Int32Array(2 * (boardWords + 1)).fill(ALL_BITS);
    this.set = new Int32Array(this.keep.length);
  }

  /** Sets a field, which is changed only once, to the value with a code. */
  add({ word, shift, mask }: Column, code: number): void {
    if (this.keep[word] === ALL_BITS) this.words.push(word);
    this.keep[word]! &= ~(mask << shift);
    this.set[word]! |= code << shift;
  }

  isChanged(word: number): boolean {
    return this.keep[word] !== ALL_BITS;
  }

  /** Returns the bits of a word that stay. */
  keptIn(word: number): number {
    return this.keep[word]!;
  }

  /** Returns the bits of a word that are set. */
  setIn(word: number): number {
    return this.set[word]!;
  }
}
