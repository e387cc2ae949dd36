// A leaf whose turn moves values without looking at them: what it sets is filled in for each state again.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import type { Column, FieldTable } from "./fieldTable";

/** A value that a turn moves: from one column to another, whose codes may be others. */
export interface Move {
  readonly from: Column;
  readonly to: Column;
  /** Which of the leaf's numbers sets the word of `to`. */
  readonly place: number;
}

/** The codes of one column's values in another: code + 1; 0: not known yet. */
export type CodeMap = Int32Array;

export class MovingLeaf {
  /** By place: the bits that are always set there. */
  private readonly fixed: readonly (readonly [place: number, bits: number])[];

  /** `at`: where the leaf's own numbers begin. */
  constructor(
    readonly at: number,
    private readonly moves: readonly Move[],
    private readonly maps: readonly CodeMap[],
    numbers: Int32Array,
  ) {
    const places = new Set(moves.map(({ place }) => place));
    this.fixed = Array.from(places, (place) => [place, numbers[place]!] as const);
  }

  /** Fills in what the turn sets in a state. Returns false when a value has no room in its column. */
  fill(numbers: Int32Array, words: Int32Array, table: FieldTable): boolean {
    const { moves, maps } = this;
    for (const [place, bits] of this.fixed) numbers[place] = bits;
    for (let index = 0; index < moves.length; index += 1) {
      const { from, to, place } = moves[index]!;
      const code = (words[from.word]! >>> from.shift) & from.mask;
      let known = maps[index]![code]!;
      if (known === 0) {
        known = table.codeOf(to.field, from.values[code]!) + 1;
        if (known > to.mask + 1) return false;
        maps[index]![code] = known;
      }
      numbers[place]! |= (known - 1) << to.shift;
    }
    return true;
  }
}
