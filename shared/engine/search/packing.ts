// Packs the codes of tracked fields into the words of a state.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import type { Column, FieldTable } from "./fieldTable";
import type { Field } from "./searchLevel";

/** Returns words for a state of the table's layout, all codes 0: the first state. */
export function firstWords({ boardWords }: FieldTable): Int32Array {
  return new Int32Array(boardWords + 1);
}

/** Returns the code of a column in a state's words. */
export function codeIn(words: Int32Array, { word, shift, mask }: Column): number {
  return (words[word]! >>> shift) & mask;
}

/** Fills the words with the codes that the function gives for fields. */
export function packInto(words: Int32Array, columns: readonly Column[], codeOf: (field: Field) => number): void {
  words.fill(0);
  for (const { field, word, shift } of columns) words[word]! |= codeOf(field) << shift;
}
