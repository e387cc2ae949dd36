// Stores many distinct states of one level in little memory, for searching. What is read with `!` is there: states are
// numbered from 0 on, and places wrap around (tests/laws/engine.laws.test.ts, "a store gives equal states one number").
import type { PlayableLevel } from "../playableLevel";

const FIRST_CAPACITY = 1024;
const GROWTH = 1.5;
/** The table of hashes grows when more than this part of it is used. */
const MAX_LOAD = 0.7;

/** Distinct states by number, from 0 on in the order of their insertion. Nothing is ever removed. */
export class StateStore<State> {
  /** The packed states, one after the other; each lies between the previous end and its own. */
  private bytes = new Uint8Array(FIRST_CAPACITY);
  private ends = new Uint32Array(FIRST_CAPACITY);
  /** Number + 1 by hash; 0 is a free slot. A collision moves on to the next slot. */
  private places = new Int32Array(2 * FIRST_CAPACITY);
  private count = 0;

  constructor(private readonly level: Pick<PlayableLevel<State>, "key" | "fromKey">) {}

  get size(): number {
    return this.count;
  }

  /** Returns the bytes of memory that the store takes. */
  get byteLength(): number {
    return this.bytes.byteLength + this.ends.byteLength + this.places.byteLength;
  }

  /** Returns the state's number: a new one, equal to the previous `size`, if it was not stored yet. */
  add(state: State): number {
    const key = this.level.key(state);
    const place = this.placeOf(key);
    const known = this.places[place]! - 1;
    if (known >= 0) return known;
    this.append(key);
    this.places[place] = this.count;
    if (this.count > this.places.length * MAX_LOAD) this.rehash();
    return this.count - 1;
  }

  /** Returns the number of a state, -1 when it is not stored. */
  find(state: State): number {
    return this.places[this.placeOf(this.level.key(state))]! - 1;
  }

  /** Returns a stored state as a new object. Throws a RangeError for an unknown number. */
  get(number: number): State {
    if (number < 0 || number >= this.count) throw new RangeError(`There is no state ${number}`);
    let key = "";
    for (let at = this.startOf(number); at < this.ends[number]!; at += 1) key += String.fromCharCode(this.bytes[at]!);
    return this.level.fromKey(key);
  }

  private startOf(number: number): number {
    return number === 0 ? 0 : this.ends[number - 1]!;
  }

  /** Returns where a key is in the table, or the free slot where it would be. */
  private placeOf(key: string): number {
    let place = hashOf(key.length, (at) => key.charCodeAt(at)) % this.places.length;
    while (this.places[place] !== 0 && !this.holds(this.places[place]! - 1, key)) {
      place = place + 1 === this.places.length ? 0 : place + 1;
    }
    return place;
  }

  private holds(number: number, key: string): boolean {
    const start = this.startOf(number);
    if (this.ends[number]! - start !== key.length) return false;
    for (let at = 0; at < key.length; at += 1) if (this.bytes[start + at] !== key.charCodeAt(at)) return false;
    return true;
  }

  private append(key: string): void {
    const start = this.startOf(this.count);
    while (start + key.length > this.bytes.length) this.bytes = grown(this.bytes, new Uint8Array(next(this.bytes)));
    if (this.count === this.ends.length) this.ends = grown(this.ends, new Uint32Array(next(this.ends)));
    for (let at = 0; at < key.length; at += 1) this.bytes[start + at] = key.charCodeAt(at);
    this.ends[this.count] = start + key.length;
    this.count += 1;
  }

  private rehash(): void {
    this.places = new Int32Array(this.places.length * 2);
    for (let number = 0; number < this.count; number += 1) {
      const start = this.startOf(number);
      let place = hashOf(this.ends[number]! - start, (at) => this.bytes[start + at]!) % this.places.length;
      while (this.places[place] !== 0) place = place + 1 === this.places.length ? 0 : place + 1;
      this.places[place] = number + 1;
    }
  }
}

/** FNV-1a over bytes with a final mix of the bits; not negative. */
function hashOf(length: number, byteAt: (at: number) => number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at += 1) hash = Math.imul(hash ^ byteAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function next({ length }: Uint8Array | Uint32Array): number {
  return Math.ceil(length * GROWTH);
}

function grown<Numbers extends Uint8Array | Uint32Array>(from: Numbers, into: Numbers): Numbers {
  into.set(from);
  return into;
}
