// Packs the codes of tracked fields into the words of a state.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import type { Column, FieldTable } from "./fieldTable";

/** Returns words for a state of the table's layout, all codes 0: the first state. */
export function firstWords({ boardWords }: FieldTable): Int32Array {
  return new Int32Array(boardWords + 1);
}

/** Fills the words with the codes that the function gives for columns. */
export function packInto(words: Int32Array, columns: readonly Column[], codeOf: (column: Column) => number): void {
  words.fill(0);
  for (const column of columns) words[column.word]! |= codeOf(column) << column.shift;
}

/** Returns a function that packs a state of one layout again for another. New columns get the code 0. */
export function mover(from: readonly Column[], to: readonly Column[]): (before: Int32Array, after: Int32Array) => void {
  const byField = new Map(from.map((column) => [column.field, column]));
  const pairs = to.flatMap((column) => {
    const old = byField.get(column.field);
    return old === undefined ? [] : [[old, column] as const];
  });
  const moves = Int32Array.from(
    pairs.flatMap(([old, column]) => [old.word, old.shift, old.mask, column.word, column.shift]),
  );
  return (before, after) => {
    after.fill(0);
    for (let at = 0; at < moves.length; at += 5) {
      const code = (before[moves[at]!]! >>> moves[at + 1]!) & moves[at + 2]!;
      after[moves[at + 3]!]! |= code << moves[at + 4]!;
    }
  };
}
