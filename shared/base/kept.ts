// Data that comes anew from elsewhere and mostly says what it said before: told apart from what has changed.

/**
 * `next`, with every part of `earlier` that says the same in place of its copy; `earlier` itself where nothing differs.
 * Of plain data: null, booleans, numbers, texts, lists and objects of these, without circles.
 */
export function keepSame<Value>(earlier: Value, next: Value): Value {
  return kept(earlier, next) as Value;
}

type Plain = Readonly<Record<string, unknown>>;

function kept(earlier: unknown, next: unknown): unknown {
  if (Object.is(earlier, next)) return earlier;
  if (Array.isArray(earlier) && Array.isArray(next)) return keptList(earlier, next);
  if (isPlain(earlier) && isPlain(next)) return keptObject(earlier, next);
  return next;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function keptList(earlier: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const list = next.map((item, index) => (index < earlier.length ? kept(earlier[index], item) : item));
  const isSame = list.length === earlier.length && list.every((item, index) => item === earlier[index]);
  return isSame ? earlier : list;
}

function keptObject(earlier: Plain, next: Plain): Plain {
  const names = Object.keys(next);
  // With the prototype of the other: a table of the author's own names has none.
  const object = Object.create(Object.getPrototypeOf(next) as object | null) as Record<string, unknown>;
  let isSame = names.length === Object.keys(earlier).length;
  for (const name of names) {
    const isThere = Object.hasOwn(earlier, name);
    const value = isThere ? kept(earlier[name], next[name]) : next[name];
    // Set as its own: "__proto__" is a name like any other.
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
    isSame &&= isThere && value === earlier[name];
  }
  return isSame ? earlier : object;
}
