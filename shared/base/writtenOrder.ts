// The order in which the members of an object are written. JavaScript sorts names that look like indices ("1", "10")
// before all others; where a language says "the first one", the text's order counts.

const writtenNames = new WeakMap<object, readonly string[]>();

/** Names of up to ten digits without leading zeros: JavaScript moves those below 2³² - 1. */
const INDEX = /^(?:0|[1-9]\d{0,9})$/;

/** Returns whether JavaScript may move a member of this name. */
export function movesInObjects(name: string): boolean {
  const first = name.charCodeAt(0);
  return first >= 48 && first <= 57 && INDEX.test(name);
}

/** Attaches the order of an object's names, where it has one that JavaScript may move. Returns the object. */
export function withWrittenOrder<T extends object>(object: T, names: readonly string[]): T {
  if (names.some(movesInObjects)) writtenNames.set(object, [...new Set(names)]);
  return object;
}

/** Returns an object's names in the order of its text; in that of the object where it was not read from a text. */
export function namesAsWritten(object: object): readonly string[] {
  return writtenNames.get(object) ?? Object.keys(object);
}

/** Returns an object's members in the order of its text. */
export function entriesAsWritten<Value>(
  object: Readonly<Record<string, Value>>,
): readonly (readonly [string, Value])[] {
  const names = writtenNames.get(object);
  return names === undefined ? Object.entries(object) : names.map((name) => [name, object[name] as Value] as const);
}
