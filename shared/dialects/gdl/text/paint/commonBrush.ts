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

/** Returns a brush with what `after` has otherwise than `before`; what both leave out stays its own. */
export function withChanges(brush: Brush, before: Brush, after: Brush): Brush {
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)]);
  const attributes = { ...brush.attributes };
  for (const name of names) {
    const value = after.attributes[name];
    if (isEqual(before.attributes[name], value)) continue;
    if (value === undefined) delete attributes[name];
    else attributes[name] = value;
  }
  return { schema: after.schema, attributes };
}

function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return canonicalJson(one) === canonicalJson(other);
}
