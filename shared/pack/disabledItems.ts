// Items of a list that are disabled without being deleted: they rest in a member beside the list, which players do not
// know and so leave out. The schema of the list names that member (`x-disabled`).
import { type Json, type JsonObject, isJsonObject } from "../base/json";
import type { TextEdit } from "../text/edit";
import { type JsonTree, type ParsedText, valueOf } from "../text/jsonTree";
import { type JsonPath, memberEdits } from "../text/memberEdit";
import { insertItemEdits, insertItemsEdits, nodeAtPath, removeValueEdits, renameKeyEdits } from "../text/placeEdits";
import type { Schema } from "./schemas/schemas";

/** A disabled item, and the index in its list where it stood. */
export interface DisabledItem {
  readonly value: Json;
  readonly at: number;
}

/** Returns the member that holds the disabled items of a list; null for a list whose items cannot be disabled. */
export function disabledMember(list: readonly Schema[]): string | null {
  return list.find((schema) => schema["x-disabled"] !== undefined)?.["x-disabled"] ?? null;
}

/** Returns the disabled items of a list, in the order of the text. Tolerant of anything. */
export function disabledItems(tree: JsonTree, resting: JsonPath): readonly DisabledItem[] {
  const node = nodeAtPath(tree, resting);
  return (node?.type === "array" ? (node.children ?? []) : []).map((child) => placed(valueOf(child) ?? null));
}

/** Returns the edits that take an item out of its list and keep it in the other one; none where there is no such item. */
export function disableEdits(
  parsed: ParsedText,
  list: JsonPath,
  resting: JsonPath,
  index: number,
): readonly TextEdit[] {
  const value = valueOf(nodeAtPath(parsed.tree, [...list, index]));
  if (value === undefined || !isJsonObject(value)) return [];
  const count = nodeAtPath(parsed.tree, resting)?.children?.length ?? 0;
  return [
    ...removeValueEdits(parsed, [...list, index]),
    ...insertItemEdits(parsed, resting, count, { ...value, at: index }),
  ];
}

/** Returns the edits that put a disabled item back where it stood. The last one takes its list along. */
export function enableEdits(parsed: ParsedText, list: JsonPath, resting: JsonPath, index: number): readonly TextEdit[] {
  const items = disabledItems(parsed.tree, resting);
  const item = items[index];
  if (item === undefined) return [];
  if (items.length === 1) return enableAllEdits(parsed, list, resting);
  const count = nodeAtPath(parsed.tree, list)?.children?.length ?? 0;
  return [
    ...removeValueEdits(parsed, [...resting, index]),
    ...insertItemEdits(parsed, list, Math.min(item.at, count), item.value),
  ];
}

/**
 * Returns the edits that put all disabled items back where they stood, as if one after the other, the last one first.
 * None where nothing is disabled.
 */
export function enableAllEdits(parsed: ParsedText, list: JsonPath, resting: JsonPath): readonly TextEdit[] {
  const items = disabledItems(parsed.tree, resting);
  if (items.length === 0) return [];
  const node = nodeAtPath(parsed.tree, list);
  if (node === undefined) return renamedEdits(parsed, list, resting, items);
  const count = node.children?.length ?? 0;
  // The items of the list by their indices, and those that come back among them.
  const all: (number | DisabledItem)[] = Array.from({ length: count }, (_, index) => index);
  for (const item of items.toReversed()) all.splice(Math.min(item.at, all.length), 0, item);
  const inserted = new Map<number, Json[]>();
  let before = 0;
  for (const each of all) {
    if (typeof each === "number") before = each + 1;
    else inserted.set(before, [...(inserted.get(before) ?? []), each.value]);
  }
  return [...removeValueEdits(parsed, resting), ...insertItemsEdits(parsed, list, inserted)];
}

/** Returns the edits that make the list of disabled items the list itself, which is missing. */
function renamedEdits(
  parsed: ParsedText,
  list: JsonPath,
  resting: JsonPath,
  items: readonly DisabledItem[],
): readonly TextEdit[] {
  const values = items.reduceRight<readonly Json[]>((all, { at, value }) => all.toSpliced(at, 0, value), []);
  const renamed = renameKeyEdits(parsed, resting, String(list.at(-1)));
  return [...renamed, ...memberEdits(parsed.text, parsed.tree, resting, [...values])];
}

function placed(value: Json): DisabledItem {
  if (!isJsonObject(value)) return { value, at: 0 };
  const { at, ...item }: JsonObject = value;
  return { value: item, at: typeof at === "number" && Number.isInteger(at) && at >= 0 ? at : 0 };
}
