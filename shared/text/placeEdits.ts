// Edits at any place of a JSON document beside setting a value: removes a value, adds and moves items of a list,
// renames a member. Each change keeps the layout of its surroundings.
import type { Json } from "../base/json";
import { brokenText, fittedText, inlineText } from "./cellText";
import type { TextEdit } from "./edit";
import { type Layout, isOneLineNode } from "./jsonStyle";
import type { JsonNode, JsonTree, ParsedText } from "./jsonTree";
import { type JsonPath, childAt, layoutNear, memberEdits } from "./memberEdit";
import { itemIndentation, removalEdits, sequenceEdits } from "./sequenceEdit";

/** Returns the node at a path, or undefined. The last of duplicate keys counts. */
export function nodeAtPath({ root }: JsonTree, path: JsonPath): JsonNode | undefined {
  return path.reduce<JsonNode | undefined>(childAt, root);
}

/** Returns the edits that remove the value at a path, a member with its key; none for a value that does not exist. */
export function removeValueEdits({ tree }: ParsedText, path: JsonPath): readonly TextEdit[] {
  const container = nodeAtPath(tree, path.slice(0, -1));
  const remove = indicesOf(container, path.at(-1));
  return container === undefined ? [] : removalEdits(container, remove);
}

function indicesOf(container: JsonNode | undefined, step: string | number | undefined): ReadonlySet<number> {
  const children = container?.children ?? [];
  if (typeof step === "number") return new Set(container?.type === "array" && step in children ? [step] : []);
  const indices = new Set<number>();
  if (container?.type !== "object") return indices;
  for (let index = 0; index < children.length; index += 1)
    if (children[index]?.children?.[0]?.value === step) indices.add(index);
  return indices;
}

/**
 * Returns the edits that insert an item into a list before the one at `index` (its length: at the end), laid out like
 * its neighbours. A missing list is created. None where the value is not a list.
 */
export function insertItemEdits(parsed: ParsedText, list: JsonPath, index: number, item: Json): readonly TextEdit[] {
  return insertItemsEdits(parsed, list, new Map([[index, [item]]]));
}

/** Returns the edits of `insertItemEdits` for several items, by the index of the item that they come before. */
export function insertItemsEdits(
  { text, tree }: ParsedText,
  list: JsonPath,
  items: ReadonlyMap<number, readonly Json[]>,
): readonly TextEdit[] {
  const container = nodeAtPath(tree, list);
  if (container === undefined) return memberEdits(text, tree, list, Array.from(items.values()).flat());
  if (container.type !== "array") return [];
  const insert = new Map<number, readonly string[]>();
  const [first = 0] = items.keys();
  const sampleBefore = (index: number): JsonNode | undefined => container.children?.[Math.max(0, index - 1)];
  const layout = layoutNear(text, tree, sampleBefore(first), container);
  for (const [index, each] of items) {
    const sample = sampleBefore(index);
    const printed = each.map((item) => itemText(text, container, sample, item, layout));
    insert.set(index, printed);
  }
  return sequenceEdits(text, container, { insert }, layout);
}

function itemText(text: string, list: JsonNode, sample: JsonNode | undefined, item: Json, layout: Layout): string {
  if (sample !== undefined && isOneLineNode(text, sample)) return inlineText(item, layout.inline);
  const print = sample === undefined ? fittedText : brokenText;
  return print(item, layout, itemIndentation(text, list, layout.lines));
}

/** Returns the edits that move a list's item before the one at `before` (its length: to the end), as it is written. */
export function moveItemEdits(parsed: ParsedText, list: JsonPath, from: number, before: number): readonly TextEdit[] {
  return moveItemsEdits(parsed, list, [from], before);
}

/**
 * Returns the edits that move items of a list, in the order in which they stand, before the one at `before` (its
 * length: to the end), as they are written. None where they stand there already.
 */
export function moveItemsEdits(
  { text, tree }: ParsedText,
  list: JsonPath,
  from: readonly number[],
  before: number,
): readonly TextEdit[] {
  const container = nodeAtPath(tree, list);
  const items = container?.type === "array" ? (container.children ?? []) : [];
  const moved = [...new Set(from)].filter((index) => items[index] !== undefined).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [moved[0], moved.at(-1)];
  const stands = last - first === moved.length - 1 && before >= first && before <= last + 1;
  if (container === undefined || moved.length === 0 || stands) return [];
  const printed = moved.flatMap((index) => {
    const item = items[index];
    return item === undefined ? [] : [text.slice(item.offset, item.offset + item.length)];
  });
  const change = { remove: new Set(moved), insert: new Map([[before, printed]]) };
  return sequenceEdits(text, container, change, layoutNear(text, tree, container));
}

/**
 * Returns the edit that renames a member's key; its value stays as it is written. None where there is no such member.
 */
export function renameKeyEdits({ tree }: ParsedText, path: JsonPath, key: string): readonly TextEdit[] {
  const property = nodeAtPath(tree, path)?.parent;
  const old = property?.type === "property" ? property.children?.[0] : undefined;
  if (old === undefined || old.value === key) return [];
  return [{ offset: old.offset, length: old.length, text: JSON.stringify(key) }];
}
