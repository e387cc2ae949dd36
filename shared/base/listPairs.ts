// Pairs the items of two versions of a list: what stayed, what moved, what came and what went. Pure.
import { addTo } from "./groups";

export interface ListItem {
  /** What names the item in its list, such as an id; null for one without a name. */
  readonly key: string | null;
  /** Equal for equal items. */
  readonly text: string;
}

export interface ItemPair {
  readonly before: number;
  readonly after: number;
  /** Whether it changed its place among the items that both lists have. */
  readonly isMoved: boolean;
}

export interface ListPairs {
  /** In the order of the later list. Paired items may differ. */
  readonly pairs: readonly ItemPair[];
  /** Indices in the earlier list. */
  readonly removed: readonly number[];
  /** Indices in the later list. */
  readonly added: readonly number[];
}

/**
 * Pairs items with the same unique name, then equal items, then items with the same name, then those without one, each in
 * their order. As few paired items as possible count as moved.
 */
export function pairItems(before: readonly ListItem[], after: readonly ListItem[]): ListPairs {
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  const pairBy = (keyOf: (item: ListItem) => string | null, onlyUnique: boolean): void => {
    const waiting = placesBy(before, keyOf, (index) => !partner.has(index));
    const coming = placesBy(after, keyOf, (index) => !taken.has(index));
    for (const [key, places] of waiting) {
      const others = coming.get(key) ?? [];
      if (onlyUnique && (places.length !== 1 || others.length !== 1)) continue;
      for (const [number, place] of places.entries()) {
        const other = others[number];
        if (other === undefined) break;
        partner.set(place, other);
        taken.add(other);
      }
    }
  };
  pairBy(({ key }) => key, true);
  pairBy(({ text }) => text, false);
  pairBy(({ key }) => key, false);
  pairBy(({ key }) => (key === null ? "" : null), false);
  const pairs = Array.from(partner).sort((a, b) => a[1] - b[1]);
  const inPlace = longestRise(pairs.map(([place]) => place));
  return {
    pairs: pairs.map(([place, other], index) => ({ before: place, after: other, isMoved: !inPlace.has(index) })),
    removed: Array.from(before.keys()).filter((index) => !partner.has(index)),
    added: Array.from(after.keys()).filter((index) => !taken.has(index)),
  };
}

function placesBy(
  items: readonly ListItem[],
  keyOf: (item: ListItem) => string | null,
  isFree: (index: number) => boolean,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [index, item] of items.entries()) {
    const key = isFree(index) ? keyOf(item) : null;
    if (key === null) continue;
    addTo(places, key, index);
  }
  return places;
}

/** Returns the indices of a longest rising subsequence of distinct numbers. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  // `ends[length - 1]`: the index of the smallest number that ends a rise of that length.
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1] ?? -1);
    ends[low] = index;
  }
  const rise = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) rise.add(index);
  return rise;
}
