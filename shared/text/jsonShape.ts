// What a text says, without the place where it stands: values that texts share though what is before them differs.
// Knows JSON's values; knows nothing of how they are read from a text.
import type { NodeType } from "jsonc-parser";
import type { Json } from "../base/json";

/** A string, number, boolean or null; also the name of a member. */
export interface ScalarShape {
  readonly type: NodeType;
  /** UTF-16 units, quotes included. */
  readonly length: number;
  readonly value: string | number | boolean | null;
  readonly children?: undefined;
}

/** An object (its children are properties), an array, or a property (its children are the name and, if any, the value). */
export interface ContainerShape {
  readonly type: NodeType;
  readonly length: number;
  readonly children: readonly JsonShape[];
  /** Where each child begins, counted from the beginning of this. */
  readonly starts: readonly number[];
  /** Where a property's colon stands, counted likewise; -1 for none. */
  readonly colon: number;
  /** The plain value once it was asked for. */
  plain: Json | undefined;
}

export type JsonShape = ScalarShape | ContainerShape;

/**
 * The plain value, the same for the same shape. Of keys that are written twice the last one counts, as in `JSON.parse`.
 * Undefined for a property.
 */
export function plainValue(shape: JsonShape): Json | undefined {
  if (shape.children === undefined) return shape.value;
  if (shape.type === "property") return undefined;
  shape.plain ??= shape.type === "array" ? shape.children.map((child) => plainValue(child) ?? null) : members(shape);
  return shape.plain;
}

function members({ children }: ContainerShape): Json {
  // A null prototype keeps a stranger's "__proto__" an ordinary key.
  const value: Record<string, Json> = Object.create(null) as Record<string, Json>;
  for (const property of children) {
    const [key, member] = property.children ?? [];
    if (key !== undefined && member !== undefined)
      value[String(key.children === undefined ? key.value : "")] = plainValue(member) ?? null;
  }
  return value;
}

/** Of places in their order the last one before the given; -1 for none. */
export function lastChildBefore(starts: readonly number[], place: number): number {
  let low = -1;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! < place) low = middle;
    else high = middle - 1;
  }
  return low;
}
