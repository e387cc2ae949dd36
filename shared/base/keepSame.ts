// Reuses unchanged parts of earlier data, so that consumers can compare by identity.
import { isJsonObject } from "./json";

/**
 * Returns `next` with every part that equals its counterpart in `earlier` replaced by that counterpart; `earlier`
 * itself when nothing differs. For plain data without cycles: null, booleans, numbers, strings, arrays and objects.
 */
export function keepSame<Value>(earlier: Value, next: Value): Value {
  return sameOrNext(earlier, next) as Value;
}

type Plain = Readonly<Record<string, unknown>>;

function sameOrNext(earlier: unknown, next: unknown): unknown {
  if (Object.is(earlier, next)) return earlier;
  if (Array.isArray(earlier) && Array.isArray(next)) return sameListOrNext(earlier, next);
  if (isJsonObject(earlier) && isJsonObject(next)) return sameObjectOrNext(earlier, next);
  return next;
}

function sameListOrNext(earlier: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const list = next.map((item, index) => (index < earlier.length ? sameOrNext(earlier[index], item) : item));
  const isSame = list.length === earlier.length && list.every((item, index) => item === earlier[index]);
  return isSame ? earlier : list;
}

function sameObjectOrNext(earlier: Plain, next: Plain): Plain {
  const names = Object.keys(next);
  // With the same prototype: a table of the author's names has none.
  const object = Object.create(Object.getPrototypeOf(next) as object | null) as Record<string, unknown>;
  let isSame = names.length === Object.keys(earlier).length;
  for (const name of names) {
    const isKnown = Object.hasOwn(earlier, name);
    const value = isKnown ? sameOrNext(earlier[name], next[name]) : next[name];
    // Defined as an own property: "__proto__" is a name like any other.
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
    isSame &&= isKnown && value === earlier[name];
  }
  return isSame ? earlier : object;
}
