// Finds numbered things by their hash. The table grows by one place at a time (linear hashing), so that no insertion has
// to wait until a large table is copied.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import { PagedNumbers } from "./pages";

/** The places at first; a power of 2. */
const FIRST_PLACES = 256;

/** Numbers from 0 on by their hashes, in chains. Whoever asks compares the things themselves. */
export class HashChains {
  /** Number + 1 of the last one inserted at a place; 0: none. */
  private readonly heads = new PagedNumbers(Uint32Array);
  /** By number: number + 1 of the one inserted before it at the same place; 0: none. */
  private readonly nexts = new PagedNumbers(Uint32Array);
  /** The places of the table if none of this round were split. */
  private round = FIRST_PLACES;

  /** `hashOf` gives the hash of a number that was inserted. */
  constructor(private readonly hashOf: (number: number) => number) {
    for (let place = 0; place < FIRST_PLACES; place += 1) this.heads.push(0);
  }

  get byteLength(): number {
    return this.heads.byteLength + this.nexts.byteLength;
  }

  /** Returns the first candidate for a hash, as its number + 1; 0: none. */
  first(hash: number): number {
    return this.heads.at(this.placeOf(hash));
  }

  /** Returns the candidate after this one (number + 1); 0: none. */
  after(candidate: number): number {
    return this.nexts.at(candidate - 1);
  }

  /** Inserts the next number, which is as many as were inserted before. */
  insert(hash: number): void {
    const { heads, nexts } = this;
    const place = this.placeOf(hash);
    nexts.push(heads.at(place));
    heads.set(place, nexts.length);
    if (nexts.length > heads.length) this.split();
  }

  private placeOf(hash: number): number {
    const place = hash & (2 * this.round - 1);
    return place < this.heads.length ? place : place & (this.round - 1);
  }

  /** Adds a place, and shares with it what is at the place that had its hashes. */
  private split(): void {
    const { heads, nexts, round } = this;
    const from = heads.length - round;
    let stay = 0;
    let move = 0;
    for (let candidate = heads.at(from); candidate !== 0;) {
      const next = nexts.at(candidate - 1);
      if ((this.hashOf(candidate - 1) & round) === 0) {
        nexts.set(candidate - 1, stay);
        stay = candidate;
      } else {
        nexts.set(candidate - 1, move);
        move = candidate;
      }
      candidate = next;
    }
    heads.set(from, stay);
    heads.push(move);
    if (heads.length === 2 * round) this.round = 2 * round;
  }
}
