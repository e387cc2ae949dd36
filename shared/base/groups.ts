// Items in lists and sets, by a key that they share. Pure.

/** Adds an item to the list of its key; the first one begins the list. */
export function addTo<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}

/** Adds an item to the set of its key. */
export function addToSet<Key, Item>(sets: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([item]));
  else set.add(item);
}

/** Returns the items by their keys: keys in the order of their first items, items in their own order. */
export function groupedBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}
