// A cache of values along chains of links, where each value is computed from the one before it. It keeps a few within a
// budget: those used last, and some at even distances (checkpoints). All others are computed again from the nearest
// earlier one.
import { defined } from "./defined";

/** A place in a chain. Links may share earlier links, so chains form a tree. */
export interface Link<Own> {
  /** Null for the first one. */
  readonly previous: Own | null;
  /** The number of links before it. */
  readonly number: number;
}

/** How values are computed and weighed. */
export interface CheckpointOptions<Own, Value> {
  /**
   * The limit for the weight of all cached values. The first of each chain and the few used last are kept in any case.
   */
  readonly budget: number;
  weightOf(value: Value): number;
  /** Computes the value at the last of some consecutive links from the value at the link before them. */
  compute(from: Value, links: readonly Own[]): Value;
}

/** The most values cached, so that small ones do not keep many abandoned links alive. */
const MAX_CACHED = 512;

/** The fewest values cached: those in use, with their neighbours, are not computed again. */
const MIN_CACHED = 4;

export class Checkpoints<Own extends Link<Own>, Value extends object> {
  /** Stored, not computed: each belongs to a chain that begins there. */
  private readonly firsts = new WeakMap<Own, Value>();
  /** In the order of use; the one used last is the last. */
  private readonly cached = new Map<Own, { readonly value: Value; readonly weight: number }>();
  private weight = 0;
  /** Links whose number is a multiple of this are checkpoints, which are evicted last. A power of two. */
  private distance = 1;

  constructor(private readonly options: CheckpointOptions<Own, Value>) {}

  /** Returns the weight of the cached values without those of first links. */
  get cachedWeight(): number {
    return this.weight;
  }

  /** Stores the value at a link: always for the first of a chain, and for others where it is known already. */
  set(link: Own, value: Value): void {
    if (link.previous === null) this.firsts.set(link, value);
    else this.cache(link, value);
  }

  /**
   * Returns whether a value passed on the way to link number `last` should be stored: a checkpoint, or the last one.
   */
  shouldStore(link: Own, value: Value, last: number): boolean {
    this.widenDistance(last, this.weightOf(value));
    return link.number === last || this.isCheckpoint(link);
  }

  /** Returns the value at a link. Throws when the value of the first link of its chain was never stored. */
  at(link: Own): Value {
    const known = this.known(link);
    if (known !== undefined) {
      if (link.previous !== null) this.cache(link, known);
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
    if (value === undefined) throw new Error("a chain whose first value was never stored");
    return this.computeAlong(value, links.reverse());
  }

  /** Computes the value of the last link and stores the checkpoints on the way. */
  private computeAlong(from: Value, links: readonly Own[]): Value {
    const last = defined(links.at(-1));
    this.widenDistance(last.number, this.weightOf(from));
    let value = from;
    let stretch: Own[] = [];
    for (const link of links) {
      stretch.push(link);
      if (link !== last && !this.isCheckpoint(link)) continue;
      value = this.options.compute(value, stretch);
      stretch = [];
      this.set(link, value);
    }
    return value;
  }

  private known(link: Own): Value | undefined {
    return this.cached.get(link)?.value ?? this.firsts.get(link);
  }

  private weightOf(value: Value): number {
    return Math.max(this.options.weightOf(value), this.options.budget / MAX_CACHED);
  }

  private isCheckpoint({ number }: Own): boolean {
    return number % this.distance === 0;
  }

  private cache(link: Own, value: Value): void {
    this.evict(link);
    const weight = this.weightOf(value);
    this.widenDistance(link.number, weight);
    this.cached.set(link, { value, weight });
    this.weight += weight;
    while (this.weight > this.options.budget && this.cached.size > MIN_CACHED) this.evict(this.linkToEvict());
  }

  private evict(link: Own): void {
    this.weight -= this.cached.get(link)?.weight ?? 0;
    this.cached.delete(link);
  }

  /** Doubles the distance of checkpoints until, up to this number, they take at most half of the budget. */
  private widenDistance(number: number, weight: number): void {
    while (number / this.distance > this.options.budget / weight / 2 && this.distance <= number) this.distance *= 2;
  }

  /**
   * Returns the link to evict: the one used longest ago that is not a checkpoint, else the oldest checkpoint. Never the
   * one used last.
   */
  private linkToEvict(): Own {
    let [oldest, last]: [Own | null, Own | null] = [null, null];
    for (const link of this.cached.keys()) {
      // One behind, so that the link used last is never returned.
      if (last !== null && !this.isCheckpoint(last)) return last;
      oldest ??= last;
      last = link;
    }
    if (oldest === null) throw new Error("Only the link used last is cached.");
    return oldest;
  }
}
