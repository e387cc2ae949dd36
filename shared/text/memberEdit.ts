// Sets one value of a JSON document by its path as one text edit, creating missing objects on the way.
import { type Json, type JsonObject, isJsonObject, pointerKeys, type JsonPointer } from "../base/json";
import { inlineText, textLike } from "./cellText";
import type { TextEdit } from "./edit";
import { type Layout, inlineStyleOf, isOneLineNode, lineStyleOf } from "./jsonStyle";
import { memberOf } from "./jsonNode";
import { type JsonNode, type JsonTree, type ParsedText, valueOf } from "./jsonTree";
import { itemIndentation, sequenceEdits } from "./sequenceEdit";

/** Keys of members and indices of items, from the root. */
export type JsonPath = readonly (string | number)[];

/** Returns a pointer as a path: keys of digits are places in a list. */
export function pathOfPointer(at: JsonPointer): JsonPath {
  return pointerKeys(at).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Returns the layout of a text near a node: the node's own spacing before that of the rest. */
export function layoutNear(text: string, tree: JsonTree, ...near: readonly (JsonNode | undefined)[]): Layout {
  return { inline: inlineStyleOf(text, [...near, tree.root]), lines: lineStyleOf(text, tree) };
}

/**
 * Returns the edits that set the value at `path`. An existing value is replaced and written as it was; a new one comes
 * last in the innermost object that exists. Lists do not grow. No edit is made for an equal value, nor where the path
 * leads through anything but existing objects and items.
 */
export function memberEdits(text: string, tree: JsonTree, path: JsonPath, value: Json): readonly TextEdit[] {
  let node = tree.root;
  for (const [depth, step] of path.entries()) {
    const next = childAt(node, step);
    if (next === undefined) {
      const rest = path.slice(depth + 1);
      if (node?.type !== "object" || ![step, ...rest].every((each) => typeof each === "string")) return [];
      const nested = rest.reduceRight<Json>((inner, outer): JsonObject => ({ [outer]: inner }), value);
      return newMemberEdits({ text, tree }, node, String(step), nested);
    }
    node = next;
  }
  if (node === undefined || isEqualJson(valueOf(node), value)) return [];
  const layout = layoutNear(text, tree, node, node.parent?.parent);
  return [{ offset: node.offset, length: node.length, text: textLike(value, node, text, layout) }];
}

/** Returns an object's member (the last of duplicate keys) or a list's item; undefined for none. */
export function childAt(node: JsonNode | undefined, step: string | number): JsonNode | undefined {
  if (typeof step === "number") return node?.type === "array" ? node.children?.[step] : undefined;
  return memberOf(node, step);
}

/** Returns the edits that add a member at an object's end: on one line, or one line for each object of a list. */
export function newMemberEdits(
  { text, tree }: ParsedText,
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

/** Returns whether two values are equal; the order of an object's members does not matter. */
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
