// A leaf whose turn moves values without looking at them: what it sets is filled in for each state again. A push moves
// what is on one cell to the next, so that one leaf holds for all boards on which it is possible.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import type { Column, FieldTable } from "./fieldTable";

/** A value that a turn moves: from one column to another, whose codes may be others. */
export interface Move {
  readonly from: Column;
  readonly to: Column;
  /** Which of the leaf's numbers sets the word of `to`. */
  readonly place: number;
  /** Shared by all leaves that move from this field to that one. */
  readonly codes: CodeMap;
}

/** By the code of a value in one column: its code in the other, and 1 more; 0: not known yet. */
export type CodeMap = Int32Array;

export class MovingLeaf {
  /** By place: the bits that are always set there. */
  private readonly fixed: readonly (readonly [place: number, bits: number])[];

  /** `at`: where the leaf's own numbers begin in `numbers`. */
  constructor(
    readonly at: number,
    private readonly moves: readonly Move[],
    numbers: Int32Array,
  ) {
    const places = new Set(moves.map(({ place }) => place));
    this.fixed = Array.from(places, (place) => [place, numbers[place]!] as const);
  }

  /** Fills in what the turn sets in a state. Returns false when a value has no room in its column. */
  fill(numbers: Int32Array, words: Int32Array, table: FieldTable): boolean {
    for (const [place, bits] of this.fixed) numbers[place] = bits;
    const { moves } = this;
    for (let index = 0; index < moves.length; index += 1) {
      const move = moves[index]!;
      const code = codeAfter(move, words, table);
      if (code > move.to.mask) return false;
      numbers[move.place]! |= code << move.to.shift;
    }
    return true;
  }
}

/** Returns the code that the moved value of a state has where it is moved to. */
function codeAfter({ from, to, codes }: Move, words: Int32Array, table: FieldTable): number {
  const code = (words[from.word]! >>> from.shift) & from.mask;
  const known = codes[code]!;
  if (known !== 0) return known - 1;
  const after = table.codeOf(to.field, from.values[code]!);
  // One without room is looked up again: the next layout may have it.
  if (after <= to.mask) codes[code] = after + 1;
  return after;
}
