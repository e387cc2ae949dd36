// Equality and order of JSON values in the language (fact sheet 6): true is 1, texts never equal numbers.
import { type Json, isJsonObject } from "../../../base/json";

/** Returns a number, or a boolean as 0 or 1; null for everything else. */
export function asNumber(value: Json): number | null {
  if (typeof value === "number") return value;
  return typeof value === "boolean" ? Number(value) : null;
}

/** Deep equality; `true` equals 1 and `false` equals 0. */
export function sameValue(left: Json, right: Json): boolean {
  if (left === right) return true;
  const number = asNumber(left);
  if (number !== null) return number === asNumber(right);
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item: Json, index) => sameValue(item, (right as readonly Json[])[index] ?? null));
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameValue(left[key] ?? null, right[key] ?? null))
  );
}

/** Compares two values. Values without an order (null, or of different types) satisfy only `neq`. */
export function compare(left: Json, operator: string, right: Json): boolean {
  if (operator === "eq") return sameValue(left, right);
  if (operator === "neq") return !sameValue(left, right);
  const texts = typeof left === "string" && typeof right === "string";
  const [a, b] = texts ? [left, right] : [asNumber(left), asNumber(right)];
  if (a === null || b === null) return false;
  switch (operator) {
    case "gt":
      return a > b;
    case "gte":
      return a >= b;
    case "lt":
      return a < b;
    case "lte":
      return a <= b;
    default:
      return false;
  }
}
