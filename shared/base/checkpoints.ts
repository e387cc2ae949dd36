// Values along chains of links, each value made from the one before it. A few are held within a budget: those used last
// and some at even distances; all others are made again from the nearest before them. Knows nothing of the values.

/** A place in a chain. Links that share what is before them make a tree: a chain that was left and gone on elsewhere. */
export interface Link<Own> {
  /** Null for the first one. */
  readonly previous: Own | null;
  /** How many links lie before it. */
  readonly number: number;
}

/** How values are made and what they weigh. */
export interface Making<Own, Value> {
  /** What the held values may weigh together; the first of each chain and the few used last are held in any case. */
  readonly budget: number;
  weightOf(value: Value): number;
  /** The value at the last of some links in a row, from the value at the link before them. */
  remade(from: Value, links: readonly Own[]): Value;
}

/** Values held at most, so that small ones keep no crowd of abandoned links alive. */
const MOST_HELD = 512;

/** Values held in any case: what is looked at, with its neighbours, is not made again while it is. */
const LEAST_HELD = 4;

export class Checkpoints<Own extends Link<Own>, Value extends object> {
  private readonly firsts = new WeakMap<Own, Value>();
  /** The one used last is the last. */
  private readonly held = new Map<Own, { readonly value: Value; readonly weight: number }>();
  private weight = 0;
  /** Links whose number it divides are checkpoints: they are the last to be let go. A power of two. */
  private distance = 1;

  constructor(private readonly making: Making<Own, Value>) {}

  /** What the held values weigh, those of the first links left out. */
  get heldWeight(): number {
    return this.weight;
  }

  /** Tells the value at a link: always for the first of a chain, and for others where it is known already. */
  keep(link: Own, value: Value): void {
    if (link.previous === null) this.firsts.set(link, value);
    else this.hold(link, value);
  }

  /** Whether a value on the way to the link of number `last` is to be told when one passes: a checkpoint, or the last. */
  wants(link: Own, value: Value, last: number): boolean {
    this.spread(last, this.weightOf(value));
    return link.number === last || this.isCheckpoint(link);
  }

  /** The value at a link. Throws when the first link of its chain was never told of. */
  at(link: Own): Value {
    const known = this.known(link);
    if (known !== undefined) {
      if (link.previous !== null) this.hold(link, known);
      return known;
    }
    const links = [link];
    let start = link.previous;
    let value: Value | undefined;
    for (; start !== null; start = start.previous) {
      value = this.known(start);
      if (value !== undefined) break;
      links.push(start);
    }
    if (value === undefined) throw new Error("a chain whose first value was never told");
    return this.remake(value, links.reverse());
  }

  /** Makes the value of the last link, putting up the checkpoints on the way. */
  private remake(from: Value, links: readonly Own[]): Value {
    const last = links.at(-1)!;
    this.spread(last.number, this.weightOf(from));
    let value = from;
    let stretch: Own[] = [];
    for (const link of links) {
      stretch.push(link);
      if (link !== last && !this.isCheckpoint(link)) continue;
      value = this.making.remade(value, stretch);
      stretch = [];
      this.keep(link, value);
    }
    return value;
  }

  private known(link: Own): Value | undefined {
    return this.held.get(link)?.value ?? this.firsts.get(link);
  }

  private weightOf(value: Value): number {
    return Math.max(this.making.weightOf(value), this.making.budget / MOST_HELD);
  }

  private isCheckpoint({ number }: Own): boolean {
    return number % this.distance === 0;
  }

  private hold(link: Own, value: Value): void {
    this.letGo(link);
    const weight = this.weightOf(value);
    this.spread(link.number, weight);
    this.held.set(link, { value, weight });
    this.weight += weight;
    while (this.weight > this.making.budget && this.held.size > LEAST_HELD) this.letGo(this.leastNeeded());
  }

  private letGo(link: Own): void {
    this.weight -= this.held.get(link)?.weight ?? 0;
    this.held.delete(link);
  }

  /** Sets checkpoints so far apart that, up to this number, they take half of the budget. */
  private spread(number: number, weight: number): void {
    while (number / this.distance > this.making.budget / weight / 2 && this.distance <= number) this.distance *= 2;
  }

  /** The one used longest ago that is no checkpoint, else the oldest checkpoint; never the one used last. */
  private leastNeeded(): Own {
    let [oldest, last]: [Own | null, Own | null] = [null, null];
    for (const link of this.held.keys()) {
      // One behind: the one used last is not to be let go.
      if (last !== null && !this.isCheckpoint(last)) return last;
      oldest ??= last;
      last = link;
    }
    return oldest!;
  }
}
