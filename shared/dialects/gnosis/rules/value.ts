// Values of the language: JSON that is never changed, and how large it may grow while rules run.
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";

/** A value, or undefined: the language's "invalid". */
export type Found = Json | undefined;

/** Returns the number of a value that is a finite number; undefined for any other. */
export function numberOf(value: Found): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Returns a number without its sign at zero; undefined when it is not finite. */
export function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value + 0 : undefined;
}

/** Returns the own member of an object; undefined for none. */
export function memberOf(object: JsonObject, name: string): Found {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Returns whether two values are equal: numbers by value, texts exactly, lists and objects by what they hold. */
export function equalJson(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return equalLists(one, other);
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => {
    const value = memberOf(other, name);
    return value !== undefined && equalJson(one[name] ?? null, value);
  });
}

function equalLists(one: Json, other: Json): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((item: Json, index) => equalJson(item, other[index] ?? null));
}

interface Size {
  /** Values in it, itself among them. */
  readonly nodes: number;
  /** Levels of lists and objects. */
  readonly depth: number;
}

const SCALAR: Size = { nodes: 1, depth: 0 };

/** A value may share parts: written out it may be far larger than it is in memory. */
const LARGEST: Size = { nodes: 100_000, depth: 200 };

const sizes = new WeakMap<object, Size>();

/** Returns how large a value is when it is written out. Each part is measured once. */
export function sizeOf(value: Json): Size {
  if (typeof value !== "object" || value === null) return SCALAR;
  const known = sizes.get(value);
  if (known !== undefined) return known;
  let nodes = 1;
  let depth = 0;
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    const size = sizeOf(part);
    nodes += size.nodes;
    depth = Math.max(depth, size.depth);
  }
  const size = { nodes, depth: depth + 1 };
  sizes.set(value, size);
  return size;
}

/** Returns whether a value is small enough to be kept: rules that put values into themselves would grow without end. */
export function isSmall(value: Json): boolean {
  const { nodes, depth } = sizeOf(value);
  return nodes <= LARGEST.nodes && depth <= LARGEST.depth;
}
