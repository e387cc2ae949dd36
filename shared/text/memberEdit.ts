// Sets one value of a JSON document by the steps to it, making the objects on the way, as one text edit.
import { type Json, type JsonObject, isJsonObject } from "../base/json";
import { inlineText, textLike } from "./cellText";
import type { TextEdit } from "./edit";
import { inlineStyleOf, isOneLineNode, lineStyleOf } from "./jsonStyle";
import { type JsonNode, type JsonTree, valueOf } from "./jsonTree";
import { type Layout, itemIndentation, sequenceEdits } from "./sequenceEdit";

/** Keys of members and indices of items, from the root. */
export type JsonPath = readonly (string | number)[];

/** The layout of a text near a node: the node's own spacing before the rest's. */
export function layoutNear(text: string, tree: JsonTree, ...near: readonly (JsonNode | undefined)[]): Layout {
  return { inline: inlineStyleOf(text, [...near, tree.root]), lines: lineStyleOf(text, tree) };
}

/**
 * The edits after which the value at `steps` is this one: it replaces an old one (written as that was), else comes
 * last in the innermost object that exists. Lists are not made longer. An old value that is equal, and a way that
 * leads through something other than objects and items that exist, give no edit.
 */
export function memberEdits(text: string, tree: JsonTree, steps: JsonPath, value: Json): readonly TextEdit[] {
  let node = tree.root;
  for (const [depth, step] of steps.entries()) {
    const next = childAt(node, step);
    if (next === undefined) {
      const rest = steps.slice(depth + 1);
      if (node?.type !== "object" || ![step, ...rest].every((each) => typeof each === "string")) return [];
      const nested = rest.reduceRight<Json>((inner, outer): JsonObject => ({ [outer]: inner }), value);
      return newMemberEdits(text, tree, node, String(step), nested);
    }
    node = next;
  }
  if (node === undefined || isEqualJson(valueOf(node), value)) return [];
  const { inline, lines } = layoutNear(text, tree, node, node.parent?.parent);
  return [{ offset: node.offset, length: node.length, text: textLike(value, node, text, inline, lines) }];
}

/** An object's member (of a key written twice the last one) or a list's item; undefined for none. */
export function childAt(node: JsonNode | undefined, step: string | number): JsonNode | undefined {
  if (typeof step === "number") return node?.type === "array" ? node.children?.[step] : undefined;
  if (node?.type !== "object") return undefined;
  return node.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
}

/** The edits after which an object has one more member behind the others: on one line, or a line for each object of a list. */
export function newMemberEdits(
  text: string,
  tree: JsonTree,
  object: JsonNode,
  key: string,
  value: Json,
): readonly TextEdit[] {
  const layout = layoutNear(text, tree, object);
  const printed = `${JSON.stringify(key)}${layout.inline.colon}${newValueText(text, object, value, layout)}`;
  return sequenceEdits(text, object, { insert: new Map([[object.children?.length ?? 0, [printed]]]) }, layout);
}

function newValueText(text: string, object: JsonNode, value: Json, layout: Layout): string {
  const isLineList = Array.isArray(value) && value.length > 0 && value.every(isJsonObject);
  if (!isLineList || isOneLineNode(text, object)) return inlineText(value, layout.inline);
  const outer = layout.lines.newline + itemIndentation(text, object, layout.lines);
  const inner = outer + layout.lines.unit;
  return `[${inner}${value.map((item) => inlineText(item, layout.inline)).join(`,${inner}`)}${outer}]`;
}

/** Whether two values say the same; the order of an object's members says nothing. */
export function isEqualJson(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item: Json, index) => isEqualJson(item, other[index] as Json));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqualJson(one[key], other[key]))
  );
}
