// What several entities have in common, and a change of that made to each of them. Pure.
import type { Json } from "../../../../base/json";
import { canonicalJson } from "../../../../base/canonicalJson";
import type { Brush } from "./brush";

/** Returns the schema and the attributes that all have; null where there are none, or several schemas. */
export function commonBrush(brushes: readonly Brush[]): Brush | null {
  const [first] = brushes;
  if (first === undefined || brushes.some(({ schema }) => schema !== first.schema)) return null;
  const shared = Object.entries(first.attributes).filter(([name, value]) =>
    brushes.every(({ attributes }) => isEqual(attributes[name], value)),
  );
  return { schema: first.schema, attributes: Object.fromEntries(shared) };
}

/** Returns the attributes that are not the same on all: those that some have, and others do not, too. */
export function mixedAttributes(brushes: readonly Brush[]): ReadonlySet<string> {
  const names = new Set(brushes.flatMap(({ attributes }) => Object.keys(attributes)));
  const [first] = brushes;
  const isMixed = (name: string): boolean =>
    brushes.some(({ attributes }) => !isEqual(attributes[name], first?.attributes[name]));
  return new Set([...names].filter(isMixed));
}

/**
 * Returns a brush with what `after` has otherwise than `before`, and its attribute `changed`; what else both leave out
 * stays its own.
 */
export function withChanges(brush: Brush, before: Brush, after: Brush, changed: string | null = null): Brush {
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)]);
  if (changed !== null) names.add(changed);
  const attributes = { ...brush.attributes };
  for (const name of names) {
    const value = after.attributes[name];
    if (name !== changed && isEqual(before.attributes[name], value)) continue;
    if (value === undefined) delete attributes[name];
    else attributes[name] = value;
  }
  return { schema: after.schema, attributes };
}

function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return canonicalJson(one) === canonicalJson(other);
}
