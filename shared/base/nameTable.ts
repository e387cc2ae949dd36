// Tables that are asked for names which strangers wrote.

/** The same entries without a prototype: under "constructor" there is nothing, unless an entry is called so. */
export function nameTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
