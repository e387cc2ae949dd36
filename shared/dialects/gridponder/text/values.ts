// Equality and order of JSON values in the language (fact sheet 6): texts never equal numbers. In rules true is 1.
import { type Json, isJsonList, isJsonObject } from "../../../base/json";

/** Returns a number, or a boolean as 0 or 1; null for everything else. */
export function asNumber(value: Json): number | null {
  if (typeof value === "number") return value;
  return typeof value === "boolean" ? Number(value) : null;
}

/** Returns whether two values are equal as rules compare them: `true` equals 1 and `false` equals 0, at any depth. */
export function sameValue(left: Json, right: Json): boolean {
  return areEqual(left, right, sameNumber);
}

/** Returns whether two values are equal as JSON values: neither "1" nor `true` is 1. So are params compared (2b). */
export function sameJson(left: Json, right: Json): boolean {
  return areEqual(left, right, never);
}

function sameNumber(left: Json, right: Json): boolean {
  const number = asNumber(left);
  return number !== null && number === asNumber(right);
}

function never(): boolean {
  return false;
}

/** `sameLeaf`: whether two values that are not identical, and no lists or objects, are equal all the same. */
function areEqual(left: Json, right: Json, sameLeaf: (left: Json, right: Json) => boolean): boolean {
  if (left === right) return true;
  if (left === null || typeof left !== "object") return sameLeaf(left, right);
  if (Array.isArray(left)) {
    if (!isJsonList(right) || left.length !== right.length) return false;
    return left.every((item: Json, index) => areEqual(item, right[index] ?? null, sameLeaf));
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && areEqual(left[key] ?? null, right[key] ?? null, sameLeaf))
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
