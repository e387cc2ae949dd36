// What a turn does to a packed state, as changes of its words. Leaves are what the paths of a `ReadTrie` end in.
// What is read with `!` is there (tests/laws/search.laws.test.ts).

/**
 * A leaf is a row of numbers: the change of the word of mobile fields, then the changes of board words. A change of a
 * word keeps some of its bits and sets others. An example: the turn sets bits 0 to 3 of the mobile word to 7, and clears
 * bits 8 to 11 of board word 2.
 *
 *     keep   set  changes | word  keep     set
 *     ~0x0f  7    1       | 2     ~0xf00   0
 */
export const LEAF = { keep: 0, set: 1, changes: 2, size: 3 } as const;

/** A change of a board word; as many follow one another as `LEAF.changes` says. */
export const CHANGE = { word: 0, keep: 1, set: 2, size: 3 } as const;

/** Applies the leaf that begins at `numbers[-ref]` to the words of a state, into other words. */
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
  const first = at + LEAF.size;
  const end = first + numbers[at + LEAF.changes]! * CHANGE.size;
  for (let change = first; change < end; change += CHANGE.size) {
    const word = numbers[change]!;
    into[word] = (into[word]! & numbers[change + CHANGE.keep]!) | numbers[change + CHANGE.set]!;
  }
}
