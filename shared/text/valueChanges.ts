// Finds how one JSON value became another: members and items that came, went, changed or moved. Pure.
import { canonicalJson } from "../base/canonicalJson";
import { type Json, type JsonObject, type JsonPointer, childPointer, isJsonObject } from "../base/json";
import { type ListItem, pairItems } from "../base/listPairs";
import { isEqualJson } from "./memberEdit";

export type ValueChange =
  | { readonly kind: "added"; readonly at: JsonPointer; readonly after: Json }
  /** `at` is its place in the value before. */
  | { readonly kind: "removed"; readonly at: JsonPointer; readonly before: Json }
  | { readonly kind: "changed"; readonly at: JsonPointer; readonly before: Json; readonly after: Json }
  /** An item of a list with another place among the others; what changed in it follows. */
  | { readonly kind: "moved"; readonly at: JsonPointer; readonly from: JsonPointer };

/** Short lists of plain values, such as positions and tags, change as a whole: so many items, and letters in all. */
const MOST_ITEMS = 4;
const MOST_LETTERS = 50;

/**
 * Yields the changes in the order of the value after; none for equal values. The order of an object's members does not
 * count. Items of lists are paired by the first member of `naming` that they have, else by what they are.
 */
export function* valueChanges(
  before: Json | undefined,
  after: Json | undefined,
  naming: readonly string[],
  at: JsonPointer = "",
): Generator<ValueChange> {
  if (before === undefined) {
    if (after !== undefined) yield { kind: "added", at, after };
  } else if (after === undefined) {
    yield { kind: "removed", at, before };
  } else if (isJsonObject(before) && isJsonObject(after)) {
    yield* objectChanges(before, after, naming, at);
  } else if (isList(before) && isList(after) && !(isShort(before) && isShort(after))) {
    yield* listChanges(before, after, naming, at);
  } else if (!isEqualJson(before, after)) {
    yield { kind: "changed", at, before, after };
  }
}

function* objectChanges(
  before: JsonObject,
  after: JsonObject,
  naming: readonly string[],
  at: JsonPointer,
): Generator<ValueChange> {
  for (const [name, member] of Object.entries(after)) {
    const earlier = Object.hasOwn(before, name) ? before[name] : undefined;
    yield* valueChanges(earlier, member, naming, childPointer(at, name));
  }
  for (const [name, member] of Object.entries(before)) {
    if (!Object.hasOwn(after, name)) yield { kind: "removed", at: childPointer(at, name), before: member };
  }
}

function* listChanges(
  before: readonly Json[],
  after: readonly Json[],
  naming: readonly string[],
  at: JsonPointer,
): Generator<ValueChange> {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && isEqualJson(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isEqualJson(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [were, are] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const { pairs, removed, added } = pairItems(
    were.map((item) => itemOf(item, naming)),
    are.map((item) => itemOf(item, naming)),
  );
  for (const index of removed) {
    const item = were[index];
    if (item !== undefined) yield { kind: "removed", at: childPointer(at, start + index), before: item };
  }
  const earlier = new Map(pairs.map((pair) => [pair.after, pair]));
  const isNew = new Set(added);
  for (const [index, item] of are.entries()) {
    const place = childPointer(at, start + index);
    const pair = earlier.get(index);
    if (isNew.has(index) || pair === undefined) {
      yield { kind: "added", at: place, after: item };
      continue;
    }
    if (pair.isMoved) yield { kind: "moved", at: place, from: childPointer(at, start + pair.before) };
    yield* valueChanges(were[pair.before], item, naming, place);
  }
}

function itemOf(item: Json, naming: readonly string[]): ListItem {
  const name = isJsonObject(item) ? naming.find((member) => typeof item[member] === "string") : undefined;
  const key = name !== undefined && isJsonObject(item) ? `${name} ${item[name] as string}` : null;
  return { key, text: canonicalJson(item) };
}

function isShort(list: readonly Json[]): boolean {
  if (list.length > MOST_ITEMS || list.some((item) => typeof item === "object" && item !== null)) return false;
  return JSON.stringify(list).length <= MOST_LETTERS;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
