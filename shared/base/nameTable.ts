// Lookup tables for names that come from untrusted packs.

/**
 * Returns the same entries without a prototype: looking up "constructor" finds nothing unless there is such an entry.
 */
export function nameTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}

/** Returns what a record has under a name of its own; undefined for "constructor" and the like. */
export function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
