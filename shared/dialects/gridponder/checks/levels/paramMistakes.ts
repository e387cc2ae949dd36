// Params of an entity or object that are not as its kind declares: missing ones, and those of another type.
import { type Json, type JsonObject, isJsonObject, objectOf } from "../../../../base/json";
import { nearestName } from "../../../../base/nearestName";
import { nameTable } from "../../../../base/nameTable";
import { asTexts } from "../../text/read";
import type { IndexedKind, IndexedSystem } from "../../text/names/packIndex";

/** What a param of a type must be, in words. */
export const TYPE_NAMES = nameTable({
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  position: "a cell [x, y]",
});

/** What a system reads of entities with a tag, and of which type it must be. */
export interface ReadParam {
  readonly name: string;
  readonly type: string;
  readonly tag: string;
}

/** Returns what systems read of entities as one type alone: anything else counts as if it were not there. */
export function readParams(systems: readonly IndexedSystem[]): readonly ReadParam[] {
  return systems.flatMap(({ type, enabled, config }): readonly ReadParam[] => {
    if (!enabled) return [];
    if (type === "slide_merge") return mergedValues(config);
    if (type !== "sided_box") return [];
    const { sidesParam = "sides", sidedTag = "sided" } = config;
    if (typeof sidesParam !== "string" || typeof sidedTag !== "string" || sidesParam.includes(" ")) return [];
    return [{ name: sidesParam, type: "integer", tag: sidedTag }];
  });
}

/** Returns what `slide_merge` adds or doubles: a value that is no number counts as 0 (fact sheet 11.1). */
function mergedValues({ mergeableTags }: JsonObject): readonly ReadParam[] {
  const tags = Array.isArray(mergeableTags) ? asTexts(mergeableTags) : ["mergeable"];
  return tags.map((tag) => ({ name: "value", type: "number", tag }));
}

/**
 * Returns `missing NAME` and `type NAME TYPE` for each param that does not match the kind's declaration or, where there
 * is none, what systems read.
 */
export function paramMistakes(
  kind: IndexedKind,
  params: Readonly<Record<string, Json>>,
  read: readonly ReadParam[],
): readonly string[] {
  const declaredParams = objectOf(kind.value["params"]);
  const undeclaredParams = (): JsonObject =>
    Object.fromEntries(Object.entries(params).filter(([name]) => !Object.hasOwn(declaredParams, name)));
  const undeclared = read.flatMap(({ name, type, tag }) => {
    const value = Object.hasOwn(declaredParams, name) || !kind.tags.includes(tag) ? undefined : params[name];
    return value === undefined || isOfType(value, type) ? [] : [`type ${name} ${type}`];
  });
  const mistaken = Object.entries(declaredParams).flatMap(([name, declared]) => {
    if (!isJsonObject(declared) || name.includes(" ")) return [];
    const value = params[name];
    if (value === undefined)
      return declared["required"] === true && !isMisspelt(undeclaredParams(), name) ? [`missing ${name}`] : [];
    const { type } = declared;
    return typeof type === "string" && !isOfType(value, type) ? [`type ${name} ${type}`] : [];
  });
  return [...mistaken, ...undeclared];
}

/** Returns whether a param stands there under a name like it: that is reported as misspelt. */
export function isMisspelt(params: Readonly<Record<string, Json>>, name: string): boolean {
  return Object.keys(params).some((key) => key !== name && nearestName(key, [name]) !== null);
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
