// Params of an entity or object that are not as its kind declares: missing ones, and those of another type.
import { type Json, isJsonObject, objectOf } from "../../../base/json";
import { nameTable } from "../../../base/nameTable";
import type { IndexedKind } from "../text/names/packIndex";

/** What a param of a type must be, in words. */
export const TYPE_NAMES = nameTable({
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  position: "a cell [x, y]",
});

/** Returns `missing NAME` and `type NAME TYPE` for each param that does not match the kind's declaration. */
export function paramMistakes(kind: IndexedKind, params: Readonly<Record<string, Json>>): readonly string[] {
  return Object.entries(objectOf(kind.value["params"])).flatMap(([name, declared]) => {
    if (!isJsonObject(declared) || name.includes(" ")) return [];
    const value = params[name];
    if (value === undefined) return declared["required"] === true ? [`missing ${name}`] : [];
    const { type } = declared;
    return typeof type === "string" && !isOfType(value, type) ? [`type ${name} ${type}`] : [];
  });
}

/** Returns whether a value is of a param type; true for an unknown type. */
function isOfType(value: Json, type: string): boolean {
  switch (type) {
    case "string":
      return typeof value === "string";
    case "integer":
      return Number.isInteger(value);
    case "number":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "array":
      return Array.isArray(value);
    case "position":
      return Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part));
    default:
      return true;
  }
}
