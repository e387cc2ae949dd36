// Lookup tables for names that come from untrusted packs.

/**
 * Returns the same entries without a prototype: looking up "constructor" finds nothing unless there is such an entry.
 */
export function nameTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
