// The content of a JSON text without its offset, so that texts can share values after a change. Built by the readers
// beside this file.
import type { NodeType } from "jsonc-parser";
import { defined } from "../base/defined";
import type { Json } from "../base/json";
import { partitionPoint } from "../base/partitionPoint";
import { movesInObjects, withWrittenOrder } from "../base/writtenOrder";

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
  /** Where each child begins, relative to this. */
  readonly starts: readonly number[];
  /** Where a property's colon is, relative to this; -1 for none. */
  readonly colon: number;
  /** A cache of `plainValue`. */
  plain: Json | undefined;
}

export type JsonShape = ScalarShape | ContainerShape;

/**
 * Returns the plain value, always the same for the same shape. The last of duplicate keys counts, as in `JSON.parse`.
 * Undefined for a property. `namesAsWritten` gives the order of an object's members in the text.
 */
export function plainValue(shape: JsonShape): Json | undefined {
  if (shape.children === undefined) return shape.value;
  if (shape.type === "property") return undefined;
  shape.plain ??= shape.type === "array" ? shape.children.map((child) => plainValue(child) ?? null) : members(shape);
  return shape.plain;
}

function members({ children }: ContainerShape): Json {
  // A null prototype keeps "__proto__" from an untrusted pack an ordinary key.
  const value: Record<string, Json> = Object.create(null) as Record<string, Json>;
  let moves = false;
  for (const property of children) {
    const [key, member] = property.children ?? [];
    if (key === undefined || member === undefined) continue;
    const name = nameOf(key);
    value[name] = plainValue(member) ?? null;
    moves ||= movesInObjects(name);
  }
  return moves ? withWrittenOrder(value, children.flatMap(completeName)) : value;
}

function nameOf(key: JsonShape): string {
  return String(key.children === undefined ? key.value : "");
}

/** Returns the name of a property that has a value. */
function completeName(property: JsonShape): readonly string[] {
  const [key, member] = property.children ?? [];
  return key === undefined || member === undefined ? [] : [nameOf(key)];
}

/** Returns the number of tokens that a value without mistakes takes: values, names, brackets, colons and commas. */
export function tokensOf(shape: JsonShape): number {
  const { children, type } = shape;
  if (children === undefined) return 1;
  // A property has a colon; a list or an object has its brackets, and a comma between each two children.
  let tokens = type === "property" ? 1 : Math.max(2, children.length + 1);
  for (const child of children) tokens += child.children === undefined ? 1 : tokensOf(child);
  return tokens;
}

/** Returns where a child begins, relative to its container. */
export function startOf({ starts }: ContainerShape, index: number): number {
  return defined(starts[index]);
}

/** Returns the index of the last start before a place; -1 for none. Starts are in ascending order. */
export function lastChildBefore(starts: readonly number[], place: number): number {
  return partitionPoint(starts, (start) => start < place) - 1;
}
