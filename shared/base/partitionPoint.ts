// The place in a sorted list where a condition stops to hold.

/**
 * Returns the index of the first item that fails the condition; the list's length when none does. All items that meet
 * it must come before all that fail.
 */
export function partitionPoint<Item>(items: ArrayLike<Item>, isBefore: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(items[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
