// Edits at any place of a JSON document beside setting a value: one taken away, the items of a list added and moved, a
// member's key changed. Each is one change in the layout of what stands around it.
import type { Json } from "../base/json";
import { expandedText, inlineText } from "./cellText";
import type { TextEdit } from "./edit";
import { isOneLineNode } from "./jsonStyle";
import type { JsonNode, JsonTree } from "./jsonTree";
import { type JsonPath, childAt, layoutNear, memberEdits } from "./memberEdit";
import { type Layout, itemIndentation, sequenceEdits } from "./sequenceEdit";

/** A text with its parse. */
export interface ParsedText {
  readonly text: string;
  readonly tree: JsonTree;
}

/** The value at some steps, or undefined; of a key written twice the last one counts. */
export function nodeAtSteps({ root }: JsonTree, steps: JsonPath): JsonNode | undefined {
  return steps.reduce<JsonNode | undefined>(childAt, root);
}

/** The edits that take the value at the steps away, a member with its key; none for what is not there. */
export function removeValueEdits({ text, tree }: ParsedText, steps: JsonPath): readonly TextEdit[] {
  const holder = nodeAtSteps(tree, steps.slice(0, -1));
  const remove = indicesOf(holder, steps.at(-1));
  if (holder === undefined || remove.size === 0) return [];
  return sequenceEdits(text, holder, { remove }, layoutNear(text, tree, holder));
}

function indicesOf(holder: JsonNode | undefined, step: string | number | undefined): ReadonlySet<number> {
  const children = holder?.children ?? [];
  if (typeof step === "number") return new Set(holder?.type === "array" && step in children ? [step] : []);
  if (holder?.type !== "object") return new Set();
  return new Set(children.flatMap((property, index) => (property.children?.[0]?.value === step ? [index] : [])));
}

/**
 * The edits that put an item into a list before the one at `index` (its length: at the end), laid out as its
 * neighbours; a list that is missing is made. None where something else stands.
 */
export function insertItemEdits(
  { text, tree }: ParsedText,
  list: JsonPath,
  index: number,
  item: Json,
): readonly TextEdit[] {
  const holder = nodeAtSteps(tree, list);
  if (holder === undefined) return memberEdits(text, tree, list, [item]);
  if (holder.type !== "array") return [];
  const sample = holder.children?.[Math.max(0, index - 1)];
  const layout = layoutNear(text, tree, sample, holder);
  const printed = itemText(text, holder, sample, item, layout);
  return sequenceEdits(text, holder, { insert: new Map([[index, [printed]]]) }, layout);
}

function itemText(text: string, list: JsonNode, sample: JsonNode | undefined, item: Json, layout: Layout): string {
  if (sample === undefined || isOneLineNode(text, sample)) return inlineText(item, layout.inline);
  return expandedText(item, layout.inline, layout.lines, itemIndentation(text, list, layout.lines));
}

/** The edits that move a list's item before the one at `before` (its length: to the end), as it is written. */
export function moveItemEdits(
  { text, tree }: ParsedText,
  list: JsonPath,
  from: number,
  before: number,
): readonly TextEdit[] {
  const holder = nodeAtSteps(tree, list);
  const item = holder?.type === "array" ? holder.children?.[from] : undefined;
  if (holder === undefined || item === undefined || before === from || before === from + 1) return [];
  const printed = text.slice(item.offset, item.offset + item.length);
  const change = { remove: new Set([from]), insert: new Map([[before, [printed]]]) };
  return sequenceEdits(text, holder, change, layoutNear(text, tree, holder));
}

/** The edit that gives a member another key; its value stays as it is written. None where there is no such member. */
export function renameKeyEdits({ tree }: ParsedText, steps: JsonPath, key: string): readonly TextEdit[] {
  const property = nodeAtSteps(tree, steps)?.parent;
  const old = property?.type === "property" ? property.children?.[0] : undefined;
  if (old === undefined || old.value === key) return [];
  return [{ offset: old.offset, length: old.length, text: JSON.stringify(key) }];
}
